import type { Plugin } from "vite";
import { engineDir } from "../system/engine-paths.ts";
import { INFIMA } from "./plugin-style-order.ts";

const LAYER = "docusaurus";

/** Statements that must stand before all rules. */
const HEAD = /^(?:\s|\/\*[\s\S]*?\*\/|@(?:import|charset)\s[^;]*;)*/;
const IMPORT = /(@import\s[^;]*?)\s*;/g;

/** Puts the theme's rules into a layer: the site's own win then, however little they weigh. */
export function cascadeLayersPlugin(): Plugin {
  return {
    name: "velosaur:cascade-layers",
    enforce: "pre",
    transform: {
      filter: { id: { include: /\.css(?:$|\?)/, exclude: /[?&](?:raw|url|inline)\b/ } },
      handler: (code, id) => (isOfTheme(id) ? { code: addLayer(code), map: null } : undefined),
    },
  };
}

const isOfTheme = (id: string): boolean =>
  id.startsWith(engineDir) || id.startsWith("\0") || INFIMA.test(id);

export function addLayer(css: string): string {
  const [head = ""] = HEAD.exec(css) ?? [];
  const rules = css.slice(head.length);
  const layered = rules.trim() === "" ? "" : `@layer ${LAYER} {\n${rules}\n}\n`;
  return head.replace(IMPORT, `$1 layer(${LAYER});`) + layered;
}
