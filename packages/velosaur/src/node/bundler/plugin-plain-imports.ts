import type { Plugin } from "vite";

/**
 * Vite wraps `import()` to load styles and chunks ahead. A site has one stylesheet, and what is loaded
 * on demand stands on chunks that are there already: a plain `import()` does it.
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
