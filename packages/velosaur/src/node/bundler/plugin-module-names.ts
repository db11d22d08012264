import type { Plugin } from "vite";
import type { ModuleResolver } from "./module-resolution.ts";

/** Resolves `@theme/*`, `@docusaurus/*`, `@site/*`, `velosaur/client/*` and `velosaur/shared/*`. */
export function moduleNamesPlugin(resolver: ModuleResolver): Plugin {
  return {
    name: "velosaur:module-names",
    enforce: "pre",
    resolveId: {
      filter: {
        id: /^(?:@(?:theme|theme-original|theme-init|site|docusaurus)|velosaur\/(?:client|shared))\//,
      },
      handler(id, importer) {
        const [bare, query] = splitQuery(id);
        if (query.startsWith(IMPORTER)) {
          const named = decodeURIComponent(query.slice(IMPORTER.length));
          return resolver.resolve(bare, named) ?? null;
        }
        const file = resolver.resolve(bare, importer);
        return file ? file + query : null;
      },
    },
  };
}

const IMPORTER = "?importer=";

/** Which component is meant by `@theme-original/X` depends on who asks: what is bundled loses its name. */
export const nameImporter = (id: string, importer: string): string =>
  id.startsWith("@theme-original/") && !id.includes("?")
    ? `${id}${IMPORTER}${encodeURIComponent(importer)}`
    : id;

function splitQuery(id: string): [bare: string, query: string] {
  const at = id.indexOf("?");
  return at < 0 ? [id, ""] : [id.slice(0, at), id.slice(at)];
}
