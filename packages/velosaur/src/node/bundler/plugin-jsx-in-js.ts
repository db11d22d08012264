import type { Plugin, transformWithOxc } from "vite";
import { escapePattern } from "../../shared/escape-pattern.ts";
import { engineDir } from "../system/engine-paths.ts";

/** A tag where a value stands, behind comments, too: plain code has none there, but in texts and comments. */
const TAG =
  /(?:[([{=>?:,&|]|\breturn)(?:\s|\/\/.*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)*<(?:>|[A-Za-z][\w.-]*[\s/>])/;
export const IN_PACKAGE: RegExp = /\/node_modules\//;
/** The engine brings them, and they have none; among them are the largest that a site has. */
const PLAIN = /\/node_modules\/(?:react|react-dom|scheduler|prism-react-renderer|prismjs)\//;
/** Packages that the dev server has bundled ahead, with all that is done to code here. */
export const BUNDLED_AHEAD = /\/vite\/deps\//;
export const ENGINE: RegExp = new RegExp(`^${escapePattern(engineDir)}/`);

/** Sites and packages write JSX in `.js` files; the bundler expects it in `.jsx`. */
export function jsxInJsPlugin(): Plugin {
  return {
    name: "velosaur:jsx-in-js",
    enforce: "pre",
    transform: {
      filter: {
        id: { include: /\.m?js(?:$|\?)/, exclude: [PLAIN, ENGINE, BUNDLED_AHEAD] },
        code: /<[A-Za-z>]/,
      },
      async handler(code, id) {
        if (IN_PACKAGE.test(id) && !(await hasJsx(code))) return null;
        return compileSource(code, id, "jsx");
      },
    },
  };
}

type OxcResult = Awaited<ReturnType<typeof transformWithOxc>>;

/** Without JSX, and without types where the language has some. */
export async function compileSource(
  code: string,
  id: string,
  lang: "jsx" | "tsx",
): Promise<Pick<OxcResult, "code" | "map">> {
  const vite = await import("vite");
  const result = await vite.transformWithOxc(code, id, {
    lang,
    jsx: { runtime: "automatic" },
    tsconfig: false,
    sourcemap: true,
  });
  return { code: result.code, map: result.map };
}

/** Most packages have much code and no JSX. */
async function hasJsx(code: string): Promise<boolean> {
  if (!TAG.test(code)) return false;
  const { parseSync } = await import("vite");
  return parseSync("module.js", code, { lang: "js" }).errors.length > 0;
}
