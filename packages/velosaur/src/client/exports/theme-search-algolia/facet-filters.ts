import { useDocsContextualSearchTags } from "../plugin-content-docs/search-tags.ts";
import useDocusaurusContext from "../useDocusaurusContext.ts";
import { useAlgoliaThemeConfig } from "./search-config.ts";

/** As the index takes them: what stands in an inner list is either-or. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** All that either of them asks for. */
export function mergeFacetFilters(
  a: FacetFilters | undefined,
  b: FacetFilters | undefined,
): FacetFilters | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return [a, b].flatMap((filters) => (typeof filters === "string" ? [filters] : filters));
}

/** The language, and the versions of the docs that the visitor reads. */
export function useAlgoliaContextualFacetFilters(): FacetFilters {
  const { currentLocale } = useDocusaurusContext().i18n;
  const tags = ["default", ...useDocsContextualSearchTags()];
  return [`language:${currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

/** Undefined where a site searches all it has. */
export function useAlgoliaContextualFacetFiltersIfEnabled(): FacetFilters | undefined {
  const filters = useAlgoliaContextualFacetFilters();
  return useAlgoliaThemeConfig().algolia.contextualSearch ? filters : undefined;
}
