import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "../../system/path.ts";
import { packFolder } from "../../cache/body-packs.ts";
import { addIndexFile, removeIndexFiles } from "../../cache/index-files.ts";
import { isFolderPack, listPacks, type Move, removePacks, shareFolder } from "../../cache/packs.ts";
import type { LoadContext } from "../../contract/contract.ts";
import { pageFolder } from "../../render/page-packs.ts";
import type { FoundPart } from "./read-parts.ts";

interface GatherInput {
  context: LoadContext;
  /** Of the locale. */
  cacheDir: string;
  /** Gives all that lies in a folder to another: pages, which are many files. */
  share: (move: Move) => Promise<void>;
}

/** What still goes on. */
export interface Gathering {
  /** Fulfilled when all pages are there, which nobody needs before the documents are. */
  pages: Promise<unknown>;
}

/** Makes the cache of a locale what all parts together know of it: the build that follows finds everything made. */
export function gatherParts(
  parts: readonly FoundPart[],
  { context, cacheDir, share }: GatherInput,
): Gathering {
  const { currentLocale, locales } = context.i18n;
  mkdirSync(cacheDir, { recursive: true });
  const caches = parts.map(({ folder }) => path.join(folder, currentLocale));
  for (const name of ["documents", "pages"]) {
    removeIndexFiles({ cacheDir, name });
    for (const { shard, folder } of parts)
      addIndexFile(
        { cacheDir, name },
        { cacheDir: path.join(folder, currentLocale), name },
        `${shard.index}-of-${shard.count}`,
      );
  }
  for (const folderOf of [packFolder, pageFolder]) {
    const packs = caches.flatMap((cache) => listPacks(folderOf(cache)));
    // Files that lie apart are taken as they are: none of them may be one that was here, and is damaged.
    removePacks(folderOf(cacheDir), new Set(packs.filter((pack) => !isFolderPack({ pack }))));
  }
  const pages = Promise.all(
    caches.map((cache) => share({ from: pageFolder(cache), to: pageFolder(cacheDir) })),
  );
  // Whoever waits for them hears of what went wrong.
  pages.catch(() => {});
  for (const cache of caches) shareFolder(packFolder(cache), packFolder(cacheDir));
  const bundles = path.join(cacheDir, "bundles");
  // Of a component that was edited since, one here may have the name of one that comes.
  rmSync(bundles, { recursive: true, force: true });
  for (const cache of caches) shareFolder(path.join(cache, "bundles"), bundles);
  for (const { folder } of parts)
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && !locales.includes(entry.name))
        shareFolder(path.join(folder, entry.name), path.join(context.cacheDir, entry.name));
  return { pages };
}
