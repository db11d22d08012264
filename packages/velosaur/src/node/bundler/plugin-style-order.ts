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

/** What a stylesheet's rules are, in the order in which they stand. */
export const RANKS = { infima: 0, theme: 1, themeModule: 2, site: 3, siteModule: 4 } as const;

/** Rules of one source file, in a stylesheet that the bundler made of many. */
export interface StylePiece {
  rank: number;
  /** See `styleName`. */
  name: string;
  css: string;
}

export const INFIMA = /\/node_modules\/infima\//;
const MARK = /velosaur-part-(\d)-(\w+)\s*\{\s*--part:\s*0;?\s*\}\s*/;

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
        const mark = `velosaur-part-${rankOf(id, options)}-${styleName(id, options.siteDir)}`;
        return { code: `${mark}{--part:0}\n${code}`, map: null };
      },
    },
  };
}

/** What a stylesheet is called in marks. */
export const styleName = (id: string, siteDir: string): string =>
  hashText(filePlace(id, siteDir)).slice(0, 8);

function rankOf(id: string, { themePaths, globalStyles }: StyleOrderOptions): number {
  const file = id.replace(/\?.*$/, "");
  if (INFIMA.test(file)) return RANKS.infima;
  if (globalStyles.includes(file)) return RANKS.site;
  if (themePaths.some((folder) => file.startsWith(folder + path.sep))) return RANKS.themeModule;
  if (!file.startsWith(engineDir) && !file.startsWith("\0")) return RANKS.siteModule;
  return /\.module\.\w+$/.test(file) ? RANKS.themeModule : RANKS.theme;
}

export interface SplitStyles {
  /** What stands before the first mark: `@charset`, imports of other sites. */
  head: string;
  /** By rank; those of one rank as they came. */
  pieces: StylePiece[];
}

/** A stylesheet's rules in order. Without marks they are the site's. */
export function splitStyles(css: string): SplitStyles {
  const [head = "", ...parts] = css.split(MARK);
  const pieces: StylePiece[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    const [rank, name = "", rules = ""] = parts.slice(index, index + 3);
    pieces.push({ rank: Number(rank), name, css: rules });
  }
  return { head, pieces: pieces.toSorted((a, b) => a.rank - b.rank) };
}
