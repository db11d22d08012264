/**
 * Leniencies towards documents written for MDX 1, as rewrites of the source that keep every line
 * where it is.
 */

import { escapePattern } from "../../shared/escape-pattern.ts";

const FENCE = /^[ \t]*(?:>[ \t]?)*(?:[-*+][ \t]+|\d+[.)][ \t]+)*(`{3,}|~{3,})([^\n]*)$/;

/** Calls `rewrite` for every stretch of lines outside fenced code. */
export function rewriteOutsideFences(source: string, rewrite: (prose: string) => string): string {
  if (!source.includes("```") && !source.includes("~~~")) return rewrite(source);
  const result: string[] = [];
  let prose: string[] = [];
  let fence = "";
  const mayHoldComments = source.includes("<!--");
  let comments = createCommentReader();
  const flush = (): void => {
    if (prose.length > 0) result.push(rewrite(prose.join("\n")));
    prose = [];
    comments = createCommentReader();
  };
  for (const line of source.split("\n")) {
    const [, mark, rest] = FENCE.exec(line) ?? [];
    const isClosing =
      mark !== undefined && fence !== "" && mark.startsWith(fence) && rest?.trim() === "";
    const isOpening =
      mark !== undefined &&
      fence === "" &&
      !(mark.startsWith("`") && rest?.includes("`")) &&
      !(mayHoldComments && comments.endsInComment(prose));
    if (isOpening) {
      flush();
      fence = mark;
    } else if (isClosing) {
      fence = "";
      result.push(line);
      continue;
    }
    if (fence) result.push(line);
    else prose.push(line);
  }
  flush();
  return result.join("\n");
}

// Inline code is matched first, so that a comment inside it stays. It ends with its paragraph at the latest. A comment
// without an end is all that follows, in one piece: nobody looks for that end again.
const CODE_OR_COMMENT =
  /(?<!`)(`+)(?!`)(?:[^`\n]|\n(?![ \t]*\n)|(?!\1(?!`))`)*?(?<!`)\1(?!`)|<!--(?:([\s\S]*?)-->|[\s\S]*)/g;

/** Code in a comment is part of it. Lines are read once, however often they are asked about with others behind them. */
function createCommentReader() {
  let read = 0;
  let isOpen = false;
  return {
    endsInComment(lines: string[]): boolean {
      const text = lines.slice(read).join("\n");
      read = lines.length;
      const end = isOpen ? text.indexOf("-->") : 0;
      if (end >= 0) isOpen = leavesCommentOpen(text.slice(end));
      return isOpen;
    },
  };
}

function leavesCommentOpen(text: string): boolean {
  if (!text.includes("<!--")) return false;
  for (const [, ticks, comment] of text.matchAll(CODE_OR_COMMENT))
    if (ticks === undefined && comment === undefined) return true;
  return false;
}

/** `<!-- … -->` → an expression that holds a comment, of the same length. */
export function rewriteHtmlComments(source: string): string {
  if (!source.includes("<!--")) return source;
  return rewriteOutsideFences(source, (prose) =>
    prose.replace(
      CODE_OR_COMMENT,
      (match: string, _ticks: string | undefined, comment: string | undefined) =>
        comment === undefined ? match : `{/* ${comment.replaceAll("*/", "* ")}*/}`,
    ),
  );
}

function bracketTitle(...match: string[]): string {
  const [, start = "", title = "", attributes = ""] = match;
  return `${start}[${escapeBrackets(title)}]${attributes.trim()}`;
}

/** `:::note Title` → `:::note[Title]`. */
export function rewriteAdmonitionTitles(source: string, keywords: string[]): string {
  if (!source.includes(":::")) return source;
  const pattern = new RegExp(
    `^([ \\t]*(?:>[ \\t]?|[-*+][ \\t]+|\\d+[.)][ \\t]+)*:{3,}(?:${keywords.map(escapePattern).join("|")}))[ \\t]+([^\\s[{](?:[^\\n]*?[^ \\t\\n])?)([ \\t]*\\{[^{}\\n]*\\})?[ \\t]*$`,
    "gm",
  );
  return rewriteOutsideFences(source, (prose) => prose.replace(pattern, bracketTitle));
}

const PREFIX = "^[ \\t]*(?:>[ \\t]?|[-*+][ \\t]+|\\d+[.)][ \\t]+)*";
const ID = "(?<!\\\\)\\{#((?:(?!\\{#|\\}).)+)\\}";
const ATX_ID = new RegExp(
  `(${PREFIX}#{1,6}[ \\t].*?|${PREFIX}#{1,6}[ \\t]+)${ID}([ \\t]*(?:#+[ \\t]*)?)$`,
  "gm",
);
const SETEXT_ID = new RegExp(`(^.*)${ID}([ \\t]*)$(?=\\n {0,3}(?:=+|-+)[ \\t]*$)`, "gm");

function escapeId(...match: string[]): string {
  const [, start = "", id = "", end = ""] = match;
  return `${start}\\{#${id.replace(/\\?\{/g, "\\{")}}${end}`;
}

const ATX_HEADING = /^#{1,6}[ \t].*$/gm;
const CODE_OR_BRACE = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|(?<!\\)\{#/g;

/** No expression begins so: what should have been an id, `{#id]`, or stands before more words, is text. */
const escapeBraces = (heading: string): string =>
  heading.replace(CODE_OR_BRACE, (match) => (match === "{#" ? "\\{#" : match));

/** `## Title {#id}`: the braces are text, not an expression. */
export function rewriteHeadingIds(source: string): string {
  if (!source.includes("{#")) return source;
  return rewriteOutsideFences(source, (prose) =>
    prose.replace(ATX_ID, escapeId).replace(SETEXT_ID, escapeId).replace(ATX_HEADING, escapeBraces),
  );
}

/** Brackets in pairs (a link, say) may stand in a label as they are. */
const escapeBrackets = (title: string): string =>
  /^(?:[^[\]]|\[[^[\]]*\])*$/.test(title) ? title : title.replace(/[[\]]/g, "\\$&");
