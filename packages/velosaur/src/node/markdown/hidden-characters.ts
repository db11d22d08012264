/** Characters that Sätteri 0.10.5 takes for what they are not: they are hidden from it while it reads. */

import { rewriteOutsideFences } from "./mdx1-compat.ts";
import type { TreeNode } from "./tree.ts";

/** As long as what they stand for, so that positions stay. They are no characters, so no text holds them. */
const BACKTICK = "\uFDD0";
const BACKSLASH = "\uFDD1";
const COLON = "\uFDD2";
/** In an address. */
const ENCODED_COLON = encodeURIComponent(COLON);

const HIDDEN = new RegExp(`[${BACKTICK}${BACKSLASH}${COLON}]`);

export function hideMisleading(source: string, isMdx: boolean): string {
  if (HIDDEN.test(source)) return source;
  return hideBackslashes(isMdx ? hideBackticks(source) : source);
}

/** At the end of a paragraph a backslash breaks no line. Sätteri forgets it where a directive ends behind it. */
function hideBackslashes(source: string): string {
  if (!source.includes(":::")) return source;
  return source.replace(
    /(?<!\\)((?:\\\\)*)\\(?=[ \t]*\n[ \t>]*:{3,}[ \t]*(?:\n|$))/g,
    `$1${BACKSLASH}`,
  );
}

/** The colons at these places. */
export function hideColons(source: string, offsets: readonly number[]): string {
  if (offsets.length === 0) return source;
  const characters = source.split("");
  for (const offset of offsets) if (characters[offset] === ":") characters[offset] = COLON;
  return characters.join("");
}

const RUN_OR_BLANK_LINE = /`+|\n[ \t]*(?=\n)/g;

interface Span {
  start: number;
  end: number;
}

/**
 * Sätteri looks for expressions before it knows code spans: a span with an odd number of runs of backticks, such as
 * `` ` ``, makes it take expressions behind it for code.
 */
function hideBackticks(source: string): string {
  // The usual span has one backtick around it and none inside.
  if (!/(?<!`)``(?!`)/.test(source)) return source;
  return rewriteOutsideFences(source, (prose) => {
    let shown = 0;
    let result = "";
    for (const { start, end } of findMisleading(prose)) {
      result += prose.slice(shown, start) + prose.slice(start, end).replaceAll("`", BACKTICK);
      shown = end;
    }
    return result + prose.slice(shown);
  });
}

function findMisleading(prose: string): Span[] {
  const spans: Span[] = [];
  const marks = [...prose.matchAll(RUN_OR_BLANK_LINE)];
  for (let index = 0; index < marks.length; index++) {
    const opening = readOpening(marks[index] as RegExpExecArray, prose);
    const closing = opening ? findClosing(marks, index, opening.ticks) : undefined;
    if (!opening || closing === undefined) continue;
    const span = { start: opening.end, end: (marks[closing] as RegExpExecArray).index };
    // Templates of a script have their backticks in pairs, or hold a value.
    const isOdd = (closing - index - 1) % 2 === 1;
    if (isOdd && !prose.slice(span.start, span.end).includes("${")) spans.push(span);
    index = closing;
  }
  return spans;
}

/** A backslash takes one backtick out of the run behind it. */
function readOpening(
  { 0: run, index }: RegExpExecArray,
  prose: string,
): { ticks: number; end: number } | undefined {
  const backslashes = /\\*$/.exec(prose.slice(Math.max(0, index - 8), index))?.[0].length ?? 0;
  const ticks = run.startsWith("`") ? run.length - (backslashes % 2) : 0;
  return ticks > 0 ? { ticks, end: index + run.length } : undefined;
}

/** A span ends with its paragraph at the latest. */
function findClosing(marks: RegExpExecArray[], opening: number, ticks: number): number | undefined {
  for (let index = opening + 1; index < marks.length; index++) {
    const [run] = marks[index] as RegExpExecArray;
    if (!run.startsWith("`")) return undefined;
    if (run.length === ticks) return index;
  }
  return undefined;
}

/** A tree as it would be had nothing been hidden. */
export function showHidden(tree: TreeNode): TreeNode {
  return show(tree) as TreeNode;
}

const showText = (text: string): string =>
  text
    .replaceAll(BACKTICK, "`")
    .replaceAll(BACKSLASH, "\\")
    .replaceAll(COLON, ":")
    .replaceAll(ENCODED_COLON, ":");

function show(value: unknown): unknown {
  if (typeof value === "string") return showText(value);
  if (Array.isArray(value)) return value.map(show);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, show(entry)]));
}
