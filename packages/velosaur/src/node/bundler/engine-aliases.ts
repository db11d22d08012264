import { existsSync, readdirSync, readFileSync } from "node:fs";
import path, { toPosix } from "../system/path.ts";
import type { Alias } from "vite";
import { engineDir } from "../system/engine-paths.ts";
import { escapePattern } from "../../shared/escape-pattern.ts";
import { findOwnPackage } from "./own-packages.ts";
import { readPreparedModules } from "./prepared-modules.ts";

/** A folder of the engine's whose modules have names alike: one rule serves all of them. */
interface NamedFolder {
  /** What names begin with. */
  prefix: string;
  /** Below the engine's folder. */
  folder: string;
  /** Of the files that have a name. */
  ending: string;
}

const THEME: NamedFolder = { prefix: "@theme/", folder: "theme", ending: "/index.js" };
const OTHERS: readonly NamedFolder[] = [
  { prefix: "@docusaurus/", folder: "client/exports", ending: ".js" },
  { prefix: "velosaur/client/", folder: "client/own", ending: ".js" },
];
const LISTS = [
  ["@docusaurus/theme-common", "theme/common/index.js"],
  ["@docusaurus/theme-common/internal", "theme/common/internal.js"],
] as const;
/** The engine's for whoever imports it, and the same in the browser and in Node. */
const PACKAGES = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];

/**
 * Names of the engine's modules for the bundler itself. Their own files alone ask for them 1,400 times, and each question
 * to a plugin takes longer than its answer. Names that are not here, among them those that a theme of the site or of a
 * plugin gives another meaning, go to the plugins.
 *
 * @param themeDirs Folders that may do so.
 * @param files As `PreparedModules` has them. Without them, all names go to the plugins.
 */
export function engineAliases(
  themeDirs: readonly string[],
  files: readonly string[] | undefined = readPreparedModules()?.files,
): Alias[] {
  const themes = themeDirs.filter((folder) => existsSync(folder));
  const packages = PACKAGES.map((name) => toSingle(name, findOwnPackage(name)));
  if (!files || themes.some(hasCommonJs)) return packages;
  const overridden = new Set(themes.flatMap(listNames));
  const theme = listEngineNames(files, THEME).filter((name) => !overridden.has(name));
  return [
    toAlias(THEME, theme),
    ...OTHERS.map((named) => toAlias(named, listEngineNames(files, named))),
    ...LISTS.map(([name, file]) => toSingle(name, path.join(engineDir, file))),
    ...packages,
  ];
}

/**
 * A component as CommonJS is its `exports.default`, as webpack and TypeScript have it. To files that the bundler itself
 * finds in a package of type "module", as the engine's are, it hands all exports instead, as Node does.
 */
const hasCommonJs = (themeDir: string): boolean =>
  listFiles(themeDir)
    .filter((file) => /^(?!.*node_modules\/).*\.c?js$/.test(file))
    .some((file) => {
      const code = readFileSync(path.join(themeDir, file), "utf8");
      return /\bexports\b/.test(code) && !/^\s*(?:import|export)\b/m.test(code);
    });

const toAlias = ({ prefix, folder, ending }: NamedFolder, names: readonly string[]): Alias => ({
  find: toPattern(`${prefix}(${names.map(escapePattern).join("|")})`),
  replacement: `${path.join(engineDir, folder).replaceAll("$", "$$$$")}/$1${ending}`,
});

const toSingle = (name: string, file: string): Alias => ({
  find: toPattern(escapePattern(name)),
  replacement: file.replaceAll("$", "$$$$"),
});

const toPattern = (source: string): RegExp => new RegExp(`^${source}$`);

/** Begins each path that a name of the engine's leads to. */
export function enginePaths(): RegExp {
  const packages = PACKAGES.map((name) => path.dirname(findOwnPackage(name)));
  const beginnings = [engineDir, ...packages].map((folder) => escapePattern(folder + path.sep));
  return new RegExp(`^(?:${beginnings.join("|")})`);
}

const listEngineNames = (files: readonly string[], { folder, ending }: NamedFolder): string[] =>
  files
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith(ending))
    .map((file) => file.slice(folder.length + 1, -ending.length));

/** As `findIn` of the module resolution finds them. */
const listNames = (folder: string): string[] =>
  listFiles(folder).map((file) => file.replace(/\.\w+$/, "").replace(/\/index$/, ""));

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map(toPosix);
