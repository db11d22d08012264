/** `@docusaurus/theme-search-algolia/client`, for a search box of a site's own. */

export { type AskAi, useAlgoliaAskAi } from "./ask-ai.ts";
export {
  mergeFacetFilters,
  useAlgoliaContextualFacetFilters,
  useAlgoliaContextualFacetFiltersIfEnabled,
} from "./facet-filters.ts";
export { useAlgoliaThemeConfig, useSearchResultUrlProcessor } from "./search-config.ts";
export type { AskAiOptions } from "./types.ts";
