import { readIndexFiles, writeIndexFiles } from "../../cache/index-files.ts";
import { listPacks, removePacks, tidyPacks } from "../../cache/packs.ts";
import { pageFolder, type PagePlace, prunePages } from "../../render/page-packs.ts";
import type { RenderedFacts } from "../../render/render-task.ts";

export interface RememberedPage {
  /** Hash of everything that it shows. */
  key: string;
  facts: RenderedFacts;
  /** Where its files lie in the cache; undefined where they don't any more. */
  place?: PagePlace | undefined;
}

/** Rendered pages of earlier builds, by their paths. */
export interface PageStore {
  /** The page as it was made from the same things. */
  find: (routePath: string, key: string) => RememberedPage | undefined;
  keep: (routePath: string, page: RememberedPage) => void;
  /** Whether a page read the list of all docs of its version when it was made. */
  readsDocs: (routePath: string) => boolean;
  /** Writes the index, and removes what this build didn't use. */
  save: () => Promise<void>;
  /** Of all that were kept, by their paths. */
  facts: () => ReadonlyMap<string, RenderedFacts>;
}

type Index = Record<string, RememberedPage>;

export async function openPageStore(cacheDir: string): Promise<PageStore> {
  const index = { cacheDir, name: "pages" };
  const folder = pageFolder(cacheDir);
  const known = new Map(
    (await readIndexFiles<Index>(index)).flatMap((part) => Object.entries(part)),
  );
  const packs = new Set(listPacks(folder));
  const placed = [...known].filter(([, { place }]) => place && packs.has(place.pack));
  const tidied = tidyPacks(
    folder,
    placed.map(([, { place }]) => place as PagePlace),
  );
  const places = new Map(
    placed.map(([routePath, { place }], at) => [
      routePath,
      { ...(place as PagePlace), ...tidied?.[at] },
    ]),
  );
  const used = new Map<string, RememberedPage>();
  let isChanged = tidied !== undefined;
  return {
    find(routePath, key) {
      const page = known.get(routePath);
      return page?.key === key ? { ...page, place: places.get(routePath) } : undefined;
    },
    keep(routePath, page) {
      if (known.get(routePath)?.facts !== page.facts) isChanged = true;
      used.set(routePath, page);
    },
    readsDocs: (routePath) => known.get(routePath)?.facts.docs !== undefined,
    async save() {
      if (!isChanged && used.size === known.size) return;
      await writeIndexFiles(index, used);
      const kept = [...used.values()].flatMap(({ place }) => place ?? []);
      removePacks(folder, new Set(kept.map(({ pack }) => pack)));
      prunePages(folder, kept);
    },
    facts: () => new Map([...used].map(([routePath, { facts }]) => [routePath, facts])),
  };
}
