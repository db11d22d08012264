import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Rolldown } from "vite";
import type { Styles } from "../../shared/payload.ts";
import { hashText } from "../cache/hash.ts";
import { splitStyles } from "./plugin-style-order.ts";

type OutputFile = Rolldown.RolldownOutput["output"][number];

/** What is in a chunk's stylesheets: names of files below the client's folder. */
export type StylesByFile = Map<string, Styles>;

/**
 * Writes what the theme says and what the site says apart, since on a page with several stylesheets
 * the site comes last. Each is named by its content: the bundler's own hash depends on where the site
 * stands, and equal sources must give equal bytes. Returns what became of each file of the bundler's.
 */
export async function writeStyles(files: OutputFile[], folder: string): Promise<StylesByFile> {
  const sheets = files.filter(
    (file) => file.type === "asset" && file.fileName.endsWith(".css"),
  ) as Rolldown.OutputAsset[];
  const written = sheets.map(async (file): Promise<[string, Styles]> => {
    const parts = Object.entries(splitStyles(String(file.source)));
    const names = parts.map(([part, css]) => {
      const name = `assets/css/${part}-${hashText(css).slice(0, 8)}.css`;
      return { part, css, name };
    });
    for (const { name, css } of names) await writeFile(path.join(folder, name), css);
    await rm(path.join(folder, file.fileName));
    return [file.fileName, Object.fromEntries(names.map(({ part, name }) => [part, [name]]))];
  });
  return new Map(await Promise.all(written));
}

/** The stylesheets of several chunks, each once. */
export function mergeStyles(all: Iterable<Styles | undefined>, without?: Styles): Styles {
  const list = [...all];
  const pick = (part: keyof Styles): string[] =>
    [...new Set(list.flatMap((styles) => styles?.[part] ?? []))].filter(
      (name) => !without?.[part]?.includes(name),
    );
  const theme = pick("theme");
  const site = pick("site");
  return { ...(theme.length > 0 && { theme }), ...(site.length > 0 && { site }) };
}
