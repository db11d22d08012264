/** Stands in for `@docusaurus/plugin-client-redirects`: a site's own plugin may wrap the built-in one. */

import { clientRedirectsPlugin } from "../../content/client-redirects/plugin.ts";

export const validateOptions = clientRedirectsPlugin.validateOptions;
export default clientRedirectsPlugin;
