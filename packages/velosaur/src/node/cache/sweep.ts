/** What no build has used for a while is thrown out of the cache: a language, a plugin or an image that is gone. */

import { readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "../system/path.ts";
import { REF_FOLDER } from "../system/ref-files.ts";
import { readJsonFileSync, writeJsonFileSync } from "./json-file.ts";

/** Documents, pages and bundles go with the first build that doesn't use them; everything else after so many. */
export const KEPT_BUILDS = 10;

/** Says of a file or folder of the cache that this build uses it. */
export function markUsed(file: string, now: number = Date.now()): void {
  try {
    utimesSync(file, now / 1000, now / 1000);
  } catch {
    // It isn't there, or isn't ours: then nobody throws it out either.
  }
}

const buildsFile = (cacheDir: string): string => path.join(cacheDir, "builds.json");

/** Folders whose entries are used one by one. */
const SWEPT_FOLDERS = ["modules", "ideal-image", REF_FOLDER];

/** To be called when a build is done: `startedAt`, in milliseconds, is when it began. */
export function sweepCache(cacheDir: string, startedAt: number): void {
  const known = readJsonFileSync<number[]>(buildsFile(cacheDir));
  const starts = [...(Array.isArray(known) ? known : []), startedAt].slice(-KEPT_BUILDS);
  try {
    writeJsonFileSync(buildsFile(cacheDir), starts);
    if (starts.length === KEPT_BUILDS) removeOlder(cacheDir, starts[0] ?? 0);
  } catch {
    // A folder that can't be written costs room, nothing else.
  }
}

function removeOlder(cacheDir: string, time: number): void {
  const entries = [
    ...listEntries(cacheDir).filter((file) => file.endsWith(".json") || isOfLocale(file)),
    ...SWEPT_FOLDERS.flatMap((name) => listEntries(path.join(cacheDir, name))),
  ];
  for (const file of entries)
    // File systems count in other steps than clocks.
    if (statSync(file).mtimeMs < time - 1000) rmSync(file, { recursive: true });
}

const isOfLocale = (folder: string): boolean => listNames(folder).includes("bundles");

const listEntries = (folder: string): string[] =>
  listNames(folder).map((name) => path.join(folder, name));

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
