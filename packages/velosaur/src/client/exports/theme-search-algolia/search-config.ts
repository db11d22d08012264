import { useCallback } from "react";
import { useBaseUrlUtils } from "../useBaseUrl.ts";
import useDocusaurusContext from "../useDocusaurusContext.ts";
import type { AlgoliaConfig } from "./types.ts";

/** The theme's configuration; search has its own in `algolia`. */
export const useAlgoliaThemeConfig = (): { algolia: AlgoliaConfig } =>
  useDocusaurusContext().siteConfig.themeConfig as unknown as { algolia: AlgoliaConfig };

/** Makes the address of a result one of this site, unless it leads elsewhere. */
export function useSearchResultUrlProcessor(): (url: string) => string {
  const { withBaseUrl } = useBaseUrlUtils();
  const { externalUrlRegex, replaceSearchResultPathname: replace } =
    useAlgoliaThemeConfig().algolia;
  return useCallback(
    (url: string) => {
      const { href, pathname, search, hash } = new URL(url);
      if (externalUrlRegex && new RegExp(externalUrlRegex, "gi").test(href)) return url;
      const own = `${pathname}${search}${hash}`;
      return withBaseUrl(replace ? own.replace(new RegExp(replace.from, "g"), replace.to) : own);
    },
    [withBaseUrl, externalUrlRegex, replace],
  );
}
