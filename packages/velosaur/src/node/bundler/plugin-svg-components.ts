import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** An `.svg` imported by code is a React component; in CSS, or with `?url`, it stays an address. */
export function svgComponentsPlugin(): Plugin {
  return {
    name: "velosaur:svg-components",
    enforce: "pre",
    load: {
      filter: { id: /\.svg$/ },
      async handler(id) {
        const { compileSvg } = await import("./compile-svg.ts");
        return { code: compileSvg(await readFile(id, "utf8"), id), moduleType: "js" };
      },
    },
  };
}
