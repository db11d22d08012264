/** Folders made at run time, and a look at what is in them. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";

export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Name → text of all files of a folder, in alphabetical order. */
export function readFiles(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        path.relative(folder, file).replaceAll(path.sep, "/"),
        readFileSync(file, "utf8"),
      ]),
  );
}

/** Names of the folder's own entries. */
export const listNames = (folder: string): string[] => readdirSync(folder).sort();
