/** What the search box works with. */

/** As the index takes them: what stands in an inner list is either-or. */
export type FacetFilters = string | FacetFilters[];

export interface AskAiOptions {
  searchParameters?: { facetFilters?: FacetFilters };
  [option: string]: unknown;
}

export interface AlgoliaConfig {
  appId: string;
  apiKey: string;
  indexName: string;
  contextualSearch: boolean;
  externalUrlRegex?: string;
  searchPagePath: string | false | null;
  replaceSearchResultPathname?: { from: string; to: string };
  placeholder?: string;
  askAi?: AskAiOptions;
  [option: string]: unknown;
}
