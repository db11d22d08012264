// @ts-check
import { median } from "./results.mjs";
import { count, quantity, renderTable } from "./table.mjs";

/** @import { Results } from "./results.mjs" */

/** What authors wait for. @param {Results} results */
export function renderDev({ dev }) {
  if (dev.length === 0) return [];
  const rows = [...dev]
    .sort((a, b) => a.pages - b.pages)
    .map(({ pages, firstPages, template, edits, componentEdits }) => [
      count(pages),
      ...[firstPages.cold, firstPages.warm].map((seconds) => quantity(median(seconds), "s")),
      ...[template.cold, template.warm].map((seconds) => quantity(median(seconds), "s")),
      quantity(median(edits), "ms"),
      quantity(median(componentEdits), "ms"),
    ]);
  return [
    "## Dev server",
    "From the command to a page that is painted, without a cache and again; the same of Vite's React template, in turns; from saving a document, and a component, to seeing the change. Medians.",
    renderTable(
      ["pages", "first page", "again", "Vite's first", "Vite's again", "edit", "of a component"],
      rows,
    ),
  ];
}
