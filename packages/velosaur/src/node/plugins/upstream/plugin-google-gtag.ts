/** Stands in for `@docusaurus/plugin-google-gtag`: a site's own plugin may wrap the built-in one. */

import { googleGtagPlugin } from "../analytics/google-gtag.ts";

export const validateOptions = googleGtagPlugin.validateOptions;
export default googleGtagPlugin;
