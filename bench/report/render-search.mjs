// @ts-check
import { median, medianOf } from "./results.mjs";
import { count, quantity, renderTable } from "./table.mjs";

/** @import { Results } from "./results.mjs" */

/** What the local index costs. @param {Results} results */
export function renderSearch({ search }) {
  if (search.length === 0) return [];
  const rows = [...search]
    .sort((a, b) => a.pages - b.pages)
    .map(({ pages, plain, indexed, firstBytes, keys }) => [
      count(pages),
      quantity(medianOf("seconds", plain), "s"),
      quantity(medianOf("seconds", indexed), "s"),
      quantity(medianOf("peakBytes", indexed) / 1e9, "GB"),
      quantity(firstBytes / 1000, "kB"),
      quantity(median(keys), "ms"),
      String(plain.length),
    ]);
  return [
    "## Local search",
    "Cold builds without the index and with it; what the first query loads of it; from a letter to its hits, median.",
    renderTable(
      ["pages", "without", "with index", "peak memory", "first query", "letter", "rounds"],
      rows,
    ),
  ];
}
