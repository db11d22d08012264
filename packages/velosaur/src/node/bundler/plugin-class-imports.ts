import type { Plugin } from "vite";
import { engineDir } from "../system/engine-paths.ts";

const STYLES = /\bimport (\w+) from ("[^"]+\.module\.css")/g;

/** Imports the class names of the engine's stylesheets one by one, instead of all in an object. */
export function classImportsPlugin(): Plugin[] {
  return [importSinglyPlugin(), keepStylesPlugin()];
}

function importSinglyPlugin(): Plugin {
  return {
    name: "velosaur:class-imports",
    enforce: "pre",
    transform: {
      filter: { id: /\.(?:[jt]sx?)$/, code: /\.module\.css"/ },
      handler: (code, id) =>
        id.startsWith(engineDir)
          ? { code: code.replace(STYLES, "import * as $1 from $2"), map: null }
          : null,
    },
  };
}

/** A stylesheet whose class names have all been put where they are used is still there for its rules. */
function keepStylesPlugin(): Plugin {
  return {
    name: "velosaur:keep-styles",
    enforce: "post",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
    },
  };
}
