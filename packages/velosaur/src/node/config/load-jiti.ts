import { createRequire } from "node:module";
import path from "node:path";
import type { createJiti } from "jiti";

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

/**
 * Jiti itself, without the few lines around it that decide how Node imports a module. Where its parts lie is not part of
 * its interface: that is why package.json names one exact version.
 */
export const createJitiWith = (nativeImport: JitiInternals["nativeImport"]): typeof createJiti => {
  const jitiDir = path.join(path.dirname(nodeRequire.resolve("jiti")), "../dist");
  const createBareJiti = nodeRequire(path.join(jitiDir, "jiti.cjs")) as CreateBareJiti;
  type Transform = NonNullable<NonNullable<Parameters<typeof createJiti>[1]>["transform"]>;
  const transform: Transform = (options) =>
    (nodeRequire(path.join(jitiDir, "babel.cjs")) as Transform)(options);
  return (id, options) =>
    createBareJiti(id, { transform, ...options }, { onError, nativeImport, createRequire });
};
