import { useDocsContextualSearchTags } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { SearchConfig } from "./search-config.ts";

/** The language and the versions of the docs that the visitor reads, as JSON: equal filters are the same. */
export function useSearchFilters({ contextualSearch }: SearchConfig): string {
  const { currentLocale } = useDocusaurusContext().i18n;
  const tags = useDocsContextualSearchTags();
  if (!contextualSearch) return "[]";
  return JSON.stringify([
    [`language:${currentLocale}`],
    ["default", ...tags].map((tag) => `docusaurus_tag:${tag}`),
  ]);
}
