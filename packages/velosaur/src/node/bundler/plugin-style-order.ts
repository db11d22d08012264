import path from "node:path";
import type { Plugin } from "vite";
import { hashText } from "../cache/hash.ts";
import { engineDir } from "../config/engine-paths.ts";
import { filePlace } from "./file-place.ts";

export interface StyleOrderOptions {
  siteDir: string;
  /** Theme folders of plugins. */
  themePaths: string[];
  /** Stylesheets of the site as a whole, and of plugins. */
  globalStyles: string[];
}

/** From here on, the rules are the site's. */
const SITE_RANK = 2;
/** What the theme is built upon. */
export const INFIMA = /\/node_modules\/infima\//;
const MARK = /velosaur-part-(\d)-\w+\s*\{\s*--part:\s*0;?\s*\}\s*/;

/**
 * The theme comes first, then what the site says of all its pages, then its components: whatever order
 * they were loaded in, where two rules weigh the same the later one wins. Each file is marked with a
 * rule, by which the finished stylesheets are put in order.
 */
export function styleOrderPlugin(options: StyleOrderOptions): Plugin {
  return {
    name: "velosaur:mark-styles",
    transform: {
      filter: {
        id: {
          include: /\.(?:css|scss|sass|less|styl|pcss)(?:$|\?)/,
          exclude: /[?&](?:raw|url|inline)\b/,
        },
      },
      handler(code, id) {
        const name = hashText(filePlace(id, options.siteDir)).slice(0, 8);
        return {
          code: `velosaur-part-${rankOf(id, options)}-${name}{--part:0}\n${code}`,
          map: null,
        };
      },
    },
  };
}

function rankOf(id: string, { themePaths, globalStyles }: StyleOrderOptions): number {
  const file = id.replace(/\?.*$/, "");
  if (INFIMA.test(file)) return 0;
  if (globalStyles.includes(file)) return 2;
  if (themePaths.some((folder) => file.startsWith(folder + path.sep))) return 1;
  const isModule = /\.module\.\w+$/.test(file);
  return file.startsWith(engineDir) || file.startsWith("\0") ? Number(isModule) : 3;
}

/**
 * A stylesheet's rules in order, those of the theme and those of the site. What stands before the first
 * mark (`@charset`, imports of other sites) stays in front.
 */
export function splitStyles(css: string): { theme?: string; site?: string } {
  const [head = "", ...pieces] = css.split(MARK);
  const parts: { rank: number; css: string }[] = [];
  for (let index = 0; index < pieces.length; index += 2)
    parts.push({ rank: Number(pieces[index]), css: pieces[index + 1] ?? "" });
  const join = (isWanted: (rank: number) => boolean): string =>
    parts
      .filter(({ rank }) => isWanted(rank))
      .toSorted((a, b) => a.rank - b.rank)
      .map((part) => part.css)
      .join("");
  const theme = join((rank) => rank < SITE_RANK);
  const site = join((rank) => rank >= SITE_RANK);
  if (theme === "") return site === "" && head === "" ? {} : { site: head + site };
  return { theme: head + theme, ...(site !== "" && { site }) };
}
