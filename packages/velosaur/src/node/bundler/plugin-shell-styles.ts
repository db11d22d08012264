import type { Plugin } from "vite";
import { styleName } from "./plugin-style-order.ts";

const SHELL_MODULES = "\0@generated/shell-modules";

/**
 * Finds the stylesheets that nothing but the layouts of docs pages needs, although their code comes with
 * the entry: other pages needn't wait for them.
 */
export function shellStylesPlugin(siteDir: string, names: Set<string>): Plugin {
  return {
    name: "velosaur:shell-styles",
    buildEnd() {
      const importsOf = (id: string): string[] => {
        const info = this.getModuleInfo(id);
        return [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
      };
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      const others = reach(entries, (id) => (id === SHELL_MODULES ? [] : importsOf(id)));
      for (const id of reach([SHELL_MODULES], importsOf)) {
        if (!others.has(id)) names.add(styleName(id, siteDir));
      }
    },
  };
}

function reach(from: string[], importsOf: (id: string) => string[]): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const other of importsOf(id)) found.add(other);
  return found;
}
