import type { Plugin } from "vite";

/** Sites write JSX in `.js` files; the bundler expects it in `.jsx`. */
export function jsxInJsPlugin(): Plugin {
  return {
    name: "velosaur:jsx-in-js",
    enforce: "pre",
    transform: {
      filter: {
        id: { include: /\.js$/, exclude: /\/node_modules\/|\/velosaur\/dist\// },
        code: /<[A-Za-z>]/,
      },
      async handler(code, id) {
        const { transformWithOxc } = await import("vite");
        const result = await transformWithOxc(code, id, {
          lang: "jsx",
          jsx: { runtime: "automatic" },
          tsconfig: false,
          sourcemap: true,
        });
        return { code: result.code, map: result.map };
      },
    },
  };
}
