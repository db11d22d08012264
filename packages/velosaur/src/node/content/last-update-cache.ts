import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import path from "../system/path.ts";
import { readJsonFileSync, writeJsonFileSync } from "../cache/json-file.ts";
import { markUsed } from "../cache/sweep.ts";
import { fromStoredKeys, toStoredKeys, toStoredPath } from "../cache/stored-path.ts";

export interface LastUpdate {
  /** In milliseconds. */
  lastUpdatedAt?: number;
  lastUpdatedBy?: string;
}

/** What git said about these files at a commit. A file without an update isn't in the repository. */
interface CachedUpdates {
  head: string;
  updates: Record<string, LastUpdate | null>;
}

export interface LastUpdateCache {
  /** Undefined when git has to be asked again. */
  load: (filePaths: readonly string[]) => Map<string, LastUpdate> | undefined;
  save: (filePaths: readonly string[], updates: ReadonlyMap<string, LastUpdate>) => void;
}

export interface LastUpdateCacheOptions {
  cacheDir: string;
  /** Folder within the repository. */
  folder: string;
  /** Tells apart what plugins ask about the same folder. */
  name: string;
  /** The one that is asked about, unless it is what is checked out. */
  commit?: string | undefined;
}

/** Remembers the answers of git for as long as the repository stands at the same commit. */
export async function openLastUpdateCache({
  cacheDir,
  folder,
  name,
  commit,
}: LastUpdateCacheOptions): Promise<LastUpdateCache> {
  const head = commit ?? (await readHead(folder));
  const places = [folder, name].map((file) => toStoredPath(file, cacheDir));
  const key = createHash("sha256").update(places.join(" ")).digest("hex").slice(0, 16);
  const file = path.join(cacheDir, `last-updates-${key}.json`);
  return {
    load: (filePaths) => {
      const cached = readCache(file);
      const isKnown =
        head !== undefined &&
        cached?.head === head &&
        filePaths.every((filePath) => Object.hasOwn(cached.updates, filePath));
      if (!isKnown) return undefined;
      markUsed(file);
      const found = filePaths.map((filePath) => [filePath, cached.updates[filePath]] as const);
      return new Map(found.filter((entry): entry is [string, LastUpdate] => Boolean(entry[1])));
    },
    save: (filePaths, updates) => {
      if (head === undefined) return;
      const entries = filePaths.map((filePath) => [filePath, updates.get(filePath) ?? null]);
      writeCache(file, { head, updates: Object.fromEntries(entries) });
    },
  };
}

function readHead(folder: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile("git", ["rev-parse", "HEAD"], { cwd: folder }, (error, output) =>
      resolve(error ? undefined : output.trim()),
    );
  });
}

function readCache(file: string): CachedUpdates | undefined {
  const cached = readJsonFileSync<CachedUpdates>(file);
  return cached && { ...cached, updates: fromStoredKeys(cached.updates, path.dirname(file)) };
}

function writeCache(file: string, cached: CachedUpdates): void {
  try {
    writeJsonFileSync(file, {
      ...cached,
      updates: toStoredKeys(cached.updates, path.dirname(file)),
    });
  } catch {
    // A folder that can't be written costs time, nothing else.
  }
}
