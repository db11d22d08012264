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
        const { transform } = await import("@svgr/core");
        const { default: jsx } = await import("@svgr/plugin-jsx");
        const svg = await readFile(id, "utf8");
        const code = await transform(
          svg,
          { plugins: [jsx as never], jsxRuntime: "automatic", titleProp: true, expandProps: "end" },
          { filePath: id, componentName: "Svg" },
        );
        const { transformWithOxc } = await import("vite");
        const result = await transformWithOxc(code, `${id}.jsx`, {
          lang: "jsx",
          jsx: { runtime: "automatic" },
          tsconfig: false,
        });
        return { code: result.code, moduleType: "js" };
      },
    },
  };
}
