import type { Plugin } from "vite";

/** Module ids of program documents begin with this. */
export const PROGRAM_PREFIX = "virtual:velosaur/document/";

/** Serves the code of program documents: Markdown files in which a function reaches the page. */
export function programsPlugin(
  source: (id: string) => string | undefined | Promise<string | undefined>,
): Plugin {
  return {
    name: "velosaur:programs",
    enforce: "pre",
    resolveId: {
      filter: { id: /^virtual:velosaur\/document\// },
      handler: (id) => `\0${id}.jsx`,
    },
    load: {
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0virtual:velosaur\/document\// },
      async handler(id) {
        const code = await source(id.slice(1, -".jsx".length));
        return code === undefined ? null : { code, moduleType: "jsx" };
      },
    },
  };
}
