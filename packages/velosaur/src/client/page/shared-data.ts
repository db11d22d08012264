import type { Json } from "../../shared/document.ts";
import type { SharedDataReference } from "../../shared/payload.ts";

export type FetchJson = (url: string) => Promise<Json>;

/** From the network. */
export const fetchShared: FetchJson = async (url) => {
  const response = await window.fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
};

/** Files that pages share are fetched once. Their names hold a hash of their content, so they never age. */
export interface SharedDataCache {
  load: (reference: SharedDataReference) => Promise<Json>;
}

/** Whoever gives `files` decides what is forgotten, and when. */
export function createSharedDataCache(
  fetchJson: FetchJson,
  files: Map<string, Promise<Json>> = new Map(),
): SharedDataCache {
  return {
    load: ({ $shared: url }) => {
      const known = files.get(url);
      if (known) return known;
      const file = fetchJson(url);
      files.set(url, file);
      // A failure may pass: the next one who asks tries again.
      file.catch(() => files.delete(url));
      return file;
    },
  };
}

let siteCache: SharedDataCache | undefined;

/** The entries say once where shared files come from: the network, or the build's memory. */
export function provideSharedData(cache: SharedDataCache): void {
  siteCache = cache;
}

/** One and the same promise for each file, as React's `use` needs it. */
export function loadSharedData(reference: SharedDataReference): Promise<Json> {
  if (!siteCache)
    return Promise.reject(new Error("Shared data was asked for before the site started."));
  return siteCache.load(reference);
}
