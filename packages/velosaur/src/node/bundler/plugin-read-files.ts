import { existsSync } from "node:fs";
import path from "../system/path.ts";
import type { Plugin } from "vite";

/**
 * Takes the files that a bundle is made of, and the modules that aren't files. A module whose constants stand where they
 * are used is in none of its chunks, and neither is what a worker imports, nor a file that code has only the address of.
 */
export function readFilesPlugin(files: Set<string>): Plugin {
  let root: string;
  return {
    name: "velosaur:read-files",
    configResolved(config) {
      root = config.root;
    },
    buildEnd() {
      for (const id of this.getModuleIds()) files.add(id);
    },
    generateBundle(_options, outputs) {
      for (const output of Object.values(outputs))
        if (output.type === "asset")
          for (const name of output.originalFileNames.map((one) => path.resolve(root, one)))
            // Some are names of what a plugin has made.
            if (existsSync(name)) files.add(name);
    },
  };
}
