/** Stands in for `@docusaurus/plugin-content-pages`: a site's own plugin may wrap the built-in one. */

import { contentPagesPlugin } from "../../content/pages/plugin.ts";

export const validateOptions = contentPagesPlugin.validateOptions;
export default contentPagesPlugin;
