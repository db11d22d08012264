import { createRequire } from "node:module";
import path, { toNative, toPosix } from "../system/path.ts";
import type { EnvironmentModuleNode, ViteDevServer } from "vite";
import type { ModuleEvaluator, ModuleRunner } from "vite/module-runner";
import { unpackModule } from "../../shared/unpack-module.ts";
import { isEsModule } from "../config/native-imports.ts";
import { isCommonJs } from "./common-js.ts";
import { FRAME } from "./engine-bundle.ts";
import type { ReadyRenderer } from "./ready-renderer.ts";
import { createPackageRunner, type PackageRunner } from "./run-package.ts";
import { shareReact } from "./share-react.ts";

/** Modules of the site that run in Node. */
export interface ServerModules {
  /** Throws what the module throws. An edit of what it needs makes it anew. */
  importModule: (id: string) => Promise<Record<string, unknown>>;
  /** As `importModule`, for an expression of a document: its page holds the value, and no browser hears of an edit. */
  evaluateModule: ServerModules["importModule"];
  isEvaluated: (file: string) => boolean;
  /**
   * Ids of the stylesheets that modules need, which were imported before, in the order in which they run. Those that
   * are generated are every page's, and not among them.
   */
  listStyles: (ids: readonly string[]) => Promise<string[]>;
}

/** A stylesheet whose rules a module wants as text, or whose address, isn't the page's. */
const NO_STYLE = /[?&](?:inline|raw|url)\b/;

/** Where the engine's modules are ready, those of the site get them from the renderer that `findReady` returns. */
export async function createServerModules(
  vite: ViteDevServer,
  findReady: () => ReadyRenderer | undefined,
): Promise<ServerModules> {
  const { createServerModuleRunnerTransport, isCSSRequest, parseSync } = await import("vite");
  const { ESModulesEvaluator, ModuleRunner, ...keys } = await import("vite/module-runner");
  shareReact(vite.config.root);
  const { ssr } = vite.environments;
  const { moduleGraph } = ssr;
  // Those that Vite makes write every failure into the log, where who asks knows what one means; or they resolve names as
  // Node does, for which every import of the process goes by way of a thread.
  const openRunner = (renderer?: ReadyRenderer) => {
    const native = new ESModulesEvaluator();
    const packages = createPackageRunner({
      importNatively: (url) => native.runExternalModule(url),
      importTransformed: (file) => runner.import(file),
      isRequired: (file) => isCommonJs(file, parseSync),
    });
    const runner: ModuleRunner = new ModuleRunner(
      {
        transport: createServerModuleRunnerTransport({ channel: ssr.hot }),
        hmr: false,
        sourcemapInterceptor: false,
      },
      createEvaluator(native, { renderer, keys, packages }),
    );
    return runner;
  };
  const plain = openRunner();
  let ready: { renderer: ReadyRenderer; runner: ModuleRunner } | undefined;
  /** Modules of the site hold those of a renderer: with the next one, all of them run anew. */
  const findRunner = (): ModuleRunner => {
    const renderer = findReady();
    if (!renderer) return plain;
    if (ready?.renderer !== renderer) {
      closeLater(ready?.runner);
      ready = { renderer, runner: openRunner(renderer) };
    }
    return ready.runner;
  };
  const isStyle = (id: string): boolean =>
    isCSSRequest(id) && !NO_STYLE.test(id) && !id.startsWith("\0");
  const evaluated = new Set<string>();
  const resolve = async (id: string): Promise<string> => {
    const resolved = await ssr.pluginContainer.resolveId(id);
    if (!resolved) throw new Error(`The module ${id} can't be found.`);
    return resolved.id;
  };
  return {
    importModule: async (id) => {
      const resolved = await resolve(id);
      return unpackModule(await findRunner().import(resolved));
    },
    async evaluateModule(id) {
      const resolved = await resolve(id);
      evaluated.add(resolved);
      const isRequired = path.isAbsolute(resolved) && isCommonJs(resolved, parseSync);
      return unpackModule(isRequired ? requireModule(resolved) : await plain.import(resolved));
    },
    isEvaluated(file) {
      const begin = moduleGraph.getModulesByFile(file) ?? [];
      return collect(begin, ({ importers }) => importers).some(({ id }) => evaluated.has(id ?? ""));
    },
    async listStyles(ids) {
      const begin = await Promise.all(
        ids.map(async (id) => moduleGraph.getModuleById(await resolve(id))),
      );
      return collect(begin, ({ importedModules }) => importedModules).flatMap(({ id }) =>
        id !== null && isStyle(id) ? [id] : [],
      );
    },
  };
}

/** How long pages that are being rendered may go on loading modules, in milliseconds. */
const PATIENCE = 5000;

function closeLater(runner: ModuleRunner | undefined): void {
  setTimeout(() => void runner?.close(), PATIENCE).unref();
}

/** Vite wants a module's text, or its address. */
const NO_MODULE = /\?(?!v=)/;

interface EvaluatorOptions {
  renderer: ReadyRenderer | undefined;
  /** Names under which Vite hands a module what it needs. */
  keys: Pick<
    typeof import("vite/module-runner"),
    "ssrModuleExportsKey" | "ssrImportKey" | "ssrDynamicImportKey"
  >;
  packages: PackageRunner;
}

/**
 * Runs modules as Vite has made them for Node, but for the engine's that are ready. What these share, such as contexts of
 * React, would be there twice if the engine's frame ran, too: a page that would need it is left to the browser.
 */
function createEvaluator(
  plain: ModuleEvaluator,
  { renderer, keys, packages }: EvaluatorOptions,
): ModuleEvaluator {
  return {
    ...(plain.startOffset !== undefined && { startOffset: plain.startOffset }),
    runExternalModule: packages.run,
    async runInlinedModule(context, code, module) {
      if (renderer && module.file === FRAME)
        throw new Error("A module of the engine's is needed that isn't ready.");
      const loadReady = NO_MODULE.test(module.id) ? undefined : renderer?.findModule(module.file);
      if (loadReady) return Object.assign(context[keys.ssrModuleExportsKey], await loadReady());
      return plain.runInlinedModule(
        module.file.includes("/node_modules/") && isEsModule(module.file)
          ? {
              ...context,
              [keys.ssrImportKey]: packages.asInNode(context[keys.ssrImportKey]),
              [keys.ssrDynamicImportKey]: packages.asInNode(context[keys.ssrDynamicImportKey]),
            }
          : context,
        code,
        module,
      );
    },
  };
}

/** Vite runs ES modules alone. What is no package may have been edited since. */
function requireModule(file: string): Record<string, unknown> {
  const require = createRequire(file);
  if (!toPosix(file).includes("/node_modules/")) delete require.cache[toNative(file)];
  const exported: unknown = require(file);
  const named = Object(exported) as Record<string, unknown>;
  return named["__esModule"] === true ? named : { ...named, default: exported };
}

type Node = EnvironmentModuleNode;

/** All that can be reached, each after what it leads to. */
function collect(begin: Iterable<Node | undefined>, next: (node: Node) => Iterable<Node>): Node[] {
  const seen = new Set<Node>();
  const found: Node[] = [];
  const add = (node: Node | undefined): void => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    for (const other of next(node)) add(other);
    found.push(node);
  };
  for (const node of begin) add(node);
  return found;
}
