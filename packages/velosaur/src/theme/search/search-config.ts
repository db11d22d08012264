import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useMemo } from "react";
import { createHostedEngine } from "./hosted-engine.ts";
import { createLocalEngine } from "./local-engine.ts";
import type { SearchEngine } from "./search-engine.ts";

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
}

interface ThemeConfig {
  algolia?: SearchConfig;
  search?: { provider?: "local" };
}

/** Undefined where a site has no search. */
export function useSearchConfig(): SearchConfig | undefined {
  const { themeConfig } = useDocusaurusContext().siteConfig;
  return (themeConfig as unknown as ThemeConfig).algolia;
}

/** Whether the index lies on the site itself. */
export function useIsLocal(): boolean {
  const { themeConfig } = useDocusaurusContext().siteConfig;
  return (themeConfig as unknown as ThemeConfig).search?.provider === "local";
}

export function useSearchEngine(config: SearchConfig): SearchEngine {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const isLocal = useIsLocal();
  const { currentLocale } = useDocusaurusContext().i18n;
  return useMemo(
    () =>
      isLocal
        ? createLocalEngine({
            baseUrl,
            locale: currentLocale,
            load: fetchJson,
            isEdited: import.meta.env.DEV,
          })
        : createHostedEngine(config),
    [isLocal, baseUrl, currentLocale, config],
  );
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
