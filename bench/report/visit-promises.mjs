// @ts-check
import { pages } from "../visit/pages.mjs";
import { findVisit, medianOf } from "./results.mjs";

/** @import { VisitedPage } from "../visit/pages.mjs" */
/** @import { Commitment } from "./promises.mjs" */
/** @import { Results, VisitSummary } from "./results.mjs" */

/**
 * What holds for every page of a kind.
 *
 * @typedef {object} PageGoal
 * @property {string} label of the promise
 * @property {string} column of the table of all pages
 * @property {Commitment["unit"]} unit
 * @property {number} limit
 * @property {boolean} [isFloor]
 * @property {(visit: VisitSummary) => number} pick
 * @property {(page: VisitedPage) => boolean} [holdsFor] every page, if it does not say
 */

/** @type {PageGoal[]} */
export const pageGoals = [
  score("performance", 98, ({ performance }) => performance),
  score("accessibility", 100, ({ accessibility }) => accessibility),
  score("best practices", 100, ({ bestPractices }) => bestPractices),
  { ...score("SEO", 100, ({ seo }) => seo), holdsFor: ({ isIndexed }) => isIndexed },
  {
    label: "main thread blocked while a page loads",
    column: "blocked",
    unit: "ms",
    limit: 50,
    pick: ({ blockingMs }) => blockingMs,
  },
  {
    label: "layout shift",
    column: "layout shift",
    unit: "",
    limit: 0,
    pick: ({ layoutShift }) => layoutShift,
  },
  {
    label: "JavaScript of a page of prose, brotli",
    column: "JavaScript",
    unit: "kB",
    limit: 80,
    pick: ({ javascriptBytes }) => javascriptBytes / 1000,
    holdsFor: ({ isProse }) => isProse,
  },
  {
    label: "CSS of a page, brotli",
    column: "CSS",
    unit: "kB",
    limit: 15,
    pick: ({ stylesBytes }) => stylesBytes / 1000,
  },
];

/** @type {Commitment[]} */
export const visitCommitments = [
  ...pageGoals.map(ofEveryPage),
  {
    label: "from a click on a link between docs to painted, median",
    unit: "ms",
    limit: 50,
    take: (results) => ofNavigation(results, ({ clicks }) => medianOf("painted", clicks)),
  },
  {
    label: "from a click on a link between docs to painted, to a load afresh",
    unit: "×",
    limit: 0.5,
    take: (results) =>
      ofNavigation(
        results,
        ({ clicks, loads }) => medianOf("painted", clicks) / medianOf("painted", loads),
      ),
  },
];

/** @param {string} column @param {number} limit @param {PageGoal["pick"]} pick @returns {PageGoal} */
function score(column, limit, pick) {
  return { label: `Lighthouse: ${column}`, column, unit: "points", limit, isFloor: true, pick };
}

/** The worst page decides. @param {PageGoal} goal @returns {Commitment} */
function ofEveryPage({ label, unit, limit, isFloor = false, pick, holdsFor = () => true }) {
  const sign = isFloor ? -1 : 1;
  return {
    label,
    unit,
    limit,
    isFloor,
    take: (results) => {
      const found = pages.filter(holdsFor).flatMap(({ name }) => {
        const visit = findVisit(results, name);
        return visit ? [{ value: pick(visit), mixed: false, of: name }] : [];
      });
      return found.sort((a, b) => sign * (b.value - a.value))[0];
    },
  };
}

/** @param {Results} results @param {(navigation: Results["navigations"][number]) => number} pick */
function ofNavigation({ navigations: [navigation] }, pick) {
  return navigation && { value: pick(navigation), mixed: false };
}
