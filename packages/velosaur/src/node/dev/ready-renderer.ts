import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "../system/path.ts";
import { compileFunction } from "node:vm";
import { engineDir } from "../system/engine-paths.ts";
import type { ModuleNamespace, ServerEntry } from "../../shared/rendered-page.ts";
import { toPlace } from "./engine-bundle.ts";
import { CHOSEN, listPlaces } from "./engine-choices.ts";

/** The engine's modules that render pages, for sites that override nothing: it comes with the package. */
export const SHIPPED_RENDERER: string = path.join(engineDir, "engine-renderer.cjs");

type LoadModule = () => Promise<ModuleNamespace>;

/** Renders pages: without Vite those that are made of nothing but the engine's modules. */
export interface ReadyRenderer extends ServerEntry {
  has: (moduleId: string) => boolean;
  importModule: (moduleId: string) => Promise<ModuleNamespace>;
  /** By absolute path. Undefined where it isn't one of the engine's. */
  findModule: (file: string) => LoadModule | undefined;
}

export interface ReadyRendererOptions {
  /** Absolute path of what a name means. */
  resolve: (name: string) => string | undefined;
  /** Of generated modules, by name. */
  values: Readonly<Record<string, unknown>>;
}

/** What the file exports. */
interface Exported extends ServerEntry {
  modules: Record<string, LoadModule>;
}

export function createReadyRenderer({ resolve, values }: ReadyRendererOptions): ReadyRenderer {
  const placeOf = (name: string): string => toPlace(resolve(name) ?? "");
  const { modules, createRenderer } = runRenderer((name) =>
    name.startsWith(CHOSEN) ? findChosen(name.slice(CHOSEN.length), placeOf) : values[name],
  );
  const findAt = (place: string): LoadModule | undefined =>
    Object.hasOwn(modules, place) ? modules[place] : undefined;
  const find = (moduleId: string): LoadModule | undefined => findAt(placeOf(moduleId));
  return {
    createRenderer,
    has: (moduleId) => find(moduleId) !== undefined,
    async importModule(moduleId) {
      const load = find(moduleId);
      if (!load) throw new Error(`The module ${moduleId} is not one of the engine's.`);
      return load();
    },
    findModule: (file) => findAt(toPlace(file)),
  };
}

function findChosen(name: string, placeOf: (name: string) => string): number {
  const place = placeOf(name);
  const index = listPlaces(name).indexOf(place);
  if (index < 0) throw new Error(`${name} means none of the engine's modules, but ${place}.`);
  return index;
}

const GENERATED = /^@generated\//;

/** Each time anew: another state of the site has other values. They are asked for by names of modules. */
function runRenderer(findValue: (name: string) => unknown): Exported {
  const require = createRequire(SHIPPED_RENDERER);
  const requireModule = (name: string): unknown =>
    GENERATED.test(name) || name.startsWith(CHOSEN)
      ? { __esModule: true, default: findValue(name.replace(GENERATED, "")) }
      : require(name);
  const run = compileFunction(readFileSync(SHIPPED_RENDERER, "utf8"), ["require", "exports"], {
    filename: SHIPPED_RENDERER,
  }) as (require: (name: string) => unknown, exports: object) => void;
  const exported = {};
  run(requireModule, exported);
  return exported as Exported;
}
