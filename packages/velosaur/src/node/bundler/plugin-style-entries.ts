import type { Plugin } from "vite";
import { addsStyles } from "../markdown/resolve-import.ts";

const PREFIX = "virtual:velosaur/style/";
/** Lest the bundler reads the module itself as a stylesheet. */
const ENDING = ".js";

/**
 * What the bundler is asked for a module that a document imports. A stylesheet alone would have no chunk, by which
 * its pages find it.
 */
export const entryInput = (id: string): string => (addsStyles(id) ? PREFIX + id + ENDING : id);

/** A module around each stylesheet that documents import. */
export function styleEntriesPlugin(): Plugin {
  return {
    name: "velosaur:style-entries",
    enforce: "pre",
    resolveId: { filter: { id: /^virtual:velosaur\/style\// }, handler: (id) => `\0${id}` },
    load: {
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0virtual:velosaur\/style\// },
      handler: (id) => wrapStyle(id.slice(PREFIX.length + 1, -ENDING.length)),
    },
  };
}

function wrapStyle(id: string): string {
  const name = JSON.stringify(id);
  return /\.module\.\w+$/.test(id)
    ? `export * from ${name}; export { default } from ${name};`
    : `import ${name}; export default {};`;
}
