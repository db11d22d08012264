import type { Plugin } from "vite";
import { styleName } from "./plugin-style-order.ts";
import { importsOf, reachModules } from "./reach-modules.ts";

const LAYOUT_MODULES = "\0@generated/layout-modules";

/**
 * Finds the stylesheets that nothing but the layouts of docs pages needs, although their code comes with
 * the entry: other pages needn't wait for them.
 */
export function layoutStylesPlugin(siteDir: string, names: Set<string>): Plugin {
  return {
    name: "velosaur:layout-styles",
    buildEnd() {
      const imports = new Map<string, string[]>();
      const next = (id: string): string[] => {
        const ids = imports.get(id) ?? importsOf(id, this);
        imports.set(id, ids);
        return ids;
      };
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      const others = reachModules(entries, (id) => (id === LAYOUT_MODULES ? [] : next(id)));
      for (const id of reachModules([LAYOUT_MODULES], next)) {
        if (!others.has(id)) names.add(styleName(id, siteDir));
      }
    },
  };
}
