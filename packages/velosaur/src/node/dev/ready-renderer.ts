import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import { engineDir } from "../system/engine-paths.ts";
import type { ModuleNamespace, ServerEntry } from "../../shared/rendered-page.ts";
import { toPlace } from "./engine-bundle.ts";

/** The engine's modules that render pages, for sites that override nothing: it comes with the package. */
export const SHIPPED_RENDERER: string = path.join(engineDir, "engine-renderer.cjs");

/** Renders pages that are made of nothing but the engine's modules, without Vite. */
export interface ReadyRenderer extends ServerEntry {
  has: (moduleId: string) => boolean;
  importModule: (moduleId: string) => Promise<ModuleNamespace>;
}

export interface ReadyRendererOptions {
  /** Absolute path of what a name means. */
  resolve: (name: string) => string | undefined;
  /** Of generated modules, by name. */
  values: Readonly<Record<string, unknown>>;
}

/** What the file exports. */
interface Exported extends ServerEntry {
  modules: Record<string, () => Promise<ModuleNamespace>>;
}

export function createReadyRenderer({ resolve, values }: ReadyRendererOptions): ReadyRenderer {
  const { modules, createRenderer } = runRenderer(values);
  const find = (moduleId: string): (() => Promise<ModuleNamespace>) | undefined => {
    const file = resolve(moduleId);
    const place = file === undefined ? "" : toPlace(file);
    return Object.hasOwn(modules, place) ? modules[place] : undefined;
  };
  return {
    createRenderer,
    has: (moduleId) => find(moduleId) !== undefined,
    async importModule(moduleId) {
      const load = find(moduleId);
      if (!load) throw new Error(`The module ${moduleId} is not one of the engine's.`);
      return load();
    },
  };
}

/** Each time anew: another state of the site has other values. */
function runRenderer(values: ReadyRendererOptions["values"]): Exported {
  const require = createRequire(SHIPPED_RENDERER);
  const requireModule = (name: string): unknown => {
    const [, own] = /^@generated\/(.+)$/.exec(name) ?? [];
    return own === undefined ? require(name) : { __esModule: true, default: values[own] };
  };
  const run = compileFunction(readFileSync(SHIPPED_RENDERER, "utf8"), ["require", "exports"], {
    filename: SHIPPED_RENDERER,
  }) as (require: (name: string) => unknown, exports: object) => void;
  const exported = {};
  run(requireModule, exported);
  return exported as Exported;
}
