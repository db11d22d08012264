import type { Plugin } from "vite";

const DEFAULT_IMPORT = /\bimport (\w+),(\{[^}]*\})from"react";/;

/**
 * The search window takes all of React as one object, of which it reads a few members. As a namespace,
 * what it doesn't read can be left out.
 */
export function reactNamespacePlugin(): Plugin {
  return {
    name: "velosaur:react-namespace",
    enforce: "pre",
    transform: {
      filter: { id: /\/node_modules\/@docsearch\/react\//, code: DEFAULT_IMPORT },
      handler: (code) => ({
        code: code.replace(DEFAULT_IMPORT, 'import*as $1 from"react";import$2from"react";'),
        map: null,
      }),
    },
  };
}
