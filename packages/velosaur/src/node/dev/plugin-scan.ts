import type { Plugin } from "vite";

/** Names of packages, also those that begin with the name of a scope. */
const BARE = /^[\w@][^:]/;

/**
 * One package that isn't there would end Vite's search for all the others. It may be nobody's: for the editor alone,
 * or a word in prose that looks like code. Whoever loads it is told.
 */
export const scanPlugin = (): Plugin => ({
  name: "velosaur:scan",
  enforce: "post",
  resolveId: {
    filter: { id: BARE },
    handler: (id, _importer, options) =>
      "scan" in options && options.scan === true ? `\0missing:${id}` : null,
  },
});
