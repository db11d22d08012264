import { existsSync, statSync } from "node:fs";
import path from "../system/path.ts";
import { engineDir } from "../system/engine-paths.ts";

const EXTENSIONS = [
  ".js",
  ".tsx",
  ".ts",
  ".jsx",
  ".mjs",
  ".json",
  "/index.js",
  "/index.tsx",
  "/index.ts",
  "/index.jsx",
];

/** Completes a path without extension to a file that exists, as a bundler would. */
export function findModuleFile(base: string): string | undefined {
  if (/\.\w+$/.test(base) && isFile(base)) return base;
  return EXTENSIONS.map((extension) => base + extension).find(isFile);
}

/** A folder may have a name with a dot in it. */
export const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** `client/entry.browser` → absolute path. */
export function engineFile(name: string): string {
  const file = findModuleFile(path.join(engineDir, name));
  if (!file) throw new Error(`The engine's own file ${name} is missing: is it compiled?`);
  return file;
}

/** Stands for the site's own, which is for its editor: what is made of the code doesn't hang on it. */
export const siteTsconfig = (): string => engineFile("node/bundler/site-tsconfig.json");
