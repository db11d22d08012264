/** Syntax errors in the author's words, with what to do about them. */

import { isVoidElement } from "../../shared/markup/attributes.ts";
import type { Compilation } from "./compilation.ts";
import type { AuthorError } from "../system/author-error.ts";
import type { Point } from "./tree.ts";

const POSITION = /^(\d+):(\d+)(?:-\d+:\d+)?: ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/;

export interface SyntaxProblem {
  message: string;
  point: Point;
}

function readSyntaxProblem(error: unknown): SyntaxProblem | undefined {
  const text = error instanceof Error ? error.message : String(error);
  const [, line, column, message] = POSITION.exec(text) ?? [];
  return message ? { message, point: { line: Number(line), column: Number(column) } } : undefined;
}

export function explainSyntaxError(error: unknown, compilation: Compilation): AuthorError | Error {
  const problem = readSyntaxProblem(error);
  if (!problem) return error instanceof Error ? error : new Error(String(error));
  const { message, hint, point } = explain(problem, compilation);
  return compilation.error(message, point, hint);
}

interface Explanation extends SyntaxProblem {
  hint?: string;
}

const BRACE_HINT =
  "A “{” starts a JavaScript expression. In prose, write “\\{” or put the text between backticks.";
const ANGLE_HINT =
  "A “<” starts a JSX tag. In prose, write “\\<” or put the text between backticks.";

function explain({ message, point }: SyntaxProblem, { source }: Compilation): Explanation {
  if (/closing brace/.test(message)) {
    const opening = findOpenBrace(source, point) ?? point;
    return {
      message: "The expression that begins here has no closing “}”.",
      point: opening,
      hint: BRACE_HINT,
    };
  }
  const id = explainHeadingId(source, point);
  if (id) return id;
  if (/parse expression|parse.*oxc/i.test(message)) {
    const reason = message.replace(/^Could not parse expression with oxc: /, "");
    return {
      message: `The expression in braces is not valid JavaScript: ${reason}`,
      point,
      hint: BRACE_HINT,
    };
  }
  const unclosed = explainUnclosed({ message, point });
  if (unclosed) return unclosed;
  const comment = explainComment(source, point);
  if (comment) return { ...comment, point };
  const stray = explainStrayAngle(source, point);
  if (/Unexpected character after `<`/.test(message) && stray) return { ...stray, point };
  if (/closing tag/.test(message)) {
    return { message: `${message}.`, point, hint: "Remove it, or open the tag before it." };
  }
  return {
    message: `This is not valid MDX: ${message}`,
    point,
    hint: /tag|name|attribute|</.test(message) ? ANGLE_HINT : BRACE_HINT,
  };
}

function explainUnclosed({ message, point }: SyntaxProblem): Explanation | undefined {
  const found = /closing tag for `<([^`>]*)>`(?: \((\d+):(\d+)\))?/.exec(message);
  if (!found) return undefined;
  const [, name = "", line, column] = found;
  return {
    message: `The tag <${name}> is never closed.`,
    point: line ? { line: Number(line), column: Number(column) } : point,
    hint: isVoidElement(name)
      ? `Write <${name} />.`
      : `Add </${name}>, or write <${name} /> when it has no content. In prose, write “\\<” or put the text between backticks.`,
  };
}

const textFrom = (source: string, { line, column }: Point): string =>
  source.split("\n")[line - 1]?.slice(column - 1) ?? "";

/** Where the site's configuration leaves comments of HTML to MDX, which has none. */
function explainComment(source: string, point: Point): Omit<Explanation, "point"> | undefined {
  if (!textFrom(source, point).startsWith("<!--")) return undefined;
  return {
    message: "This is a comment of HTML. MDX has others.",
    hint: "Write {/* … */}, or let comments of HTML be: markdown.mdx1Compat.comments: true in the configuration (future.v4 turns it off).",
  };
}

/** Where the site's configuration leaves ids in braces to MDX, which takes them for JavaScript. */
function explainHeadingId(source: string, { line, column }: Point): Explanation | undefined {
  const text = source.split("\n")[line - 1] ?? "";
  const found = /^[\s>*+-]*#{1,6}\s.*?(\{#([^{}\s]+)\})\s*$/.exec(text);
  const [, braces = "", id = ""] = found ?? [];
  const at = text.lastIndexOf(braces);
  if (!found || column <= at) return undefined;
  return {
    message: "An id in braces is no JavaScript.",
    point: { line, column: at + 1 },
    hint: `Write {/* #${id} */}, which \`write-heading-ids --syntax mdx-comment --migrate\` does for all, or let ids in braces be: markdown.mdx1Compat.headingIds: true in the configuration (future.v4 turns it off).`,
  };
}

/** A `<` that begins no tag: an address, a comparison, or a tag with a bad attribute. */
function explainStrayAngle(source: string, point: Point): Omit<Explanation, "point"> | undefined {
  const text = textFrom(source, point);
  if (/^<(?:[a-z][a-z\d+.-]*:|[^\s<>]+@)/i.test(text)) {
    return {
      message: "Addresses in angle brackets aren't links in MDX.",
      hint: "Write “[text](address)”.",
    };
  }
  const attribute = /^<[\w.-]+\s(?:[^>]*?[^>\w-])??([\w-]+)=[^"'{\s]/.exec(text)?.[1];
  if (attribute) {
    return {
      message: `The attribute “${attribute}” has a value without quotes.`,
      hint: `Write ${attribute}="…" or ${attribute}={…}.`,
    };
  }
  return { message: "This “<” begins no valid JSX tag.", hint: ANGLE_HINT };
}

/** The last unmatched brace before a position, since the parser names the end of the text. */
function findOpenBrace(source: string, end: Point): Point | undefined {
  const open: Point[] = [];
  let fence = "";
  for (const [index, text] of source.split("\n").slice(0, end.line).entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (mark && (!fence || mark.startsWith(fence))) fence = fence ? "" : mark;
    if (mark || fence) continue;
    const visible = text.replace(/`[^`]*`|\\[{}]/g, (code) => " ".repeat(code.length));
    for (const match of visible.matchAll(/[{}]/g)) {
      if (match[0] === "{") open.push({ line: index + 1, column: match.index + 1 });
      else open.pop();
    }
  }
  return open.at(-1);
}
