import type { Plugin } from "vite";

/** A stylesheet with scoped names as a page links it until its code is there (`early-styles.ts`). */
const EARLY_MODULE = /\.module\.\w+\?(?:.*&)?direct\b/;

/**
 * No module imports what stands in for a stylesheet with scoped names, and it can't accept an update: Vite would have
 * each page load again after an edit. By then the stylesheet's own module is there, and that one is updated.
 */
export function earlyModulesPlugin(): Plugin {
  return {
    name: "velosaur:early-modules",
    hotUpdate: ({ modules }) => modules.filter(({ url }) => !EARLY_MODULE.test(url)),
  };
}
