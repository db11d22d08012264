/** Types of `@docusaurus/theme-search-algolia`. */

import type { AlgoliaConfig } from "../node/plugins/theme-search-algolia.ts";

export { default, validateThemeConfig } from "../node/plugins/upstream/theme-search-algolia.ts";

export interface UserThemeConfig {
  algolia?: AlgoliaConfig;
}
