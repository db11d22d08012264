import path from "../system/path.ts";
import type { Plugin } from "vite";
import { engineFile } from "./engine-files.ts";

const ABSENT = "\0velosaur:absent-search-window";

/**
 * Rendering never opens the search window: a hundred kilobytes and a stylesheet that the server's bundle needn't read,
 * link and write. What a site's own search bar takes from the window's package stays there.
 */
export function noSearchWindowPlugin(): Plugin {
  const modal = path.dirname(engineFile("theme/search/SearchModal"));
  return {
    name: "velosaur:no-search-window",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId: {
      filter: { id: /\/search\/SearchModal\/index\.[jt]sx?$/ },
      handler: (id, importer = "") =>
        path.resolve(path.dirname(importer), path.dirname(id)) === modal ? ABSENT : null,
    },
    load: {
      filter: { id: /absent-search-window$/ },
      handler: () => "export default () => null;",
    },
  };
}
