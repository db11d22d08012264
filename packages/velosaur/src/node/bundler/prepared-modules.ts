/** What is known of the engine's own modules when its package is built: no build of a site has to find it out. */

import { readFileSync } from "node:fs";
import path from "../system/path.ts";
import { engineDir, isCompiled } from "../system/engine-paths.ts";
import type { CompiledStyle } from "./compile-style.ts";

/** Files are named by their path below the engine's folder, with slashes. */
export interface PreparedModules {
  /** Of the folders that are asked for by name: `theme/Footer/index.js`. */
  files: string[];
  /** Stylesheets of components. */
  styles: Record<string, CompiledStyle>;
  /** What code says of classes and variables, see `findStyleWords`. */
  words: Record<string, string[]>;
}

export const PREPARED_MODULES: string = path.join(engineDir, "prepared-modules.json");

let prepared: PreparedModules | undefined;

/** Undefined where the engine isn't compiled: then all is found out when it's needed. */
export function readPreparedModules(): PreparedModules | undefined {
  if (!isCompiled) return undefined;
  prepared ??= JSON.parse(readFileSync(PREPARED_MODULES, "utf8")) as PreparedModules;
  return prepared;
}

/** How a file of the engine's is named here; undefined for others. */
export const preparedName = (file: string): string | undefined =>
  file.startsWith(engineDir + path.sep) ? file.slice(engineDir.length + 1) : undefined;
