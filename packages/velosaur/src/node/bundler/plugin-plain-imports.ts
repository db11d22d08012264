import type { Plugin } from "vite";

/**
 * Vite wraps `import()` to load styles and chunks ahead. A page brings the styles of all that it may load
 * on demand, and the chunks that those stand on are there already: a plain `import()` does it.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: "velosaur:plain-imports",
    enforce: "pre",
    load: {
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
