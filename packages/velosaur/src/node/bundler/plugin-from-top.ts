import path from "../system/path.ts";
import type { Plugin } from "vite";
import { enginePaths } from "./engine-aliases.ts";
import { findModuleFile, isFile } from "./engine-files.ts";

/** `/img/logo.svg` in code is a file of a static folder, as with webpack. Vite itself looks below the site. */
export function fromTopPlugin(staticDirs: readonly string[]): Plugin {
  return {
    name: "velosaur:from-top",
    enforce: "pre",
    resolveId: {
      // Not `//host/x.js`, nor names of the dev server's own: `/@vite/client`.
      filter: { id: { include: /^\/(?![/@])/, exclude: enginePaths() } },
      handler(id, importer) {
        // Nobody imports what a browser asks for by its address.
        if (importer === undefined) return null;
        const [, name = "", query = ""] = /^([^?]*)(.*)$/s.exec(id) ?? [];
        const exact = staticDirs.map((folder) => path.join(folder, name)).find(isFile);
        if (exact !== undefined) return exact + query;
        // Most are whole paths of files that are there.
        if (isFile(name)) return null;
        const file = staticDirs
          .map((folder) => findModuleFile(path.join(folder, name)))
          .find(Boolean);
        return file === undefined ? null : file + query;
      },
    },
  };
}
