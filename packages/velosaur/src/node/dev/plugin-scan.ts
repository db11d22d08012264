import type { Plugin } from "vite";
import { isPattern } from "../bundler/plugin-glob-imports.ts";

/** Names of packages, also those that begin with the name of a scope. */
const BARE = /^[\w@][^:]/;

/**
 * One package that isn't there would end Vite's search for all the others. It may be nobody's: for the editor alone,
 * or a word in prose that looks like code. Whoever loads it is told. Of a pattern, Vite wants a path: one that holds no file.
 */
export const scanPlugin = (): Plugin => ({
  name: "velosaur:scan",
  enforce: "post",
  resolveId: {
    filter: { id: BARE },
    handler(id, _importer, options) {
      if (!("scan" in options) || options.scan !== true) return null;
      return isPattern(options) ? `/\0missing/${id}` : `\0missing:${id}`;
    },
  },
});
