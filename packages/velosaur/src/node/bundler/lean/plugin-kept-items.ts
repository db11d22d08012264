import path from "../../system/path.ts";
import type { Plugin } from "vite";
import { engineFile } from "../engine-files.ts";
import { importsOf, reachModules } from "../reach-modules.ts";

/** What renders its parts once for all pages that show them. */
const KEEPER: string = engineFile("theme/DocSidebarItems/KeptItems");

export interface KeptItemsOptions {
  /** Folders of components that stand before the engine's: the site's, and those of plugins. */
  overrides: readonly string[];
  /** Hears of the components of such folders that the kept parts are made with. */
  foreign: Set<string>;
}

/**
 * Finds the components that sidebar items are made with, and which aren't the engine's: such a one may show another
 * thing on each page, so nothing may be kept.
 */
export function keptItemsPlugin({ overrides, foreign }: KeptItemsOptions): Plugin {
  const isForeign = (id: string): boolean =>
    overrides.some((folder) => id.startsWith(folder + path.sep));
  return {
    name: "velosaur:kept-items",
    buildEnd() {
      for (const id of reachModules([KEEPER], (module) => importsOf(module, this)))
        if (isForeign(id)) foreign.add(id);
    },
  };
}
