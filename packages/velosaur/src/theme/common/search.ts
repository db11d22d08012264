/** For search boxes and search pages of a site's own. */

import { useDocsContextualSearchTags } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useCallback } from "react";
import { useQueryString } from "./query-value.ts";
import { useThemeConfig } from "./theme-config.ts";

/** Of pages that belong to no version of the docs. */
export const DEFAULT_SEARCH_TAG = "default";

const QUERY = "q";

/** What is searched for, in the address of the search page. */
export const useSearchQueryString = (): ReturnType<typeof useQueryString> => useQueryString(QUERY);

/** Address of the search page with something to search for. */
export function useSearchLinkCreator(): (searchValue: string) => string {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { algolia } = useThemeConfig() as { algolia?: { searchPagePath?: string | false | null } };
  const path = algolia?.searchPagePath ?? "search";
  return useCallback(
    (searchValue: string) => `${baseUrl}${path}?${QUERY}=${encodeURIComponent(searchValue)}`,
    [baseUrl, path],
  );
}

/** The language, and the versions of the docs that the visitor reads. */
export function useContextualSearchFilters(): { locale: string; tags: string[] } {
  const { currentLocale } = useDocusaurusContext().i18n;
  return { locale: currentLocale, tags: [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()] };
}
