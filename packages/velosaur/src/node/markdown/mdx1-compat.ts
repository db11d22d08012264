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
  const flush = (): void => {
    if (prose.length > 0) result.push(rewrite(prose.join("\n")));
    prose = [];
  };
  for (const line of source.split("\n")) {
    const [, mark, rest] = FENCE.exec(line) ?? [];
    const isClosing =
      mark !== undefined && fence !== "" && mark.startsWith(fence) && rest?.trim() === "";
    const isOpening =
      mark !== undefined &&
      fence === "" &&
      !(mark.startsWith("`") && rest?.includes("`")) &&
      !(mayHoldComments && endsInComment(prose));
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

// Inline code is matched first, so that a comment inside it stays. It ends with its paragraph at the latest.
const CODE_OR_COMMENT =
  /(?<!`)(`+)(?!`)(?:[^`\n]|\n(?![ \t]*\n)|(?!\1(?!`))`)*?(?<!`)\1(?!`)|<!--([\s\S]*?)-->/g;

/** Code in a comment is part of it. */
const endsInComment = (lines: string[]): boolean =>
  lines.join("\n").replace(CODE_OR_COMMENT, "").includes("<!--");

/** `<!-- … -->` → an expression that holds a comment, of the same length. */
export function rewriteHtmlComments(source: string): string {
  if (!source.includes("<!--")) return source;
  return rewriteOutsideFences(source, (prose) =>
    prose.replace(
      CODE_OR_COMMENT,
      (match: string, ticks: string | undefined, comment: string | undefined) =>
        ticks === undefined ? `{/* ${(comment ?? "").replaceAll("*/", "* ")}*/}` : match,
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
    `^([ \\t]*(?:>[ \\t]?|[-*+][ \\t]+|\\d+[.)][ \\t]+)*:{3,}(?:${keywords.map(escapePattern).join("|")}))[ \\t]+([^\\s[{][^\\n]*?)([ \\t]*\\{[^{}\\n]*\\})?[ \\t]*$`,
    "gm",
  );
  return rewriteOutsideFences(source, (prose) => prose.replace(pattern, bracketTitle));
}

const PREFIX = "^[ \\t]*(?:>[ \\t]?|[-*+][ \\t]+|\\d+[.)][ \\t]+)*";
const ID = "(?<!\\\\)\\{#((?:(?!\\{#|\\}).)+)\\}";
const ATX_ID = new RegExp(
  `(${PREFIX}#{1,6}[ \\t].*?|${PREFIX}#{1,6}[ \\t]+)${ID}([ \\t]*#*[ \\t]*)$`,
  "gm",
);
const SETEXT_ID = new RegExp(`(^.*)${ID}([ \\t]*)$(?=\\n {0,3}(?:=+|-+)[ \\t]*$)`, "gm");

function escapeId(...match: string[]): string {
  const [, start = "", id = "", end = ""] = match;
  return `${start}\\{#${id.replace(/\\?\{/g, "\\{")}}${end}`;
}

/** `## Title {#id}`: the braces are text, not an expression. */
export function rewriteHeadingIds(source: string): string {
  if (!source.includes("{#")) return source;
  return rewriteOutsideFences(source, (prose) =>
    prose.replace(ATX_ID, escapeId).replace(SETEXT_ID, escapeId),
  );
}

/** Brackets in pairs (a link, say) may stand in a label as they are. */
const escapeBrackets = (title: string): string =>
  /^(?:[^[\]]|\[[^[\]]*\])*$/.test(title) ? title : title.replace(/[[\]]/g, "\\$&");
