import { createRequire } from "node:module";
import path from "node:path";
import { moduleExtension, resolveEngineModule } from "./engine-paths.ts";
import { createPrismModule } from "./prism-module.ts";

const nodeRequire = createRequire(import.meta.url);

/** Modules of upstream that sites import in Node, by what stands in for them in `plugins/upstream/`. */
const STAND_INS: Record<string, string> = {
  "@docusaurus/types": "types-only",
  "@docusaurus/utils": "utils",
  "@docusaurus/utils-common": "utils-common",
  "@docusaurus/utils-validation": "utils-validation",
  "@docusaurus/logger": "logger",
  "@docusaurus/module-type-aliases": "types-only",
  "@docusaurus/plugin-content-blog": "plugin-content-blog",
  "@docusaurus/plugin-client-redirects": "plugin-client-redirects",
  "@docusaurus/plugin-content-docs": "plugin-content-docs",
  "@docusaurus/plugin-content-pages": "plugin-content-pages",
  "@docusaurus/plugin-debug": "plugin-debug",
  "@docusaurus/plugin-sitemap": "plugin-sitemap",
  "@docusaurus/preset-classic": "preset-classic",
  "@docusaurus/theme-common": "types-only",
  "@docusaurus/theme-classic": "types-only",
  "@docusaurus/theme-translations": "theme-translations",
  "@docusaurus/Translate": "translate",
};

/** Of these the real ones do more (Joi, translated texts): where the site has them, they are used. */
const YIELDING = ["@docusaurus/utils-validation", "@docusaurus/theme-translations"];

/** The file that stands in for a module of upstream. */
export const findStandIn = (name: string): string | undefined => {
  const file = STAND_INS[name];
  return file === undefined ? undefined : resolveEngineModule(`node/plugins/upstream/${file}`);
};

const isInstalled = (name: string, siteDir: string): boolean => {
  try {
    createRequire(path.join(siteDir, "package.json")).resolve(name);
    return true;
  } catch {
    return false;
  }
};

const findStandIns = (siteDir: string): [name: string, file: string][] =>
  Object.keys(STAND_INS)
    .filter((name) => !YIELDING.includes(name) || !isInstalled(name, siteDir))
    .map((name) => [name, findStandIn(name) ?? name]);

/** All stand-ins, as aliases. */
export const resolveStandIns = (siteDir: string): Record<string, string> =>
  Object.fromEntries(findStandIns(siteDir));

/** Node can `require` the engine's compiled modules, unless the engine runs from its sources. */
const canRequireEngine = (): boolean =>
  moduleExtension === ".js" && Reflect.get(process.features, "require_module") === true;

const addGetter = (modules: object, name: string, get: () => unknown): void => {
  Object.defineProperty(modules, name, { get, enumerable: true });
};

/**
 * Modules handed over as they are when a site asks for them: they are then the engine's own instances, and
 * need no compiling. What can't be handed over goes by its alias.
 */
export const createSharedModules = (
  siteDir: string,
  cacheDir: string | undefined,
): Record<string, unknown> => {
  const modules = {};
  addGetter(modules, "prism-react-renderer", () => createPrismModule(cacheDir));
  if (!canRequireEngine()) return modules;
  for (const [name, file] of findStandIns(siteDir))
    addGetter(modules, name, () => nodeRequire(file));
  return modules;
};
