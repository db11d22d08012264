import type { Plugin, Rolldown } from "vite";
import { escapePattern } from "../../shared/escape-pattern.ts";
import { engineDir } from "../system/engine-paths.ts";
import { BUNDLED_AHEAD, IN_PACKAGE } from "./plugin-jsx-in-js.ts";

const FILTER = {
  id: {
    include: /\.(?:m?js|jsx)(?:$|\?)/,
    exclude: [IN_PACKAGE, BUNDLED_AHEAD, new RegExp(`^${escapePattern(engineDir)}/`)],
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
        if (!(await isTyped(code))) return null;
        const { transformWithOxc } = await import("vite");
        const result = await transformWithOxc(code, id, {
          lang: "tsx",
          jsx: { runtime: "automatic" },
          tsconfig: false,
          sourcemap: true,
        });
        return { code: result.code, map: result.map };
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
