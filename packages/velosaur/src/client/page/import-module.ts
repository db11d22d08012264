import shellModules from "@generated/shell-modules";

import type { Chunk } from "../../shared/payload.ts";
import type { ModuleNamespace } from "./create-content.tsx";

/** Loads a module that the entry hasn't brought along. */
export async function importModule(moduleId: string, { js }: Chunk): Promise<ModuleNamespace> {
  return shellModules[moduleId] ?? (import(/* @vite-ignore */ js) as Promise<ModuleNamespace>);
}
