import type { Plugin } from "vite";

/** An import behind the end of a rule. */
const LATE_IMPORT = /\}[\s\S]*@import\b/;
const PACKAGE_NAME = /(@import\s+(?:url\(\s*)?["']?)~(?=[\w@])/g;

/**
 * What stylesheets may write as webpack's loader reads them: `@import` behind rules, which browsers and the
 * minifier skip, and `@import "~package/x.css"`.
 */
export function firstImportsPlugin(): Plugin {
  return {
    name: "velosaur:first-imports",
    enforce: "pre",
    transform: {
      filter: {
        id: { include: /\.css(?:$|\?)/, exclude: /[?&](?:raw|url)\b/ },
        code: "@import",
      },
      handler: async (code) => ({ code: await putImportsFirst(code), map: null }),
    },
  };
}

export async function putImportsFirst(css: string): Promise<string> {
  const named = css.replaceAll(PACKAGE_NAME, "$1");
  if (!LATE_IMPORT.test(named)) return named;
  const { parse } = await import("postcss");
  const root = parse(named);
  const imports = root.nodes.filter((node) => node.type === "atrule" && node.name === "import");
  const charset = root.nodes.find((node) => node.type === "atrule" && node.name === "charset");
  root.prepend(imports);
  if (charset) root.prepend(charset);
  return root.toString().trimStart();
}
