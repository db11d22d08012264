import { rm, writeFile } from "node:fs/promises";
import path from "../system/path.ts";
import type { Rolldown } from "vite";
import { STYLE_PARTS, type Styles } from "../../shared/payload.ts";
import { hashText } from "../cache/hash.ts";
import type { Lean } from "./lean/lean.ts";
import { leanStyles } from "./lean/lean-styles.ts";
import { engineFile } from "./engine-files.ts";
import { LATE_BLOG, LATE_DOCS } from "./lean/plugin-late-components.ts";
import {
  RANKS,
  type SplitStyles,
  splitStyles,
  stripMarks,
  type StylePiece,
  type StyleRanks,
} from "./plugin-style-order.ts";
import { createNameTest } from "./lean/plugin-style-words.ts";

type OutputFile = Rolldown.RolldownOutput["output"][number];

/** What the bundler has found out about styles. */
export interface StyleFacts {
  /** Words of code that may name classes and variables. */
  words: ReadonlySet<string>;
  /** Names of stylesheets that only the layouts of docs pages need. */
  layouts: ReadonlySet<string>;
  ranks: StyleRanks;
  lean: Lean;
}

/** For pages that name something which the stylesheet of all pages lacks. */
export interface WholeStyles {
  file: string;
  /** What the other one lacks. */
  missing: string[];
}

/** Names of files below the client's folder. */
export interface WrittenStyles {
  /** What has become of each of the bundler's files. */
  byFile: Map<string, Styles>;
  /** What only the layouts of docs pages need. */
  layouts?: string;
  whole?: WholeStyles;
}

/**
 * Writes what the theme says and what the site says apart, since on a page with several stylesheets
 * the site comes last. Each is named by its content: the bundler's own hash depends on where the site
 * stands, and equal sources must give equal bytes.
 */
export async function writeStyles(
  files: OutputFile[],
  folder: string,
  facts: StyleFacts,
): Promise<WrittenStyles> {
  const addressed = files.filter(({ fileName }) => isAddressed(fileName, files));
  for (const { fileName, source } of addressed as Rolldown.OutputAsset[])
    await writeFile(path.join(folder, fileName), stripMarks(String(source)));
  const sheets = files
    .filter((file) => file.type === "asset" && file.fileName.endsWith(".css"))
    .filter((file) => !addressed.includes(file))
    .map((file) => {
      const { source, fileName } = file as Rolldown.OutputAsset;
      return { fileName, split: splitStyles(String(source), facts.ranks) };
    });
  const write = async (part: string, css: string): Promise<string> => {
    const name = `assets/css/${part}-${hashText(css).slice(0, 8)}.css`;
    await writeFile(path.join(folder, name), css);
    return name;
  };
  const written: WrittenStyles = { byFile: new Map() };
  const merged = mergeLateStyles(sheets, files);
  for (const { fileName, split } of sheets) {
    const { parts, layouts, whole } = await composeStyles(split, sheets, facts);
    const styles: Styles = {};
    for (const [part, css] of Object.entries(parts))
      styles[part as keyof Styles] = [await write(part, css)];
    written.byFile.set(fileName, styles);
    if (layouts) written.layouts = await write("docs", layouts);
    if (whole) written.whole = { file: await write("whole", whole.css), missing: whole.missing };
    await rm(path.join(folder, fileName));
  }
  for (const [from, to] of merged) written.byFile.set(from, written.byFile.get(to) ?? {});
  return written;
}

/** Of `import address from "./file.css?url"`: code asks for it by its name, and it belongs to no chunk. */
export const isAddressed = (fileName: string, files: readonly OutputFile[]): boolean =>
  fileName.endsWith(".css") &&
  !files.some((file) => file.type === "chunk" && file.viteMetadata?.importedCss.has(fileName));

interface Sheet {
  fileName: string;
  split: SplitStyles;
}

/**
 * Late components show from the first paint on: their rules stand with those of their layout. Returns
 * which file's rules have gone to which.
 */
function mergeLateStyles(
  sheets: readonly Sheet[],
  files: readonly OutputFile[],
): Map<string, string> {
  const layouts = [
    { bundle: LATE_DOCS, layout: engineFile("client/entry.browser") },
    { bundle: LATE_BLOG, layout: engineFile("theme/BlogLayout/index") },
  ];
  const merged = new Map<string, string>();
  for (const { bundle, layout } of layouts) {
    const [mainName] = findSheets(files, layout, () => []);
    const main = sheets.find(({ fileName }) => fileName === mainName);
    if (!main) continue;
    const names = findSheets(files, bundle, ({ imports }) => imports);
    const taken = new Set([...merged.values(), ...merged.keys(), main.fileName]);
    const late = sheets.filter(({ fileName }) => names.has(fileName) && !taken.has(fileName));
    const pieces = [main, ...late].flatMap(({ split }) => split.pieces);
    main.split = { ...main.split, pieces: pieces.toSorted((one, other) => one.rank - other.rank) };
    for (const sheet of late) {
      sheet.split = { ...sheet.split, pieces: [] };
      merged.set(sheet.fileName, main.fileName);
    }
  }
  return merged;
}

/** Stylesheets of the chunk that has a module, and of those behind it. */
function findSheets(
  files: readonly OutputFile[],
  moduleId: string,
  next: (chunk: Rolldown.OutputChunk) => string[],
): Set<string> {
  const chunks = files.filter((file) => file.type === "chunk");
  const found = new Set(chunks.filter(({ moduleIds }) => moduleIds.includes(moduleId)));
  for (const chunk of found)
    for (const name of next(chunk))
      for (const other of chunks) if (other.fileName === name) found.add(other);
  return new Set([...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
}

interface ComposedStyles {
  parts: Partial<Record<keyof Styles, string>>;
  layouts?: string;
  whole?: { css: string; missing: string[] };
}

async function composeStyles(
  { head, pieces }: SplitStyles,
  all: { split: SplitStyles }[],
  { words, layouts, lean: { styles: mayLack } }: StyleFacts,
): Promise<ComposedStyles> {
  const join = (isWanted: (piece: StylePiece) => boolean): string =>
    pieces
      .filter(isWanted)
      .map(({ css }) => css)
      .join("");
  const site = join(({ rank }) => rank >= RANKS.site);
  const infima = join(({ rank }) => rank === RANKS.infima);
  if (infima === "") {
    const theme = join(({ rank }) => rank < RANKS.site);
    if (theme === "") return { parts: site + head === "" ? {} : { site: head + site } };
    return { parts: { theme: head + theme, ...(site !== "" && { site }) } };
  }
  const modules = join(({ rank, name }) => rank === RANKS.themeModule && !layouts.has(name));
  const { lean, whole, missing } = await leanStyles({
    infima,
    theme: join(({ rank }) => rank === RANKS.theme),
    others: all.flatMap(({ split }) => [
      split.head,
      ...split.pieces.filter(({ rank }) => rank > RANKS.theme).map(({ css }) => css),
    ]),
    isNamed: mayLack ? createNameTest(words) : () => true,
  });
  return {
    parts: { base: head + lean + modules, ...(site !== "" && { site }) },
    layouts: join(({ rank, name }) => rank === RANKS.themeModule && layouts.has(name)),
    ...(missing.length > 0 && { whole: { css: head + whole + modules, missing } }),
  };
}

/** The stylesheets of several chunks, each once. */
export function mergeStyles(all: Iterable<Styles | undefined>, without?: Styles): Styles {
  const list = [...all];
  const merged: Styles = {};
  for (const part of STYLE_PARTS) {
    const names = new Set(list.flatMap((styles) => styles?.[part] ?? []));
    const wanted = [...names].filter((name) => !without?.[part]?.includes(name));
    if (wanted.length > 0) merged[part] = wanted;
  }
  return merged;
}
