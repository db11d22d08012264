/** Titles and descriptions without parsing Markdown: ten thousand files are read this way at start-up. */

import { parseFrontMatter } from "./parse-front-matter.ts";

export interface DocumentSummary {
  frontMatter: Record<string, unknown>;
  contentTitle?: string;
  excerpt?: string;
  content: string;
}

const IMPORT_OR_EXPORT = /^(?:import\s.*|export\s.*)$/;
const COMMENT = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g;
const ATX_TITLE = /^ {0,3}#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/;
const SETEXT_TITLE = /^ {0,3}=+[ \t]*$/;
const HEADING_ID = /\s*(?:\{#[^}]+\}|\{\/\*\s*#.+?\*\/\}|<!--\s*#.+?-->)\s*$/;

/** Markdown of one line → its text. */
export function stripMarkup(markdown: string): string {
  return (
    markdown
      .replace(HEADING_ID, "")
      .replace(
        /\\([!-/:-@[-`{-~])/g,
        (_, character: string) => `\u0000${character.charCodeAt(0)}\u0000`,
      )
      .replace(/!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, "$1")
      .replace(/\[\^[^\]]+\]/g, "")
      .replace(/\[([^\]]*)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])/g, "$1")
      .replace(/<((?:https?|mailto):[^>]+)>/g, "$1")
      .replace(/<\/?[A-Za-z][^>]*>/g, "")
      .replace(/(`+)\s?(.+?)\s?\1/g, "$2")
      .replace(/(\*\*\*|\*\*|\*)(?=\S)(.+?)(?<=\S)\1/g, "$2")
      .replace(/(?<![\p{L}\p{N}_])(___|__|_)(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}_])/gu, "$2")
      .replace(/~~(.+?)~~/g, "$1")
      // oxlint-disable-next-line no-control-regex -- the escapes hidden above
      .replace(/\u0000(\d+)\u0000/g, (_, code: string) => String.fromCharCode(Number(code)))
      .trim()
  );
}

const skipBlank = (lines: string[], from: number): number => {
  let at = from;
  while (at < lines.length && lines[at]?.trim() === "") at += 1;
  return at;
};

/** Imports and exports at the top, with blank lines about them. */
function skipModuleLines(lines: string[], from: number): number {
  let at = skipBlank(lines, from);
  while (at < lines.length && IMPORT_OR_EXPORT.test(lines[at] ?? "")) {
    while (at < lines.length && lines[at]?.trim() !== "") at += 1;
    at = skipBlank(lines, at);
  }
  return at;
}

interface Title {
  text: string;
  start: number;
  end: number;
}

function findTitle(lines: string[]): Title | undefined {
  const start = skipModuleLines(lines, 0);
  const atx = ATX_TITLE.exec(lines[start] ?? "")?.[1];
  if (atx !== undefined) return { text: stripMarkup(atx), start, end: start + 1 };
  const first = lines[start]?.trim();
  return first && SETEXT_TITLE.test(lines[start + 1] ?? "")
    ? { text: stripMarkup(first), start, end: start + 2 }
    : undefined;
}

const NO_PROSE =
  /^(?:\s*(?:#|:::|import\s|export\s|<[A-Za-z/!>]|\||\[[^\]]+\]:|(?:[-*_]\s*){3,}$|=+\s*$)|\t| {4,}\S)/;

function cleanProse(line: string): string {
  const text = line.replace(/^\s*(?:>\s?)*(?:[-*+]\s+|\d+[.)]\s+)?(?:\[[ xX]\]\s+)?/, "");
  return stripMarkup(text.replace(/\{[^{}]*\}/g, ""));
}

/** Text of the first line of prose. */
export function readExcerpt(content: string): string | undefined {
  const lines = content.trimStart().split("\n");
  let fence = "";
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (!fence || mark.startsWith(fence))) fence = fence ? "" : mark;
    if (mark || fence || line.trim() === "") continue;
    if (IMPORT_OR_EXPORT.test(line)) {
      while (lines[index + 1]?.trim()) index += 1;
      continue;
    }
    if (NO_PROSE.test(line)) {
      // `<b>Text</b>` on a line of its own is prose; a lone tag isn't.
      const inner = /^\s*<(?!\/|!)/.test(line) ? cleanProse(line) : "";
      if (inner) return inner;
      continue;
    }
    const text = cleanProse(line);
    if (text) return text;
  }
  return undefined;
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
  removeContentTitle,
}: SummaryInput): DocumentSummary {
  const parsed = parseFrontMatter({ source, filePath });
  const body = parsed.content.includes("\r")
    ? parsed.content.replaceAll("\r\n", "\n")
    : parsed.content;
  // Comments keep their line breaks, so that titles keep their lines.
  const visible = COMMENT.test(body)
    ? body.replace(COMMENT, (comment) =>
        /^(?:\{\/\*|<!--)\s*#/.test(comment) ? comment : comment.replace(/[^\n]/g, ""),
      )
    : body;
  COMMENT.lastIndex = 0;
  const lines = visible.slice(0, 20_000).split("\n");
  const title = findTitle(lines);
  const excerpt = readExcerpt((title ? lines.slice(title.end) : lines).join("\n"));
  const content = title && removeContentTitle ? removeLines(body, title) : body;
  return {
    frontMatter: parsed.frontMatter,
    ...(title?.text && { contentTitle: title.text }),
    ...(excerpt && { excerpt }),
    content: content.trim(),
  };
}

function removeLines(content: string, { start, end }: Title): string {
  const lines = content.split("\n");
  return [...lines.slice(0, start), ...lines.slice(end)].join("\n");
}
