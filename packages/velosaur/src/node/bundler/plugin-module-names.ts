import type { Plugin } from "vite";
import type { ModuleResolver } from "./module-resolution.ts";

/** Resolves `@theme/*`, `@docusaurus/*`, `@site/*` and `velosaur/shared/*`. */
export function moduleNamesPlugin(resolver: ModuleResolver): Plugin {
  return {
    name: "velosaur:module-names",
    enforce: "pre",
    resolveId: {
      filter: {
        id: /^(?:@(?:theme|theme-original|theme-init|site|docusaurus)|velosaur\/shared)\//,
      },
      handler(id, importer) {
        const [bare, query] = splitQuery(id);
        const file = resolver.resolve(bare, importer);
        return file ? file + query : null;
      },
    },
  };
}

function splitQuery(id: string): [bare: string, query: string] {
  const at = id.indexOf("?");
  return at < 0 ? [id, ""] : [id.slice(0, at), id.slice(at)];
}
