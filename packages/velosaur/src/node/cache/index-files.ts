/** An index of the cache may lie in several files: what was made elsewhere brings its own along. */

import { copyFileSync, readdirSync, rmSync } from "node:fs";
import path from "../system/path.ts";
import { readJsonFile, writeJsonFile } from "./json-file.ts";

export interface IndexPlace {
  cacheDir: string;
  /** `documents` of `documents.json` and of `documents.3-of-8.json`. */
  name: string;
}

/** Those that are whole. One after another: the text of a large index is as large. */
export async function readIndexFiles<T>(place: IndexPlace): Promise<T[]> {
  const indexes: T[] = [];
  for (const file of listFiles(place)) {
    const index = await readJsonFile<T>(path.join(place.cacheDir, file));
    if (index !== undefined) indexes.push(index);
  }
  return indexes;
}

/** So many entries make a file: its text must fit beside everything else. */
const ENTRIES_PER_FILE = 5000;

/** Takes the place of all files. `toIndex`: what the file of some of the entries holds. */
export async function writeIndexFiles<Entry>(
  place: IndexPlace,
  entries: Iterable<readonly [key: string, entry: Entry]>,
  toIndex: (entries: Record<string, Entry>) => unknown = (some) => some,
): Promise<void> {
  const names = new Set<string>();
  for (const some of groupByFile(entries)) {
    const start = names.size * ENTRIES_PER_FILE;
    const name = start === 0 ? `${place.name}.json` : `${place.name}.from-${start}.json`;
    await writeJsonFile(path.join(place.cacheDir, name), toIndex(Object.fromEntries(some)));
    names.add(name);
  }
  removeFiles(
    place,
    listFiles(place).filter((name) => !names.has(name)),
  );
}

/** One at least, be it empty. */
function* groupByFile<Entry>(entries: Iterable<Entry>): Generator<Entry[]> {
  let group: Entry[] = [];
  for (const entry of entries) {
    if (group.length === ENTRIES_PER_FILE) {
      yield group;
      group = [];
    }
    group.push(entry);
  }
  yield group;
}

/** Takes the index of another cache; `from` tells it from others that come along. */
export function addIndexFile(place: IndexPlace, source: IndexPlace, from: string): void {
  for (const file of listFiles(source)) {
    const own = file.slice(source.name.length, -".json".length);
    copyFileSync(
      path.join(source.cacheDir, file),
      path.join(place.cacheDir, `${place.name}.${from}${own}.json`),
    );
  }
}

export const removeIndexFiles = (place: IndexPlace): void => removeFiles(place, listFiles(place));

function removeFiles({ cacheDir }: IndexPlace, names: string[]): void {
  for (const name of names) rmSync(path.join(cacheDir, name));
}

const NO_FOLDER: ReadonlySet<string> = new Set(["ENOENT", "ENOTDIR"]);

function listFiles({ cacheDir, name }: IndexPlace): string[] {
  try {
    return readdirSync(cacheDir)
      .filter((file) => file === `${name}.json` || isOfPart(file, name))
      .toSorted();
  } catch (error) {
    if (!NO_FOLDER.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    return [];
  }
}

const isOfPart = (file: string, name: string): boolean =>
  file.startsWith(`${name}.`) && file.endsWith(".json");
