import { readFile } from "node:fs/promises";
import type { Plugin, Rolldown } from "vite";
import { AuthorError } from "../system/author-error.ts";

/** An `.svg` imported by code is a React component; in CSS, or with `?url`, it stays an address. */
export function svgComponentsPlugin(): Plugin {
  return {
    name: "velosaur:svg-components",
    enforce: "pre",
    load: {
      filter: { id: /\.svg$/ },
      async handler(id) {
        const { compileSvg } = await import("../javascript/compile-svg.ts");
        const svg = await readFile(id, "utf8");
        try {
          return { code: compileSvg(svg, id), moduleType: "js" };
        } catch (error) {
          // The build tells it by itself; the dev server's overlay knows places, and makes the frame.
          const isShown = this.environment.mode === "dev" && error instanceof AuthorError;
          throw isShown ? this.error(toPlaced(error, id)) : error;
        }
      },
    },
  };
}

function toPlaced(
  { message, diagnostics: [first] }: AuthorError,
  id: string,
): Rolldown.RolldownLog {
  const { line, column = 1 } = first ?? {};
  const loc = line === undefined ? {} : { loc: { file: id, line, column: column - 1 } };
  return { message, id, stack: "", ...loc };
}
