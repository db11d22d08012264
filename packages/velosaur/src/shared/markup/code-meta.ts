/** What authors say about a block of code: after the language, and in comments between the lines. */

import { ownValue } from "../own-value.ts";
import { escapePattern } from "../escape-pattern.ts";

/** A comment that gives a class to the lines after it. */
export interface MagicComment {
  className: string;
  line?: string | undefined;
  block?: { start: string; end: string } | undefined;
}

export interface CodeMeta {
  title?: string;
  /** First number of numbered lines. */
  firstLine?: number;
  isLive: boolean;
  /** Line numbers in braces, from 1. */
  ranges: number[];
}

const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)')/;
const RANGES = /\{([\d,\s-]+)\}/;
const LINE_NUMBERS = /(?:^|\s)showLineNumbers(?:=\{?(\d+)\}?)?(?=\s|$)/;

export function parseRanges(text: string): number[] {
  const lines: number[] = [];
  for (const part of text.split(",")) {
    const [from, to = from] = part.trim().split("-").map(Number);
    if (!from || !to) continue;
    for (let line = from; line <= Math.min(to, from + 10_000); line += 1) lines.push(line);
  }
  return lines;
}

export function parseCodeMeta(meta: string): CodeMeta {
  if (meta === "") return { isLive: false, ranges: [] };
  const title = TITLE.exec(meta);
  const rest = title ? meta.replace(title[0], " ") : meta;
  const numbers = LINE_NUMBERS.exec(rest);
  return {
    ...(title && { title: title[1] ?? title[2] ?? "" }),
    ...(numbers && { firstLine: Number(numbers[1] ?? 1) }),
    isLive: /(?:^|\s)live(?=\s|$)/.test(rest),
    ranges: parseRanges(RANGES.exec(numbers ? rest.replace(numbers[0], " ") : rest)?.[1] ?? ""),
  };
}

type CommentStyle = readonly [start: string, end: string];

const COMMENTS = {
  c: ["//", ""],
  block: ["/*", "*/"],
  jsx: ["{/*", "*/}"],
  hash: ["#", ""],
  html: ["<!--", "-->"],
  dash: ["--", ""],
  percent: ["%", ""],
  semicolons: [";;", ""],
  quote: ["'", ""],
  rem: ["REM", ""],
  lowerRem: ["rem", ""],
  exclamation: ["!", ""],
  ml: ["(*", "*)"],
  cobol: ["*>", ""],
} satisfies Record<string, CommentStyle>;
type CommentName = keyof typeof COMMENTS;

const SCRIPT: CommentName[] = ["c", "block"];
const JSX: CommentName[] = ["c", "block", "jsx"];
const BASIC: CommentName[] = ["quote", "rem", "lowerRem"];
const ML: CommentName[] = ["ml"];
const USUAL: CommentName[] = ["c", "block", "jsx", "hash", "html"];

/** Languages whose own syntax clashes with other languages' comments. Everything else knows the usual ones. */
const LANGUAGE_COMMENTS: Record<string, CommentName[]> = {
  js: SCRIPT,
  javascript: SCRIPT,
  ts: SCRIPT,
  typescript: SCRIPT,
  jsx: JSX,
  tsx: JSX,
  html: ["c", "block", "html"],
  bash: ["hash"],
  python: ["hash"],
  py: ["hash"],
  md: ["html", "jsx", "hash"],
  markdown: ["html", "jsx", "hash"],
  lua: ["dash"],
  haskell: ["dash"],
  sql: ["dash", "block"],
  wasm: ["semicolons"],
  tex: ["percent"],
  latex: ["percent"],
  matlab: ["percent"],
  erlang: [...USUAL, "percent"],
  vb: BASIC,
  vbnet: BASIC,
  vba: BASIC,
  "visual-basic": BASIC,
  basic: ["rem", "lowerRem", "exclamation"],
  batch: ["rem", "lowerRem"],
  fortran: ["exclamation"],
  f90: [...USUAL, "exclamation"],
  ml: [...USUAL, "ml"],
  ocaml: ML,
  sml: ML,
  fsharp: [...ML, "c"],
  cobol: ["cobol"],
};

const listDirectives = (comments: MagicComment[]): string[] =>
  comments.flatMap(({ line, block }) =>
    [line, block?.start, block?.end].filter((text) => text !== undefined),
  );

const patterns = new Map<string, RegExp>();

/** Matches a line that is nothing but a magic comment in this language. */
function findPattern(language: string, comments: MagicComment[]): RegExp {
  const directives = listDirectives(comments);
  const key = `${language}\n${directives.join("\n")}`;
  const known = patterns.get(key);
  if (known) return known;
  const styles = (ownValue(LANGUAGE_COMMENTS, language) ?? USUAL).map((name) => COMMENTS[name]);
  const words = directives.map(escapePattern).join("|");
  const forms = styles.map(
    ([start, end]) => `${escapePattern(start)}\\s*(?:${words})\\s*${escapePattern(end)}`,
  );
  const pattern = new RegExp(`^\\s*(?:${forms.join("|")})\\s*$`);
  patterns.set(key, pattern);
  return pattern;
}

export interface MarkedCode {
  code: string;
  /** Classes by line index. */
  classNames: Map<number, string>;
}

class LineMarker {
  readonly classNames = new Map<number, string>();
  readonly #open = new Map<string, number>();
  readonly #comments: MagicComment[];

  constructor(comments: MagicComment[]) {
    this.#comments = comments;
  }

  mark(line: number, className: string): void {
    const known = this.classNames.get(line);
    if (!known) this.classNames.set(line, className);
    else if (!known.split(" ").includes(className))
      this.classNames.set(line, `${known} ${className}`);
  }

  /** What a comment says about the lines from `line` on. */
  apply(directive: string, line: number): void {
    const comment = this.#comments.find((known) =>
      [known.line, known.block?.start, known.block?.end].includes(directive),
    );
    if (!comment) return;
    if (directive === comment.line) this.mark(line, comment.className);
    else if (directive === comment.block?.start) this.#open.set(comment.className, line);
    else {
      const start = this.#open.get(comment.className) ?? line;
      for (let marked = start; marked < line; marked += 1) this.mark(marked, comment.className);
      this.#open.delete(comment.className);
    }
  }
}

export interface MarkInput {
  code: string;
  language: string;
  ranges: number[];
  comments: MagicComment[];
}

/** Takes magic comments out of the code and says which lines they, and the ranges, mark. */
export function markLines({ code, language, ranges, comments }: MarkInput): MarkedCode {
  const marker = new LineMarker(comments);
  const rangeClass = comments[0]?.className;
  const addRanges = (): void => {
    if (rangeClass) for (const line of ranges) marker.mark(line - 1, rangeClass);
  };
  const directives = listDirectives(comments);
  // As upstream: with a range, comments stay part of the code.
  if (ranges.length > 0 || !directives.some((directive) => code.includes(directive))) {
    addRanges();
    return { code, classNames: marker.classNames };
  }
  const pattern = findPattern(language, comments);
  const kept: string[] = [];
  for (const line of code.split("\n")) {
    const directive = pattern.test(line)
      ? directives.toSorted((a, b) => b.length - a.length).find((text) => line.includes(text))
      : undefined;
    if (directive) marker.apply(directive, kept.length);
    else kept.push(line);
  }
  return { code: kept.join("\n"), classNames: marker.classNames };
}
