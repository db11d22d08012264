import type { Plugin } from "vite";

const DEFAULT_IMPORT = /\bimport (\w+),(\{[^}]*\})from"react";/;
/** At the module's top, where it takes nothing but a function. */
const FORWARD_REF = /=(\w+\.forwardRef\(\(?function)/g;

/**
 * The search window takes all of React as one object, of which it reads a few members. As a namespace,
 * what it doesn't read can be left out. So can its button, with what React needs for it alone.
 */
export function reactNamespacePlugin(): Plugin {
  return {
    name: "velosaur:react-namespace",
    enforce: "pre",
    transform: {
      filter: { id: /\/node_modules\/@docsearch\/react\//, code: DEFAULT_IMPORT },
      handler: (code) => ({
        code: code
          .replace(DEFAULT_IMPORT, 'import*as $1 from"react";import$2from"react";')
          .replace(FORWARD_REF, "=/* @__PURE__ */$1"),
        map: null,
      }),
    },
  };
}
