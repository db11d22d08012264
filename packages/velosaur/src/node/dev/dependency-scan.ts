import { createRequire } from "node:module";
import path from "../system/path.ts";
import type { Alias, DepOptimizationOptions, Rolldown } from "vite";
import type { PluginPackage } from "./plugin-packages.ts";
import type { ModuleResolver } from "../bundler/module-resolution.ts";
import { escapePattern } from "../../shared/escape-pattern.ts";
import { findOwnPackage, OWN_PACKAGES } from "../bundler/own-packages.ts";
import { scannedTypesPlugin } from "../bundler/plugin-typed-javascript.ts";
import { SEARCH_WINDOW } from "../plugins/doc-search-version.ts";
import { engineNamesPlugin } from "./plugin-engine-names.ts";

const escapeGlob = (file: string): string => file.replaceAll(/[!()*+?@[\\\]{}]/g, "\\$&");

/** Without tests, and without types: no page loads what those import. */
const modules = "**/!(*.test|*.d).{js,jsx,ts,tsx}";

/** What highlights code in the browser. Grammars are scripts, and each is loaded by the page that needs it. */
const HIGHLIGHTERS = ["prism-react-renderer", "prismjs"];
const HIGHLIGHTER = new RegExp(`^(?:${HIGHLIGHTERS.join("|")})(?:/|$)`);

/** A package that requires them has them within: in a browser there is nobody to ask by a name. */
const requiredHighlightersPlugin = (): Rolldown.Plugin => ({
  name: "velosaur:required-highlighters",
  resolveId: {
    filter: { id: HIGHLIGHTER },
    handler: (id, importer, { kind }) =>
      kind === "require-call" && importer !== undefined ? findRequired(id, importer) : null,
  },
});

/** What isn't there is told of when a page needs it. */
function findRequired(id: string, importer: string): string | null {
  try {
    return createRequire(importer).resolve(id);
  } catch {
    return null;
  }
}

export interface ScanOptions {
  siteDir: string;
  /** Modules of the site that run in Node. */
  nodeFiles: string[];
  /** Folders of components that plugins bring. */
  themePaths: string[];
  /** Modules of plugins and of the site that pages load: components of routes, and what is on every page. */
  pageModules: string[];
  /** Module that imports what documents import. */
  documentImports: string;
  pluginPackages: PluginPackage[];
  resolver: ModuleResolver;
}

/** Vite would take a path for a pattern that has brackets in it. */
const toOwnName = (id: string): string => `velosaur-own/${id}`;

/** What the names stand for of packages to be bundled when Vite starts. */
export const listOwnAliases = (find = findOwnPackage): Alias[] =>
  OWN_PACKAGES.map((id) => ({
    find: new RegExp(`^${escapePattern(toOwnName(id))}$`),
    // A folder may have a `$` in its name.
    replacement: find(id).replaceAll("$", "$$$$"),
  }));

/** Where and how Vite looks for packages when it starts: one found later reloads the page. */
export const createDependencyScan = (
  options: ScanOptions,
): DepOptimizationOptions & { entries: string[] } => ({
  entries: createScanEntries(options),
  include: OWN_PACKAGES.map(toOwnName),
  // Served as they are. Found with the first page, they would be made ready, and load that page again.
  exclude: [...options.pluginPackages.map(({ name }) => name), SEARCH_WINDOW, ...HIGHLIGHTERS],
  rolldownOptions: {
    // Sites write JSX in files of any name, and one that can't be parsed ends the search.
    moduleTypes: { ".js": "jsx" },
    // So does one that extends a package which isn't installed; it is for the editor alone.
    tsconfig: false,
    plugins: [
      requiredHighlightersPlugin(),
      engineNamesPlugin(options.resolver, options.siteDir),
      scannedTypesPlugin(),
    ],
  },
});

/**
 * Globs of the modules to look in. Plugins and other modules that run in Node stand aside: what they import is
 * for no page.
 */
function createScanEntries(options: ScanOptions): string[] {
  const { siteDir, nodeFiles, themePaths, pageModules, documentImports } = options;
  const toRelative = (file: string): string => path.relative(siteDir, file);
  const inSource = nodeFiles.map(toRelative).filter((file) => file.startsWith("src/"));
  return [
    `src/${modules}`,
    ...themePaths.map((folder) => `${escapeGlob(toRelative(folder))}/${modules}`),
    ...[documentImports, ...pageModules.filter(path.isAbsolute)].map((file) =>
      escapeGlob(toRelative(file)),
    ),
    ...inSource.map((file) => `!${escapeGlob(file)}`),
  ];
}
