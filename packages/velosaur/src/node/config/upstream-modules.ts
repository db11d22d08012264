import { createRequire } from "node:module";
import { loadJiti } from "./load-jiti.ts";
import { moduleExtension, resolveEngineModule } from "../system/engine-paths.ts";
import { createPrismModule } from "./prism-module.ts";
import { nameItselfDefault } from "./self-default.ts";
import { UPSTREAM_VERSION } from "./upstream-version.ts";

const nodeRequire = createRequire(import.meta.url);

/** Modules of upstream that sites import in Node, by what stands in for them in `plugins/upstream/`. */
const STAND_INS: ReadonlyMap<string, string> = new Map([
  ["@docusaurus/types", "types-only"],
  ["@docusaurus/utils", "utils"],
  ["@docusaurus/utils-common", "utils-common"],
  ["@docusaurus/utils-validation", "utils-validation"],
  ["@docusaurus/logger", "logger"],
  ["@docusaurus/mdx-loader", "mdx-loader"],
  ["@docusaurus/module-type-aliases", "types-only"],
  ["@docusaurus/plugin-client-redirects", "plugin-client-redirects"],
  ["@docusaurus/plugin-content-blog", "plugin-content-blog"],
  ["@docusaurus/plugin-content-docs", "plugin-content-docs"],
  ["@docusaurus/plugin-content-docs/server", "plugin-content-docs-server"],
  ["@docusaurus/plugin-content-pages", "plugin-content-pages"],
  ["@docusaurus/plugin-css-cascade-layers", "plugin-css-cascade-layers"],
  ["@docusaurus/plugin-debug", "plugin-debug"],
  ["@docusaurus/plugin-google-analytics", "plugin-google-analytics"],
  ["@docusaurus/plugin-google-gtag", "plugin-google-gtag"],
  ["@docusaurus/plugin-google-tag-manager", "plugin-google-tag-manager"],
  ["@docusaurus/plugin-sitemap", "plugin-sitemap"],
  ["@docusaurus/plugin-svgr", "plugin-svgr"],
  ["@docusaurus/preset-classic", "preset-classic"],
  ["@docusaurus/theme-classic", "theme-classic"],
  ["@docusaurus/theme-common", "types-only"],
  ["@docusaurus/theme-search-algolia", "theme-search-algolia"],
  ["@docusaurus/theme-translations", "theme-translations"],
  ["@docusaurus/Translate", "translate"],
]);

/** Of these every inner file is part of what the whole module exports. */
const WHOLE = /^(@docusaurus\/(?:utils|utils-common|utils-validation|logger|types))\/(?:lib|src)\b/;
/** The main file by its own name. */
const MAIN = /^(@docusaurus\/[\w-]+)\/lib(?:\/index(?:\.js)?)?$/;

const SERVER = /^(@docusaurus\/plugin-content-docs)\/lib\/server-export(?:\.js)?$/;

const toModuleName = (name: string): string =>
  name.replace(WHOLE, "$1\0").replace(/\0.*$/, "").replace(MAIN, "$1").replace(SERVER, "$1/server");

/** The file that stands in for a module of upstream. */
export const findStandIn = (name: string): string | undefined => {
  if (!name.startsWith("@docusaurus/")) return undefined;
  const file = STAND_INS.get(toModuleName(name));
  return file === undefined ? undefined : resolveEngineModule(`node/plugins/upstream/${file}`);
};

/** All stand-ins, as aliases. */
export const resolveStandIns = (): Record<string, string> =>
  Object.fromEntries([...STAND_INS.keys()].map((name) => [name, findStandIn(name) ?? name]));

/** Node can `require` the engine's compiled modules; its sources have to be compiled first. */
const requireEngineModule = (file: string): object =>
  (moduleExtension === ".js"
    ? nodeRequire(file)
    : loadJiti()(import.meta.filename)(file)) as object;

/** As Babel and TypeScript compile ES modules: what sites spread, and change for themselves. */
const toCommonJs = (exports: object): object =>
  Object.defineProperty({ ...nameItselfDefault(exports) }, "__esModule", { value: true });

const loaded = new Map<string, object>();

const loadStandInFile = (file: string): object => {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const exports = toCommonJs(requireEngineModule(file));
  loaded.set(file, exports);
  return exports;
};

/** Plugins compare the release of upstream with what they need. */
const describePackage = (name: string): object | undefined => {
  const [, packageName] = /^(@docusaurus\/[\w-]+)\/package\.json$/.exec(name) ?? [];
  const isKnown = packageName === "@docusaurus/core" || STAND_INS.has(packageName ?? "");
  return isKnown ? { name: packageName, version: UPSTREAM_VERSION } : undefined;
};

/** What a module of upstream exports here; undefined for one that is none, or that the engine lacks. */
export const loadStandIn = (name: string): object | undefined => {
  if (!name.startsWith("@docusaurus/")) return undefined;
  const file = findStandIn(name);
  return file === undefined ? describePackage(name) : loadStandInFile(file);
};

const isSharedModule = (name: string | symbol): name is string =>
  name === "prism-react-renderer" ||
  (typeof name === "string" &&
    (findStandIn(name) !== undefined || describePackage(name) !== undefined));

/**
 * Modules handed over as they are when a site asks for them, loaded by then: they are the engine's own
 * instances, and need no compiling.
 */
export const createSharedModules = (cacheDir: string | undefined): Record<string, unknown> =>
  new Proxy<Record<string, unknown>>(
    {},
    {
      has: (_, name) => isSharedModule(name),
      get: (_, name) =>
        name === "prism-react-renderer"
          ? createPrismModule(cacheDir)
          : isSharedModule(name)
            ? loadStandIn(name)
            : undefined,
    },
  );

/** A file of upstream's packages by its name from outside, such as `@docusaurus/core/lib/server`. */
export const isInnerFile = (name: string): boolean =>
  /^@docusaurus\/[\w-]+\/(?:lib|src)\//.test(name);
