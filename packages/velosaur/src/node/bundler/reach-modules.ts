import type { Rolldown } from "vite";

/** Ids of the modules that one imports, also on demand. */
export function importsOf(
  id: string,
  graph: Pick<Rolldown.PluginContext, "getModuleInfo">,
): string[] {
  const info = graph.getModuleInfo(id);
  return [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
}

/** These modules, and all that they lead to. */
export function reachModules(
  from: readonly string[],
  next: (id: string) => readonly string[],
): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}
