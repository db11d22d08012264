import { createRequire } from "node:module";
import path from "node:path";
import type { createJiti } from "jiti";
import { hashParts, hashValue } from "../cache/hash.ts";
import { readJsonFileSync, writeJsonFileSync } from "../cache/json-file.ts";
import { markUsed } from "../cache/sweep.ts";
import { readEngineIdentity } from "../system/engine-paths.ts";

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
  const compile: Transform = (options) =>
    (nodeRequire(path.join(jitiDir, "babel.cjs")) as Transform)(options);
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
  const engine = readEngineIdentity();
  return (options) => {
    const file = path.join(cacheDir, `${hashValue({ ...options, source: "" })}.json`);
    const key = hashParts([engine, options.source]);
    const kept = readJsonFileSync<CompiledModule>(file);
    if (kept?.key === key) {
      markUsed(file);
      return { code: kept.code };
    }
    const result = compile(options);
    if (result.error === undefined) keep(file, { key, code: result.code });
    return result;
  };
}

function keep(file: string, compiled: CompiledModule): void {
  try {
    writeJsonFileSync(file, compiled);
  } catch {
    // A folder that can't be written costs time, nothing else.
  }
}
