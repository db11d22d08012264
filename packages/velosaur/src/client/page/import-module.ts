import { importAddress } from "@generated/import-address";
import layoutModules from "@generated/layout-modules";

import type { Chunk } from "../../shared/payload.ts";
import { unpackModule } from "../../shared/unpack-module.ts";
import type { ModuleNamespace } from "../../shared/rendered-page.ts";

/** To import a module again takes the browser a task of its own, and a click waits for it. */
const imported = new Map<string, ModuleNamespace>();

/** Loads a module that the entry hasn't brought along. */
export async function importModule(moduleId: string, { js }: Chunk): Promise<ModuleNamespace> {
  const known = layoutModules[moduleId] ?? imported.get(js);
  if (known) return known;
  const module = unpackModule(await importAddress(js));
  imported.set(js, module);
  return module;
}
