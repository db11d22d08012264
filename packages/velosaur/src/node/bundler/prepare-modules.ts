import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { engineDir } from "../system/engine-paths.ts";
import { compileStyle } from "./compile-style.ts";
import { findStyleWords } from "./lean/plugin-style-words.ts";
import { importDirectly, listPlaces } from "./plugin-direct-imports.ts";
import { PREPARED_MODULES, type PreparedModules } from "./prepared-modules.ts";
import { createScopedClassName } from "./scoped-class-name.ts";

/** Folders with what code of sites, and the engine's own in the browser, may import. */
const FOLDERS = ["client", "theme", "shared"];

const NAMED = /^(?:theme\/.*\/index|client\/(?:exports|own)\/.*)\.js$/;

/** Writes down what builds would find out of the engine's modules, or do with them, when the package is built. */
export function prepareModules(): void {
  const files = FOLDERS.flatMap((folder) => listFiles(folder)).toSorted();
  const scripts = files.filter((name) => name.endsWith(".js"));
  importAllDirectly(scripts);
  // The names of the engine's classes depend on no site.
  const scopedClassName = createScopedClassName(engineDir);
  const words = scripts
    .map((name): [string, string[]] => {
      const file = path.join(engineDir, name);
      return [name, [...new Set(findStyleWords(readFileSync(file, "utf8"), file))]];
    })
    .filter(([, found]) => found.length > 0);
  const styles = files
    .filter((name) => name.endsWith(".module.css"))
    .map((name) => [name, compileStyle(path.join(engineDir, name), scopedClassName)]);
  const prepared: PreparedModules = {
    files: scripts.filter((name) => NAMED.test(name)),
    styles: Object.fromEntries(styles),
    words: Object.fromEntries(words),
  };
  writeFileSync(PREPARED_MODULES, JSON.stringify(prepared));
}

/** As builds do it with the modules of sites, see `directImportsPlugin`. */
function importAllDirectly(scripts: readonly string[]): void {
  const places = [...listPlaces()];
  for (const name of scripts) {
    const file = path.join(engineDir, name);
    const code = readFileSync(file, "utf8");
    const relative = places.map(([exported, place]): [string, string] => [
      exported,
      toSpecifier(path.relative(path.dirname(file), place)),
    ]);
    const direct = importDirectly(code, new Map(relative));
    if (direct !== code) writeFileSync(file, direct);
  }
}

const toSpecifier = (relative: string): string =>
  relative.startsWith(".") ? relative : `./${relative}`;

const listFiles = (folder: string): string[] =>
  readdirSync(path.join(engineDir, folder), { recursive: true, encoding: "utf8" }).map((name) =>
    path.join(folder, name),
  );
