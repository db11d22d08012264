import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path, { toPosix } from "../system/path.ts";
import { pathToFileURL } from "node:url";
import type { Jiti } from "jiti";
import { AuthorError } from "../system/author-error.ts";
import { engineDir } from "../system/engine-paths.ts";
import { describeLoadError } from "./load-error.ts";
import { createJitiWith, prepareCompiler } from "./load-jiti.ts";
import { importNatively, listNeighbours, mayImport } from "./native-imports.ts";
import { redirectRequires } from "./redirect-requires.ts";
import { createSharedModules, findStandIn, resolveStandIns } from "./upstream-modules.ts";

const nodeRequire = createRequire(import.meta.url);

export interface ModuleLoader {
  /** The module's default export, or all its exports when it has none. */
  load: (file: string) => Promise<unknown>;
  /** As `load`, of what is read again whenever content is: sidebars. */
  loadContent: (file: string) => Promise<unknown>;
  /** Whether nothing but content needs the file. */
  isContent: (file: string) => boolean;
  /** All exports of the module; of a CommonJS module, what it exports with itself as `default`. */
  loadExports: (file: string) => Promise<Record<string, unknown>>;
  /** The file that a name stands for, seen from the site or from the given file; undefined when there is none. */
  resolve: (name: string, from?: string) => string | undefined;
  /** Files of the site (not of packages) that have been loaded so far, for watching and cache keys. */
  files: () => string[];
}

export interface ModuleLoaderOptions {
  siteDir: string;
  /** Where compiled modules are kept; without it they are compiled every time. */
  cacheDir?: string | undefined;
}

/** Neither of a package nor of the engine. A site may load files beside its own folder. */
const isSiteFile = (file: string): boolean =>
  !file.includes(`${path.sep}node_modules${path.sep}`) && !file.startsWith(engineDir + path.sep);

/** Names as Node writes them, and as jiti does. */
const findLoadedFiles = (): string[] =>
  Object.keys(nodeRequire.cache).filter((file) => isSiteFile(toPosix(file)));

/** Node keeps CommonJS modules for good; a new loader must see the files as they are now. */
const forgetSiteModules = (): void => {
  for (const file of findLoadedFiles()) delete nodeRequire.cache[file];
};

const importedScripts = new Set<string>();

/** Node keeps ES modules for good too, and they can't be forgotten. */
const isKeptByNode = (file: string): boolean => {
  if (!/\.m?js$/.test(file)) return false;
  const isKnown = importedScripts.has(file);
  importedScripts.add(file);
  return isKnown;
};

const evaluateAnew = (jiti: Jiti, file: string): unknown =>
  jiti.evalModule(readFileSync(file, "utf8"), {
    filename: file,
    async: true,
    forceTranspile: true,
  });

const hasDefault = (exported: unknown): exported is { default: unknown } =>
  typeof exported === "object" && exported !== null && "default" in exported;

/** CommonJS that was an ES module before it was compiled: what Node imports holds all of its exports as `default`. */
const isCompiled = (exported: unknown): boolean =>
  hasDefault(exported) && Reflect.get(exported, "__esModule") === true;

const unwrapExports = (exported: unknown): Record<string, unknown> => {
  if (!hasDefault(exported)) return { ...Object(exported), default: exported };
  const main = exported.default;
  return isCompiled(main) && main !== exported
    ? { ...exported, ...unwrapExports(main) }
    : { ...exported, default: main };
};

/**
 * Loads modules of the site: configuration, sidebars, plugins; TypeScript, JSX, CommonJS, ES modules or
 * JSON. `@docusaurus/*` imports get the engine's own modules, so nothing of upstream has to be installed.
 */
export const createModuleLoader = ({ siteDir, cacheDir }: ModuleLoaderOptions): ModuleLoader => {
  const loaded = new Set<string>();
  const siteRequire = createRequire(path.join(siteDir, "package.json"));
  const compiledDir = cacheDir && path.join(cacheDir, "modules");
  let siteJiti: Jiti | undefined;

  const createSiteJiti = (): Jiti => {
    forgetSiteModules();
    redirectRequires();
    const createJiti = createJitiWith({
      nativeImport: importNatively,
      cacheDir: compiledDir,
    });
    return createJiti(path.join(siteDir, "package.json"), {
      alias: { "@site": siteDir, ...resolveStandIns() },
      virtualModules: createSharedModules(cacheDir),
      jsx: true,
    });
  };

  const importModule = async (file: string, { isKept = isKeptByNode(file) } = {}) => {
    loaded.add(file);
    const jiti = (siteJiti ??= createSiteJiti());
    try {
      await prepareCompiler(file, compiledDir);
      if (isKept) return await evaluateAnew(jiti, file);
      return await jiti.import(file);
    } catch (error) {
      throw error instanceof AuthorError
        ? error
        : new AuthorError(describeLoadError(error, file), { cause: error });
    }
  };

  const loadExports = async (file: string): Promise<Record<string, unknown>> =>
    unwrapExports(await importModule(file));

  const load = async (file: string): Promise<unknown> => (await loadExports(file)).default;

  const ofContent = new Set<string>();
  const loadContent = async (file: string): Promise<unknown> => {
    const isKept = ofContent.has(file) || isKeptByNode(file);
    ofContent.add(file);
    return unwrapExports(await importModule(file, { isKept })).default;
  };
  const isContent = (file: string): boolean =>
    ofContent.has(file) && !files().some((other) => other !== file && mayImport(other, file));

  const resolve = (name: string, from?: string): string | undefined => {
    const standIn = findStandIn(name);
    if (standIn !== undefined) return standIn;
    const require = from === undefined ? siteRequire : createRequire(pathToFileURL(from));
    try {
      return require.resolve(name);
    } catch {
      return undefined;
    }
  };

  const files = (): string[] => {
    if (siteJiti === undefined) return [];
    const known = [...loaded, ...findLoadedFiles().map(toPosix)];
    return [...new Set([...known, ...listNeighbours(known).filter(isSiteFile)])].sort();
  };

  return { load, loadContent, isContent, loadExports, resolve, files };
};
