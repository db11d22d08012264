import path from "../system/path.ts";
import type { CssSyntaxError } from "postcss";
import type { Plugin, Rolldown } from "vite";
import { hashText } from "../cache/hash.ts";
import { engineDir } from "../system/engine-paths.ts";
import { compactStyle } from "./compact-style.ts";
import { filePlace } from "./file-place.ts";

export interface StyleOrderOptions {
  siteDir: string;
  /** Theme folders of plugins. */
  themePaths: string[];
  /** Stylesheets of the site as a whole, and of plugins. */
  globalStyles: string[];
  minify: boolean;
}

/** What a stylesheet's rules are, in the order in which they stand. */
export const RANKS = { infima: 0, theme: 1, themeModule: 2, site: 3, siteModule: 4 } as const;

/** Ranks of stylesheets by name, see `styleName`: the bundler's text says nothing of them. */
export type StyleRanks = ReadonlyMap<string, number>;

/** Rules of one source file, in a stylesheet that the bundler made of many. */
export interface StylePiece {
  rank: number;
  /** See `styleName`. */
  name: string;
  css: string;
}

export const INFIMA = /\/node_modules\/infima\//;
/** Modules that are rules; and no text or address of one. */
export const STYLES = {
  include: /\.(?:css|scss|sass|less|styl|pcss)(?:$|\?)/,
  exclude: /[?&](?:raw|url|inline)\b/,
};
const MARK = /\/\*velosaur-part-(\w+)\*\/\s*/;

/**
 * The theme comes first, then what the site says of all its pages, then its components: whatever order
 * they were loaded in, where two rules weigh the same the later one wins. The bundler gives one text for
 * all files of a chunk, so each begins with its name in a comment; what is known of it goes to `ranks`. It
 * is minified by itself: of many files together the minifier would move rules past the names.
 */
export function styleOrderPlugin(options: StyleOrderOptions, ranks: Map<string, number>): Plugin {
  return {
    name: "velosaur:mark-styles",
    transform: {
      filter: { id: STYLES },
      async handler(code, id) {
        const name = styleName(id, options.siteDir);
        ranks.set(name, rankOf(id, options));
        const css = await compactStyle(code, options.minify).catch((error: CssSyntaxError) =>
          tellUnreadable(this, error),
        );
        return { code: `/*velosaur-part-${name}*/\n${css}\n`, map: null };
      },
    },
  };
}

/** The author's mistake, of which {@link compactStyle} tells. */
export function tellUnreadable(
  context: Pick<Rolldown.TransformPluginContext, "error">,
  { reason, line = 1, column = 1 }: CssSyntaxError,
): never {
  return context.error(`The stylesheet can't be read: ${reason}`, { line, column: column - 1 });
}

/** What a stylesheet is called in marks. */
export const styleName = (id: string, siteDir: string): string =>
  hashText(filePlace(id, siteDir)).slice(0, 8);

const toFile = (id: string): string => id.replace(/\?.*$/, "");

function rankOf(id: string, { themePaths, globalStyles }: StyleOrderOptions): number {
  const file = toFile(id);
  if (INFIMA.test(file)) return RANKS.infima;
  if (globalStyles.includes(file)) return RANKS.site;
  if (themePaths.some((folder) => file.startsWith(folder + path.sep))) return RANKS.themeModule;
  if (!file.startsWith(engineDir) && !file.startsWith("\0")) return RANKS.siteModule;
  return /\.(?:module|rules)\.\w+$/.test(file) ? RANKS.themeModule : RANKS.theme;
}

/** Of a stylesheet that stays as it is. */
export const stripMarks = (css: string): string => css.replace(new RegExp(MARK, "g"), "");

export interface SplitStyles {
  /** What stands before the first mark: `@charset`, imports of other sites. */
  head: string;
  /** By rank; those of one rank as they came. */
  pieces: StylePiece[];
}

/** A stylesheet's rules in order. Without marks they are the site's. */
export function splitStyles(css: string, ranks: StyleRanks): SplitStyles {
  const [head = "", ...parts] = css.split(MARK);
  const pieces: StylePiece[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const [name = "", rules = ""] = parts.slice(index, index + 2);
    // The last line's end belongs to the mark after it.
    const css = rules.replace(/\n$/, "");
    pieces.push({ rank: ranks.get(name) ?? RANKS.siteModule, name, css });
  }
  return { head, pieces: pieces.toSorted((a, b) => a.rank - b.rank) };
}
