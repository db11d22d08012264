/** Stands in for `@docusaurus/plugin-sitemap`: a site's own plugin may wrap the built-in one. */

import { sitemapPlugin } from "../../content/sitemap/plugin.ts";

export const validateOptions = sitemapPlugin.validateOptions;
export default sitemapPlugin;
