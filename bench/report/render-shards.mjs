// @ts-check
import { balanceOf, secondsOf } from "../shards/measure-shards.mjs";
import { count, quantity, renderTable } from "./table.mjs";

/** @import { Results } from "./results.mjs" */

/** What several machines save. @param {Results} results */
export function renderShards({ shards }) {
  if (shards.length === 0) return [];
  const rows = [...shards]
    .sort((a, b) => a.pages - b.pages)
    .flatMap(({ pages, whole, splits }) =>
      splits.map((split) => [
        count(pages),
        count(split.count),
        quantity(whole.seconds, "s"),
        quantity(Math.max(...split.parts.map(({ seconds }) => seconds)), "s"),
        quantity(balanceOf(split), "×"),
        quantity(split.merge.seconds, "s"),
        quantity(whole.seconds / secondsOf(split), "×"),
      ]),
    );
  return [
    "## Shards",
    "Cold builds of parts, each alone on the machine, one after another, and the merge of them; what they make equals what one machine makes. **Speed-up**: one machine's time to that of the slowest part and the merge.",
    renderTable(
      ["pages", "parts", "one machine", "slowest part", "to the mean", "merge", "speed-up"],
      rows,
    ),
  ];
}
