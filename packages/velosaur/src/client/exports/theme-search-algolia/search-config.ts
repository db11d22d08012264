import { useCallback } from "react";
import { localizeUrl } from "../../../shared/search/localize-url.ts";
import useDocusaurusContext from "../useDocusaurusContext.ts";
import type { AlgoliaConfig } from "./types.ts";

/** The theme's configuration; search has its own in `algolia`. */
export const useAlgoliaThemeConfig = (): { algolia: AlgoliaConfig } =>
  useDocusaurusContext().siteConfig.themeConfig as unknown as { algolia: AlgoliaConfig };

/** Makes the address of a result one of this site, unless it leads elsewhere. */
export function useSearchResultUrlProcessor(): (url: string) => string {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { algolia } = useAlgoliaThemeConfig();
  return useCallback(
    (url: string) => localizeUrl(new URL(url), { ...algolia, baseUrl }),
    [algolia, baseUrl],
  );
}
