import type { Plugin, Rolldown } from "vite";
import { BUNDLED_AHEAD, compileSource, ENGINE, IN_PACKAGE } from "./plugin-jsx-in-js.ts";

const FILTER = {
  id: {
    include: /\.(?:m?js|jsx)(?:$|\?)/,
    exclude: [IN_PACKAGE, BUNDLED_AHEAD, ENGINE],
  },
};

/** With `faster`, upstream reads a site's `.js` and `.jsx` as TypeScript, so that types may stand there. */
export function typedJavaScriptPlugin(): Plugin {
  return {
    name: "velosaur:typed-javascript",
    enforce: "pre",
    transform: {
      filter: FILTER,
      async handler(code, id) {
        return (await isTyped(code)) ? compileSource(code, id, "tsx") : null;
      },
    },
  };
}

/** For the search that comes before all else in dev: a file that it can't read ends it. */
export const scannedTypesPlugin = (): Rolldown.Plugin => ({
  name: "velosaur:scanned-types",
  transform: {
    filter: FILTER,
    handler: async (code) => ((await isTyped(code)) ? { code, moduleType: "tsx" } : null),
  },
});

/** What JavaScript can be read as stays JavaScript: `a < b > (c)` is no call there. */
async function isTyped(code: string): Promise<boolean> {
  const { parseSync } = await import("vite");
  const fails = (lang: "jsx" | "tsx"): boolean =>
    parseSync(`module.${lang}`, code, { lang }).errors.length > 0;
  return fails("jsx") && !fails("tsx");
}
