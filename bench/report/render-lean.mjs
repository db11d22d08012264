// @ts-check
import { quantity, renderTable } from "./table.mjs";

/** @import { Results } from "./results.mjs" */

/** What pages weigh with what they may leave out, and without it. @param {Results} results */
export function renderLean({ lean }) {
  if (lean.length === 0) return [];
  const rows = lean.map(({ page, lean: own, whole }) => [
    page,
    kilobytes(own.javascriptBytes),
    kilobytes(whole.javascriptBytes),
    kilobytes(own.stylesBytes),
    kilobytes(whole.stylesBytes),
  ]);
  return [
    "## What pages leave out",
    "Pages of the website, by brotli, as they are and built with `--no-lean`: what each loads before anybody touches it.",
    renderTable(["", "JavaScript", "all of it", "CSS", "all of it"], rows),
  ];
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return quantity(bytes / 1000, "kB");
}
