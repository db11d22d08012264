/** Addresses at the end of a table's cell, which Sätteri 0.10.5 reads on through the bars behind them. */

import { rewriteOutsideFences } from "./mdx1-compat.ts";

/** An escaped bar is part of the address. */
const ADDRESS_BEFORE_BAR = /\bhttps?:\/\/(?:\\\||[^\s<|\\]|\\(?!\|))*(?=\|)/gi;

/** What stands between a table's head and its rows. */
const DELIMITER_ROW = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

const isDelimiterRow = (line: string | undefined): boolean =>
  line !== undefined && line.includes("|") && DELIMITER_ROW.test(line);

/** `|https://a.dev|b|` → `|https://a.dev |b|`: spaces at the end of a cell say nothing. */
export function separateCells(source: string): string {
  if (!/https?:\/\/[^\s<|]*\|/i.test(source)) return source;
  return rewriteOutsideFences(source, (prose) => {
    const lines = prose.split("\n");
    let isInTable = false;
    return lines
      .map((line, index) => {
        isInTable = isInTable ? line.trim() !== "" : isDelimiterRow(lines[index + 1]);
        return isInTable ? line.replace(ADDRESS_BEFORE_BAR, "$& ") : line;
      })
      .join("\n");
  });
}
