import { useDocsContextualSearchTags } from "../plugin-content-docs/search-tags.ts";
import useDocusaurusContext from "../useDocusaurusContext.ts";
import { useAlgoliaThemeConfig } from "./search-config.ts";
import type { FacetFilters } from "./types.ts";

/** All that either of them asks for. */
export function mergeFacetFilters(a: FacetFilters, b: FacetFilters | undefined): FacetFilters;
export function mergeFacetFilters(
  a: FacetFilters | undefined,
  b: FacetFilters | undefined,
): FacetFilters | undefined;
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
