/** Types of `@docusaurus/theme-search-algolia`. */

import type { AlgoliaConfig } from "../node/plugins/theme-search-algolia.ts";

export type { AlgoliaConfig as ThemeConfigAlgolia } from "../client/exports/theme-search-algolia/types.ts";
export { default, validateThemeConfig } from "../node/plugins/upstream/theme-search-algolia.ts";

export interface UserThemeConfig {
  algolia?: AlgoliaConfig;
}
