import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "../system/path.ts";
import type { createJiti } from "jiti";
import { hashParts, hashValue } from "../cache/hash.ts";
import { readJsonFileSync, writeJsonFileSync } from "../cache/json-file.ts";
import { markUsed } from "../cache/sweep.ts";
import { toAsyncBody } from "../javascript/to-async-body.ts";
import { loadToolchain, type Toolchain } from "../javascript/toolchain.ts";
import { readEngineIdentity } from "../system/engine-paths.ts";
import { needsCompiling } from "./native-imports.ts";

const nodeRequire = createRequire(import.meta.url);

/** Required, not imported: Node would first search jiti's source for its exports, which takes longer than running it. */
export const loadJiti = (): typeof createJiti =>
  (nodeRequire("jiti") as { createJiti: typeof createJiti }).createJiti;

interface JitiInternals {
  onError: (error: unknown) => never;
  nativeImport: (id: string) => Promise<unknown>;
  createRequire: typeof createRequire;
}
type CreateBareJiti = (
  ...args: [...Parameters<typeof createJiti>, JitiInternals]
) => ReturnType<typeof createJiti>;

const onError = (error: unknown): never => {
  throw error;
};

type Transform = NonNullable<NonNullable<Parameters<typeof createJiti>[1]>["transform"]>;
type TransformOptions = Parameters<Transform>[0];

export interface JitiSetup {
  nativeImport: JitiInternals["nativeImport"];
  /** Where compiled modules are kept; without it they are compiled every time. */
  cacheDir: string | undefined;
}

/**
 * Jiti itself, without the few lines around it that decide how Node imports a module. Where its parts lie is not part of
 * its interface: that is why package.json names one exact version.
 */
export const createJitiWith = ({ nativeImport, cacheDir }: JitiSetup): typeof createJiti => {
  const jitiDir = path.join(path.dirname(nodeRequire.resolve("jiti")), "../dist");
  const createBareJiti = nodeRequire(path.join(jitiDir, "jiti.cjs")) as CreateBareJiti;
  const compile: Transform = (options) => {
    const code = compilePlain(options);
    if (code !== undefined) return { code };
    return (nodeRequire(path.join(jitiDir, "babel.cjs")) as Transform)(options);
  };
  const transform = cacheDir === undefined ? compile : keepCompiled(compile, cacheDir);
  return (id, options) =>
    createBareJiti(
      id,
      { transform, ...options, fsCache: false },
      { onError, nativeImport, createRequire },
    );
};

interface CompiledModule {
  key: string;
  code: string;
}

/** In place of jiti's own cache, which takes a module whose bytes a disk has changed for whole. */
function keepCompiled(compile: Transform, cacheDir: string): Transform {
  return (options) => {
    const { filename = "", async: isAsync = false, source } = options;
    const file = findPlace(cacheDir, { filename, isAsync });
    const code = readKept(file, source);
    if (code !== undefined) return { code };
    const result = compile(options);
    if (result.error === undefined) keep(file, { key: createKey(source), code: result.code });
    return result;
  };
}

const findPlace = (cacheDir: string, module: { filename: string; isAsync: boolean }): string =>
  path.join(cacheDir, `${hashValue(module)}.json`);

const createKey = (source: string): string => hashParts([readEngineIdentity(), source]);

function readKept(file: string, source: string): string | undefined {
  const kept = readJsonFileSync<CompiledModule>(file);
  if (kept?.key !== createKey(source)) return undefined;
  markUsed(file);
  return kept.code;
}

let parser: Toolchain["parseSync"] | undefined;

/**
 * Jiti's own compiler takes longer to load than most configurations take to run. What is plain needs no more than a
 * parser: it is loaded here, since jiti doesn't wait for it, where a module must be compiled that isn't kept.
 */
export async function prepareCompiler(file: string, cacheDir: string | undefined): Promise<void> {
  if (parser !== undefined || !needsCompiling(file)) return;
  const place = cacheDir && findPlace(cacheDir, { filename: file, isAsync: true });
  if (place !== undefined && readKept(place, readFileSync(file, "utf8")) !== undefined) return;
  parser = (await loadToolchain()).parseSync;
}

function compilePlain({ source, filename = "", ...options }: TransformOptions): string | undefined {
  const isPlain = options.async === true && /\.[cm]?[jt]s$/.test(filename);
  if (!isPlain || parser === undefined) return undefined;
  return toAsyncBody({ source, isTypeScript: options.ts === true }, parser);
}

function keep(file: string, compiled: CompiledModule): void {
  try {
    writeJsonFileSync(file, compiled);
  } catch {
    // A folder that can't be written costs time, nothing else.
  }
}
