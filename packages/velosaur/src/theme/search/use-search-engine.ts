import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useMemo } from "react";
import type { LocalIndexOptions } from "../../shared/search/search-local.ts";
import { createHostedEngine } from "./hosted-engine.ts";
import { type SearchConfig, useIsLocal } from "./search-config.ts";
import type { SearchEngine } from "./search-engine.ts";

export function useSearchEngine(config: SearchConfig): SearchEngine {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const local = useLocalEngine();
  return useMemo(
    () => local ?? createHostedEngine({ ...config, baseUrl }),
    [local, config, baseUrl],
  );
}

/** Undefined where the index lies elsewhere. */
export function useLocalEngine(): SearchEngine | undefined {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { baseUrl } = siteConfig;
  const { currentLocale } = i18n;
  const isLocal = useIsLocal();
  return useMemo(
    () =>
      isLocal
        ? createLateEngine({
            baseUrl,
            locale: currentLocale,
            load: fetchJson,
            isEdited: import.meta.env.DEV,
          })
        : undefined,
    [isLocal, baseUrl, currentLocale],
  );
}

/** Sites whose index lies elsewhere don't load its code. */
function createLateEngine(options: LocalIndexOptions): SearchEngine {
  let loading: Promise<SearchEngine> | undefined;
  const load = (): Promise<SearchEngine> =>
    (loading ??= import("./local-engine.ts").then(
      ({ createLocalEngine }) => createLocalEngine(options),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return {
    search: async (request) => (await load()).search(request),
    // Who can't load it now is told so by the first search.
    prepare: () => void load().then(({ prepare }) => prepare?.(), ignore),
  };
}

const ignore = (): void => {};

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
