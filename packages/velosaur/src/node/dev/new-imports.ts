import { readFileSync } from "node:fs";
import path from "../system/path.ts";
import { globSync } from "tinyglobby";
import { readJsonFileSync, writeJsonFileSync } from "../cache/json-file.ts";

export interface ImportsOptions {
  siteDir: string;
  cacheDir: string;
  /** Globs of the modules in which Vite looks for packages. */
  entries: string[];
}

/**
 * Whether the site's modules name a package that they didn't name when Vite looked for packages last. It looks again
 * only when it is asked to; a package that a page asks for later is made ready while that page waits, and reloads it.
 */
export function hasNewImports({ siteDir, cacheDir, entries }: ImportsOptions): boolean {
  const file = path.join(cacheDir, "imports.json");
  const known = new Set(readJsonFileSync<string[]>(file));
  const found = listImports(globSync(entries, { cwd: siteDir, absolute: true }));
  if (found.every((name) => known.has(name))) return false;
  writeJsonFileSync(file, found);
  return true;
}

/** Names of packages after `from`, `import` and `require`. One in a text that is no import only makes Vite look again. */
const IMPORT = /\b(?:from|import|require)\s*(?:\(\s*)?["']((?:@[\w-]|\w)[^"':\n]*)["']/g;

const listImports = (files: string[]): string[] => [
  ...new Set(
    files.flatMap((file) =>
      Array.from(readFileSync(file, "utf8").matchAll(IMPORT), ([, name = ""]) => name),
    ),
  ),
];
