import type { Plugin } from "vite";

/** The names of stylesheets that the wrapper would load. */
const STYLE_LIST = /^const __vite__mapDeps=.*\n/m;
const USE_OF_STYLE_LIST = /,\s*__vite__mapDeps\(\[[\d,]*\]\)/g;

export const dropStyleLists = (code: string): string =>
  STYLE_LIST.test(code) ? code.replace(STYLE_LIST, "").replace(USE_OF_STYLE_LIST, "") : code;

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
    generateBundle: {
      order: "post",
      // The bundler's signature.
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk") file.code = dropStyleLists(file.code);
      },
    },
  };
}
