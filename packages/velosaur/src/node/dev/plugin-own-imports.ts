import type { EnvironmentModuleNode, Plugin } from "vite";

/**
 * A page's module is asked for by its address: no module imports it, but itself, which is how React refreshes it. After
 * an import that leads nowhere Vite doesn't let a module accept its updates; it looks for one that imports it, finds
 * that module again, and tells nobody of the mend. Without its own import, it has pages load again.
 */
export function ownImportsPlugin(): Plugin {
  return {
    name: "velosaur:own-imports",
    hotUpdate({ modules }) {
      for (const module of listImporters(modules)) module.importers.delete(module);
    },
  };
}

/** Those that import the modules, and the modules. An edit goes no farther than a module that accepts it. */
function listImporters(modules: Iterable<EnvironmentModuleNode>): Set<EnvironmentModuleNode> {
  const found = new Set(modules);
  // A set goes on with what is added to it meanwhile.
  for (const module of found)
    if (module.isSelfAccepting !== true) for (const next of module.importers) found.add(next);
  return found;
}
