import shellModules from "@generated/shell-modules";

import type { Chunk } from "../../shared/payload.ts";
import type { ModuleNamespace } from "./create-content.tsx";
import { loadStyles } from "./load-styles.ts";

/** Loads a module that the entry hasn't brought along, and its styles. */
export async function importModule(
  moduleId: string,
  { js, styles }: Chunk,
): Promise<ModuleNamespace> {
  const [module] = await Promise.all([
    shellModules[moduleId] ?? (import(/* @vite-ignore */ js) as Promise<ModuleNamespace>),
    loadStyles(styles),
  ]);
  return module;
}
