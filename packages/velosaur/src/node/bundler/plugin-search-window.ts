import type { Plugin } from "vite";
import { engineFile } from "./engine-files.ts";

const ABSENT = "\0velosaur:absent-search-window";

/**
 * Rendering never opens the search window: a hundred kilobytes that the server's bundle needn't read, link and write.
 * What a site's own search bar takes from the same package stays there.
 */
export function noSearchWindowPlugin(): Plugin {
  const modal = engineFile("theme/search/SearchModal");
  return {
    name: "velosaur:no-search-window",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: {
      filter: { id: /[\\/]@?docsearch[\\/]react$/ },
      handler: (_id, importer) => (importer === modal ? ABSENT : null),
    },
    load: {
      filter: { id: /absent-search-window$/ },
      handler: () => "export const DocSearchModal = undefined;",
    },
  };
}
