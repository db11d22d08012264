import { createCompilation, parseTree } from "../../markdown/compile.ts";
import type { Compilation } from "../../markdown/compilation.ts";
import { takeId } from "../../markdown/convert-heading.ts";
import { listKeywords } from "../../markdown/keywords.ts";
import { type CompileOptions, hasUnifiedPlugins } from "../../markdown/options.ts";
import { parseMarkdown } from "../../markdown/parse.ts";
import { preprocessText } from "../../markdown/site-functions.ts";
import { isHeading, toText, walk, type TreeNode } from "../../markdown/tree.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { HeadingIdSyntax } from "../options.ts";

export interface HeadingIdRules {
  /** Undefined: braces, where the site can read them. */
  syntax?: HeadingIdSyntax | undefined;
  /** Puts ids that are there into the wanted syntax. */
  migrate: boolean;
  /** Makes ids that are there anew. */
  overwrite: boolean;
}

export interface AddHeadingIdsInput {
  source: string;
  filePath: string;
  options: CompileOptions;
  rules: HeadingIdRules;
}

interface Heading {
  /** Index of the line that the text ends on. */
  line: number;
  level: number;
  /** Below it is a line of hyphens. */
  isUnderlined: boolean;
  text: string;
  ownId: string | undefined;
}

/**
 * The text of a file with an id at the end of each heading below the title, the one that the page has without it. Headings
 * are those that the compiler sees: nothing in code, comments or front matter is one.
 */
export async function addHeadingIds({
  source,
  filePath,
  options,
  rules: given,
}: AddHeadingIdsInput): Promise<string> {
  const compilation = await openDocument(source, filePath, options);
  const canRead = canReadBraces(compilation.isMdx, options);
  const rules = { ...given, syntax: given.syntax ?? (canRead ? "classic" : "mdx-comment") };
  const headings = await collectHeadings(compilation);
  const lines = source.split(/(\r\n|\r|\n)/);
  const write = createWriter(compilation.isMdx, rules);
  const createId = createIds(headings, compilation, rules);
  for (const heading of headings) {
    const id = createId(heading);
    // Every second part is a line break.
    const at = heading.line * 2;
    if (id !== undefined && isWritable(heading, lines)) lines[at] = write(lines[at]!, id, heading);
  }
  const text = lines.join("");
  if (text !== source && rules.syntax === "classic") assertReadable(canRead);
  return text;
}

const ATX = /^[\s>]*(?:(?:[-*+]|\d+[.)])[\s>]+)*#{2,6}(?:\s|$)/;
const UNDERLINE = /^[\s>]*(?:-+|=+)\s*$/;

/** The title needs no id. Plugins of the site may make headings that stand nowhere in the file. */
function isWritable({ line, level, isUnderlined }: Heading, lines: readonly string[]): boolean {
  const pattern = isUnderlined ? UNDERLINE : ATX;
  return level > 1 && pattern.test(lines[(isUnderlined ? line + 1 : line) * 2] ?? "");
}

const canReadBraces = (isMdx: boolean, { mdx1Compat }: CompileOptions): boolean =>
  !isMdx || mdx1Compat.headingIds;

/** A site that has switched the braces off would no longer build. */
function assertReadable(canRead: boolean): void {
  if (canRead) return;
  throw new AuthorError({
    severity: "error",
    message:
      "Ids in braces can't be read by this site: `markdown.mdx1Compat.headingIds` is switched off.",
    hint: "Add `--syntax mdx-comment`.",
  });
}

const countLines = (text: string): number => text.split(/\r\n|\r|\n/).length;

async function openDocument(
  source: string,
  filePath: string,
  options: CompileOptions,
): Promise<Compilation> {
  // Ids in braces are read even where the site can't: they may be about to change.
  const { preprocess, ...rest } = {
    ...options,
    mdx1Compat: { ...options.mdx1Compat, headingIds: true },
  };
  const isShifted =
    preprocess !== undefined &&
    countLines(preprocessText({ source, filePath }, preprocess)) !== countLines(source);
  // A preprocessor that moves lines leaves no way back to those of the file.
  return createCompilation({
    source,
    filePath,
    options: preprocess && !isShifted ? { ...rest, preprocess } : rest,
  });
}

async function collectHeadings(compilation: Compilation): Promise<Heading[]> {
  const headings: Heading[] = [];
  walk(await parse(compilation), (node) => {
    if (isHeading(node) && node.position) headings.push(readHeading(node, node.position));
  });
  return headings;
}

/** The build tells of directives. */
const ignore = (): void => {};

async function parse(compilation: Compilation): Promise<TreeNode> {
  const { source, isMdx, options } = compilation;
  if (hasUnifiedPlugins(options)) {
    const { parseWithUnified } = await import("../../markdown/unified-bridge.ts");
    return parseWithUnified(compilation, { onUnused: ignore, namesHeadings: false });
  }
  // Raw HTML costs positions; headings in it have their ids elsewhere anyway.
  return isMdx
    ? parseTree(compilation, ignore)
    : parseMarkdown({ source, isMdx, keywords: listKeywords(options), onUnused: ignore });
}

function readHeading(node: TreeNode, { start, end }: NonNullable<TreeNode["position"]>): Heading {
  const ownId = takeId(node);
  const isUnderlined = start.line !== end.line;
  return {
    line: end.line - (isUnderlined ? 2 : 1),
    isUnderlined,
    level: Number(node.tagName?.[1]),
    text: toText(node),
    ownId,
  };
}

/** The id of each heading in turn; undefined for one that has no letters to make it of. */
function createIds(
  headings: readonly Heading[],
  compilation: Compilation,
  { overwrite }: HeadingIdRules,
): (heading: Heading) => string | undefined {
  const taken = new Set(overwrite ? [] : headings.map(({ ownId }) => ownId));
  return ({ text, ownId }) => {
    if (ownId !== undefined && !overwrite) return ownId;
    let id = compilation.createSlug(text);
    if (/^(?:-\d+)?$/.test(id)) return ownId;
    while (taken.has(id)) id = compilation.createSlug(text);
    taken.add(id);
    return id;
  };
}

const CLOSING_MARKS = /[ \t]+#+[ \t]*$/;
const WRITTEN_ID =
  /[ \t]*(?:\\?\{#(?:(?!\{#|\}).)+\}|\{\s*\/\*\s*#\S+\s*\*\/\s*\}|<!--\s*#\S+?\s*-->)[ \t]*$/;

/** Puts an id at the end of a line that holds a heading. */
function createWriter(
  isMdx: boolean,
  { syntax, migrate, overwrite }: HeadingIdRules,
): (line: string, id: string, heading: Heading) => string {
  const mark = (id: string): string => {
    if (syntax === "classic") return `{#${id}}`;
    return isMdx ? `{/* #${id} */}` : `<!-- #${id} -->`;
  };
  return (line, id, { ownId }) => {
    if (ownId !== undefined && !migrate && !overwrite) return line;
    // No comment can hold it.
    if (syntax === "mdx-comment" && /\s|\*\/|-->/.test(id)) return line;
    const closing = CLOSING_MARKS.exec(line)?.[0] ?? "";
    const open = line.slice(0, line.length - closing.length);
    const written = WRITTEN_ID.exec(open)?.[0] ?? "";
    const changed = `${open.slice(0, open.length - written.length).trimEnd()} ${mark(id)}${closing.trimEnd()}`;
    return written.trim() === mark(id) ? line : changed;
  };
}
