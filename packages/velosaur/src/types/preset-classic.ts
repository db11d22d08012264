/** Types of `@docusaurus/preset-classic`. */

import type { UserThemeConfig } from "../node/config/theme-config-schema.ts";
import type { PresetClassicOptions } from "../node/plugins/preset-classic.ts";
import type { AlgoliaConfig } from "../node/plugins/theme-search-algolia.ts";
import type { Options as BlogOptions } from "./plugin-content-blog.ts";
import type { Options as DocsOptions } from "./plugin-content-docs.ts";
import type { Options as PagesOptions } from "./plugin-content-pages.ts";
import type { Options as SitemapOptions } from "./plugin-sitemap.ts";
import type { Options as ThemeOptions } from "./theme-classic.ts";

export { default } from "../node/plugins/upstream/preset-classic.ts";

/** Options of members that are checked when the member itself is loaded. */
interface MemberOptions {
  docs?: false | DocsOptions;
  blog?: false | BlogOptions;
  pages?: false | PagesOptions;
  sitemap?: false | SitemapOptions;
  theme?: ThemeOptions;
}

export type Options = Omit<PresetClassicOptions, keyof MemberOptions> & MemberOptions;
export type ThemeConfig = UserThemeConfig & { algolia?: AlgoliaConfig };
