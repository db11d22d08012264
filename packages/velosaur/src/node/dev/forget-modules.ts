import type { ViteDevServer } from "vite";
import type { GeneratedModules } from "../bundler/plugin-generated.ts";
import type { LoadContext } from "../contract/contract.ts";
import { toPosix } from "../system/path.ts";

/** Modules whose text has changed are forgotten, so that the next page load gets them anew. */
export function forgetGenerated(
  vite: ViteDevServer,
  before: GeneratedModules,
  after: GeneratedModules,
): void {
  for (const [name, text] of Object.entries(after)) {
    if (before[name] !== text) forgetModule(vite, `\0@generated/${name}`);
  }
}

/** So are files that plugins have written: nothing watches them. */
export function forgetWritten(
  vite: ViteDevServer,
  { generatedFilesDir, cacheDir }: Pick<LoadContext, "generatedFilesDir" | "cacheDir">,
): void {
  const isWritten = (id: string): boolean =>
    isBelow(id, generatedFilesDir) && !isBelow(id, cacheDir);
  for (const { moduleGraph } of Object.values(vite.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (isWritten(id)) moduleGraph.invalidateModule(module);
  }
}

const isBelow = (file: string, folder: string): boolean => file.startsWith(`${toPosix(folder)}/`);

export function forgetModule(vite: ViteDevServer, id: string): void {
  for (const environment of Object.values(vite.environments)) {
    const module = environment.moduleGraph.getModuleById(id);
    if (module) environment.moduleGraph.invalidateModule(module);
  }
}
