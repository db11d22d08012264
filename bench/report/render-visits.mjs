// @ts-check
import { pages } from "../visit/pages.mjs";
import { findVisit, medianOf } from "./results.mjs";
import { quantity, renderTable, round } from "./table.mjs";
import { pageGoals } from "./visit-promises.mjs";

/** @import { Sight } from "../visit/navigation.mjs" */
/** @import { VisitedPage } from "../visit/pages.mjs" */
/** @import { Results, VisitSummary } from "./results.mjs" */

/** The pages of the website, and the way from one doc to the next. @param {Results} results */
export function renderVisits(results) {
  const rows = pages.flatMap((page) => {
    const visit = findVisit(results, page.name);
    return visit ? [toRow(page, visit)] : [];
  });
  if (rows.length === 0) return [];
  const columns = pageGoals.map(({ column }) => column);
  return [
    "## Visits",
    "Medians of the rounds. What misses its promise is set in bold; what has none, in brackets.",
    renderTable(["page", ...columns, "first paint", "machine", "rounds"], rows),
    ...results.navigations.map(renderNavigation),
  ];
}

/** @param {Results["navigations"][number]} navigation */
function renderNavigation({ clicks, loads }) {
  return (
    `From a click to the next doc painted: ${tell(clicks)}; the same docs loaded afresh: ${tell(loads)}. ` +
    `Medians of ${clicks.length}.`
  );
}

/** @param {Sight[]} sights */
function tell(sights) {
  const [painted, shown] = [medianOf("painted", sights), medianOf("shown", sights)];
  return `${round(painted)} ms, on the screen after ${round(shown)} ms`;
}

/** @param {VisitedPage} page @param {VisitSummary} visit */
function toRow(page, visit) {
  const cells = pageGoals.map(({ unit, limit, isFloor, pick, holdsFor }) => {
    const value = pick(visit);
    const text = quantity(value, unit === "points" ? "" : unit);
    if (holdsFor && !holdsFor(page)) return `(${text})`;
    return (isFloor ? value < limit : value > limit) ? `**${text}**` : text;
  });
  const { paintMs, machineIndex, rounds } = visit;
  return [page.name, ...cells, quantity(paintMs, "ms"), round(machineIndex), String(rounds)];
}
