/** Stands in for `@docusaurus/plugin-content-docs`: a site's own plugin may wrap the built-in one. */

import { contentDocsPlugin } from "../../content/docs/plugin.ts";

export const validateOptions = contentDocsPlugin.validateOptions;
export default contentDocsPlugin;
