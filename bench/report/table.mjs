// @ts-check

/** @import { Commitment } from "./promises.mjs" */

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function renderTable(head, rows) {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column].length)),
  );
  /** @param {string[]} cells */
  const toLine = (cells) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  return [toLine(head), toLine(widths.map((width) => "-".repeat(width))), ...rows.map(toLine)].join(
    "\n",
  );
}

/** @param {number} value @param {Commitment["unit"] | "s"} unit */
export function quantity(value, unit) {
  // Ratios near 1 are told apart by their third decimal.
  return `${unit === "×" ? Number(value.toFixed(3)) : round(value)} ${unit}`.trimEnd();
}

/** Three digits tell everything that a repeated run would tell again. @param {number} value */
export function round(value) {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

/** @param {number} number */
export function count(number) {
  return number.toLocaleString("en");
}
