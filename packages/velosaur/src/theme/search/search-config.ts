import type { AskAiOptions } from "@docusaurus/theme-search-algolia/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";

/** As `themeConfig.algolia` has it once the theme has completed it. */
export interface SearchConfig {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly contextualSearch?: boolean;
  readonly externalUrlRegex?: string;
  readonly searchParameters?: Record<string, unknown>;
  readonly searchPagePath?: string | false | null;
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string };
  readonly placeholder?: string;
  readonly askAi?: AskAiOptions;
}

interface ThemeConfig {
  algolia?: SearchConfig;
  search?: { provider?: "local" };
}

const useThemeConfig = (): ThemeConfig =>
  useDocusaurusContext().siteConfig.themeConfig as unknown as ThemeConfig;

/** Undefined where a site has no search. */
export const useSearchConfig = (): SearchConfig | undefined => useThemeConfig().algolia;

/** Whether the index lies on the site itself. */
export const useIsLocal = (): boolean => useThemeConfig().search?.provider === "local";
