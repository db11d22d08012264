import path from "node:path";
import type { Plugin } from "vite";
import { hashText } from "../cache/hash.ts";
import { engineDir } from "../config/engine-paths.ts";

export interface StyleOrderOptions {
  siteDir: string;
  /** Theme folders of plugins. */
  themePaths: string[];
  /** Stylesheets of the site as a whole, and of plugins. */
  globalStyles: string[];
}

/** What the theme is built upon. */
const INFIMA = /\/node_modules\/infima\//;
const MARK = /velosaur-part-(\d)-\w+\s*\{\s*--part:\s*0;?\s*\}\s*/;

/**
 * A site has one stylesheet. In it, the theme comes first, then what the site says of all its pages,
 * then its components: whatever order they were loaded in, where two rules weigh the same the later
 * one wins. Each file is marked with a rule, by which the finished stylesheet is put in order.
 */
export function styleOrderPlugin(options: StyleOrderOptions): Plugin[] {
  return [
    {
      name: "velosaur:mark-styles",
      transform: {
        filter: {
          id: {
            include: /\.(?:css|scss|sass|less|styl|pcss)(?:$|\?)/,
            exclude: /[?&](?:raw|url|inline)\b/,
          },
        },
        handler(code, id) {
          const name = hashText(path.relative(options.siteDir, id)).slice(0, 8);
          return {
            code: `velosaur-part-${rankOf(id, options)}-${name}{--part:0}\n${code}`,
            map: null,
          };
        },
      },
    },
    {
      name: "velosaur:style-order",
      enforce: "post",
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "asset" && file.fileName.endsWith(".css"))
            file.source = sortStyles(String(file.source));
        }
      },
    },
  ];
}

function rankOf(id: string, { themePaths, globalStyles }: StyleOrderOptions): number {
  const file = id.replace(/\?.*$/, "");
  if (INFIMA.test(file)) return 0;
  if (globalStyles.includes(file)) return 2;
  if (themePaths.some((folder) => file.startsWith(folder + path.sep))) return 1;
  const isModule = /\.module\.\w+$/.test(file);
  return file.startsWith(engineDir) || file.startsWith("\0") ? Number(isModule) : 3;
}

/** What stands before the first mark (`@charset`, imports of other sites) stays there. */
export function sortStyles(css: string): string {
  const [head = "", ...pieces] = css.split(MARK);
  const parts: { rank: number; css: string }[] = [];
  for (let index = 0; index < pieces.length; index += 2)
    parts.push({ rank: Number(pieces[index]), css: pieces[index + 1] ?? "" });
  return (
    head +
    parts
      .toSorted((a, b) => a.rank - b.rank)
      .map((part) => part.css)
      .join("")
  );
}
