/**
 * Titles and descriptions without parsing Markdown: ten thousand files are read this way at start-up. Upstream
 * guesses them line by line, and sites are known to search engines by what it finds: the same rules stand here.
 */

import { parseFrontMatter } from "./parse-front-matter.ts";

export interface DocumentSummary {
  frontMatter: Record<string, unknown>;
  contentTitle?: string;
  excerpt?: string;
  content: string;
}

/** Imports that stand before the title, each block with the empty lines behind it. */
const LEADING_IMPORTS = /^(?:import\s(?:.|\n(?!\n))*\n{2,})*/;
const TITLE = /^#[ \t]+([^ \t].*)(?:\n|$)/;
const UNDERLINED_TITLE = /^(.*)\n=+(?:\n|$)/;
/** What may close a title: its id, or more of the marks that began it. */
const TITLE_ENDS = [/\s*(?:\{#*[\w-]+\}|#+)$/, /\s*=+$/] as const;

interface Title {
  /** As it stands in the file, with the line break behind it. */
  source: string;
  text: string;
}

function findTitle(content: string): Title | undefined {
  const start = content.replace(LEADING_IMPORTS, "").trim();
  const title = TITLE.exec(start);
  const [source, text = ""] = title ?? UNDERLINED_TITLE.exec(start) ?? [];
  if (source === undefined) return undefined;
  const [closingMarks, underline] = TITLE_ENDS;
  const plain = text.trim().replace(title ? closingMarks : underline, "");
  return { source, text: plain.replace(/`([^`]*)`/g, "$1").trim() };
}

/** One after the other on a line, until nothing but its text is left. */
const MARKUP: [pattern: RegExp, replacement: string][] = [
  // Tags, and a title with all its text.
  [/<[^>]*>/g, ""],
  [/^#[^#]+#?/, ""],
  // Marks of headings.
  [/^#{1,6}\s*#{0,6}/, ""],
  // Emphasis and deletions.
  [/([*_]{1,3})(.*?)\1/g, "$2"],
  [/~~(\S.*\S)~~/g, "$1"],
  // Images, footnotes, links, code.
  [/!\[(.*?)\][[(].*?[\])]/g, "$1"],
  [/\[\^.+?\](?:: .*$)?/g, ""],
  [/\[(.*?)\][[(].*?[\])]/g, "$1"],
  [/`(.+?)`/g, "$1"],
  // Quotations, directives, names of emoji, ids of headings.
  [/^\s{0,3}>\s?/, ""],
  [/:::.*/, ""],
  [/\s?:(?:::|[^:\n])+:/g, ""],
  [/\{#*[\w-]+\}/, ""],
];

const stripMarkup = (line: string): string =>
  MARKUP.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line).trim();

/** Lines longer than this are data, on which the patterns would take too long. */
const LONGEST_LINE = 20_000;
const MODULE_LINE = /^(?:import|export)\s/;

/** Text of the first line that has any. */
export function readExcerpt(content: string): string | undefined {
  let fence = "";
  let isModule = false;
  for (const line of listLines(content.trimStart().replace(/^[^\n]*\n=+/, ""))) {
    const text = line.trim();
    isModule = text !== "" && !fence && (isModule || MODULE_LINE.test(line));
    if (text === "" || isModule) continue;
    const [mark] = /^`{3,}/.exec(text) ?? [];
    if (mark && (!fence || mark.length >= fence.length)) fence = fence ? "" : mark;
    if (mark || fence) continue;
    const excerpt = stripMarkup(line.slice(0, LONGEST_LINE));
    if (excerpt) return excerpt;
  }
  return undefined;
}

function* listLines(text: string): Generator<string> {
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf("\n", start);
    const end = found < 0 ? text.length : found;
    yield text.slice(start, end);
    start = end + 1;
  }
}

export interface SummaryInput {
  source: string;
  filePath: string;
  /** Takes the title's line out of `content`. */
  removeContentTitle?: boolean;
}

/** Front matter, title and first prose of a file. */
export function readDocumentSummary({
  source,
  filePath,
  removeContentTitle: removesTitle,
}: SummaryInput): DocumentSummary {
  const { frontMatter, content: text } = parseFrontMatter({ source, filePath });
  const whole = (text.includes("\r") ? text.replaceAll("\r\n", "\n") : text).trim();
  const title = findTitle(whole);
  const excerpt = readExcerpt(whole);
  return {
    frontMatter,
    ...(title?.text && { contentTitle: title.text }),
    ...(excerpt && { excerpt }),
    content: title && removesTitle ? withoutTitle(whole, title) : whole,
  };
}

const withoutTitle = (content: string, { source }: Title): string =>
  content.replace(source, () => "").trim();

/** The text of a post, of which its title is no part. */
export function removeContentTitle(content: string): string {
  const whole = content.replaceAll("\r\n", "\n").trim();
  const title = findTitle(whole);
  return title ? withoutTitle(whole, title) : whole;
}
