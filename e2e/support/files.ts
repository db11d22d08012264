/** Folders as a whole: what a build has written, and what it keeps. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Site } from "./site.ts";

/** Files of a folder at any depth, by their paths below it, in alphabetical order. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();

/** Path of each file below the folder → its bytes, a character each. */
export const readFolder = (folder: string): Record<string, string> =>
  Object.fromEntries(
    listFiles(folder).map((name) => [name, readFileSync(path.join(folder, name), "latin1")]),
  );

export const readOutput = (site: Site): Record<string, string> => readFolder(site.path("build"));
