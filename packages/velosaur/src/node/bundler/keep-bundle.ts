import { statSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import path from "../system/path.ts";
import { type BundleRecord, bundlesDir, openBundle, writeRecord } from "./bundle-cache.ts";
import type { BundleRequest, SiteBundle } from "./bundle-request.ts";

/** How many bundles of all languages are kept: a language that is written from right to left has other styles. */
const KEPT_SHARED = 2;

/** Puts a bundle into the cache, in the place of the one before. `write` fills the folder that it is given. */
export async function keepBundle(
  request: BundleRequest,
  key: string,
  write: (folder: string) => Promise<BundleRecord>,
): Promise<SiteBundle> {
  const home = bundlesDir(request);
  const temporary = path.join(home, `${key}.${process.pid}`);
  const folder = path.join(home, key);
  try {
    // One that was killed may have had the same number.
    await rm(temporary, { recursive: true, force: true });
    const record = await write(temporary);
    await writeRecord(record, { folder: temporary, home: folder });
    // The bundle before goes only now: a mistake in a component shouldn't cost it.
    const others = (await listFolders(home)).filter((other) => other !== temporary);
    const kept = request.hasHoles ? findLastUsed(others, folder).slice(0, KEPT_SHARED - 1) : [];
    const gone = others.filter((other) => !kept.includes(other));
    await Promise.all(gone.map((other) => rm(other, { recursive: true, force: true })));
    await rename(temporary, folder);
    return openBundle(folder, record);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

const listFolders = async (home: string): Promise<string[]> =>
  (await readdir(home)).map((name) => path.join(home, name));

/** Those that are whole, but for one: what is left of a build that was killed has a dot in its name. */
const findLastUsed = (folders: readonly string[], but: string): string[] =>
  folders
    .filter((folder) => folder !== but && !path.basename(folder).includes("."))
    .map((folder) => ({ folder, time: statSync(folder).mtimeMs }))
    .toSorted((one, other) => other.time - one.time)
    .map(({ folder }) => folder);
