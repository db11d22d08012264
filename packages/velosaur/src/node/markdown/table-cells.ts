/** Addresses at the end of a table's cell, which Sätteri 0.10.5 reads on through the bars behind them. */

import { parseMarkdown } from "./parse.ts";
import type { ParseInput } from "./parse.ts";
import { walk } from "./tree.ts";
import type { TreeNode } from "./tree.ts";

type CellInput = Pick<ParseInput, "source" | "isMdx" | "keywords">;

const isDelimiterRow = (line: string): boolean =>
  line.includes("-") && line.includes("|") && /^[ \t>|:-]*$/.test(line);

/** Not behind a backslash, but for one that has another before it. */
const BAR = /(?<=(?<!\\)(?:\\\\)*)\|/g;

function runsIntoBar(word: string): boolean {
  const at = word.indexOf("://");
  return at >= 0 && word.includes("|", at);
}

/** A look at lines and words, each once: most texts need no reading for this. */
const mayRunOn = (source: string): boolean =>
  source.includes("://") &&
  source.split("\n").some(isDelimiterRow) &&
  source.split(/\s+/).some(runsIntoBar);

/** Where bars stand in links that were addresses: only a tree tells those from code. */
function findBars({ source, isMdx }: CellInput, tree: TreeNode): number[] {
  const delimiterRows = source.split("\n").map(isDelimiterRow);
  const bars: number[] = [];
  walk(tree, ({ tagName, position }, parent) => {
    const { start, end } = position ?? {};
    if (tagName !== "a" || start?.offset === undefined || end === undefined) return;
    const isInRow = parent?.tagName === "td" || parent?.tagName === "th";
    // A head that lacks a cell makes no table: it is a paragraph's line.
    if (!isInRow && !delimiterRows[end.line]) return;
    const link = source.slice(start.offset, end.offset);
    if (!/^https?:\/\//i.test(link)) return;
    // An expression is a cell's own code.
    const address = isMdx ? link.replace(/\{[\s\S]*/, "") : link;
    for (const { index } of address.matchAll(BAR)) bars.push(start.offset + index);
  });
  return bars;
}

function insertSpaces(source: string, offsets: number[]): string {
  const ends = [...offsets, source.length];
  return ends.map((end, index) => source.slice(ends[index - 1] ?? 0, end)).join(" ");
}

/** `|https://a.dev|b|` → `|https://a.dev |b |`: spaces at the end of a cell say nothing. */
export function separateCells(input: CellInput, parse = parseMarkdown): string {
  if (!mayRunOn(input.source)) return input.source;
  const separate = (source: string): string => {
    const tree = parse({ ...input, source, onUnused: () => undefined });
    return insertSpaces(source, findBars({ ...input, source }, tree));
  };
  try {
    const source = separate(input.source);
    // Rows are none before their head is one.
    return source === input.source ? source : separate(source);
  } catch {
    // What can't be read is told when the document itself is.
    return input.source;
  }
}
