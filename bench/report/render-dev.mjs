// @ts-check
import { median } from "./results.mjs";
import { count, quantity, renderTable } from "./table.mjs";

/** @import { Results } from "./results.mjs" */

/** What authors wait for. @param {Results} results */
export function renderDev({ dev }) {
  if (dev.length === 0) return [];
  const rows = [...dev]
    .sort((a, b) => a.pages - b.pages)
    .map(({ pages, readySeconds, pageSeconds, edits }) => [
      count(pages),
      quantity(readySeconds, "s"),
      quantity(pageSeconds, "s"),
      quantity(median(edits), "ms"),
      String(edits.length),
    ]);
  return [
    "## Dev server",
    "From nothing to ready; from there to a page; from saving a page to seeing the change, median.",
    renderTable(["pages", "ready", "first page", "edit", "edits"], rows),
  ];
}
