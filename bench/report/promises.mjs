// @ts-check
import { findSummary } from "./results.mjs";

/** @import { Results, Summary } from "./results.mjs" */
/** @import { BuildKind } from "../benchmark.mjs" */

/** A name in a bundle may change its compressed size by some bytes; what grows with the pages changes it by more. */
const sameSize = 1.005;

/**
 * @typedef {object} Figure
 * @property {number} value
 * @property {boolean} mixed whether it compares builds of two runs
 *
 * @typedef {object} Commitment what Velosaur promises, as a ratio or as a count
 * @property {string} label
 * @property {number} limit the figure may not be above
 * @property {"×" | "GB" | "kB" | "times"} unit
 * @property {(results: Results) => Figure | undefined} take undefined when something was not measured
 *
 * @typedef {object} Verdict
 * @property {string} label
 * @property {Commitment["unit"]} unit
 * @property {number} limit
 * @property {Figure | undefined} figure
 * @property {"met" | "missed" | "not measured"} state
 * @property {number} excess by what share of the limit the figure is above it, 0 when it is met
 */

/** @type {Commitment[]} */
export const commitments = [
  ratio("cold build, 1,000 pages, to Hugo's", 0.9, [cold("velosaur", 1000), cold("hugo", 1000)]),
  ratio("cold build, 1,000 pages, to Docusaurus'", 0.1, [
    cold("velosaur", 1000),
    cold("docusaurus", 1000),
  ]),
  ratio("cold build, 10,000 pages, to Hugo's", 0.5, [
    cold("velosaur", 10_000),
    cold("hugo", 10_000),
  ]),
  ratio("cold build, 10,000 pages, to that of 1,000", 10.5, [
    cold("velosaur", 10_000),
    cold("velosaur", 1000),
  ]),
  ...[1000, 10_000].flatMap((pages) => [
    ratio(`nothing changed, ${count(pages)} pages, to cold`, 1 / 8, [
      again("unchanged", pages),
      cold("velosaur", pages),
    ]),
    ratio(`one page changed, ${count(pages)} pages, to cold`, 1 / 5, [
      again("edited", pages),
      cold("velosaur", pages),
    ]),
  ]),
  peakMemory(1000, 0.45),
  peakMemory(10_000, 0.9),
  ...[10, 1000, 10_000].map((pages) => javascript(pages, 80)),
  ...[1000, 10_000].map(javascriptGrowth),
  ...[1000, 10_000].map(articles),
];

/**
 * @param {Results} results
 * @returns {Verdict[]}
 */
export function judge(results) {
  return commitments.map(({ label, unit, limit, take }) => {
    const figure = take(results);
    const excess = figure ? Math.max(0, figure.value / limit - 1) : 0;
    const state = !figure ? "not measured" : excess > 0 ? "missed" : "met";
    return { label, unit, limit, figure, state, excess };
  });
}

/** @typedef {{ builder: string, pages: number, pick: (summary: Summary) => number }} Operand */

/** @param {string} builder @param {number} pages @returns {Operand} */
function cold(builder, pages) {
  return { builder, pages, pick: (summary) => summary.seconds.cold };
}

/** @param {BuildKind} kind @param {number} pages @returns {Operand} */
function again(kind, pages) {
  return { builder: "velosaur", pages, pick: (summary) => summary.seconds[kind] };
}

/** @param {string} label @param {number} limit @param {[Operand, Operand]} operands @returns {Commitment} */
function ratio(label, limit, operands) {
  return { label, limit, unit: "×", take: (results) => divide(results, operands) };
}

/** @param {number} pages @param {number} gigabytes @returns {Commitment} */
function peakMemory(pages, gigabytes) {
  const take = pickOurs(pages, (summary) => summary.peakBytes / 1e9);
  return { label: `peak memory, ${count(pages)} pages`, limit: gigabytes, unit: "GB", take };
}

/** @param {number} pages @param {number} kilobytes @returns {Commitment} */
function javascript(pages, kilobytes) {
  const take = pickOurs(pages, (summary) => summary.javascriptBytes / 1000);
  return {
    label: `JavaScript of a page of ${count(pages)}, brotli`,
    limit: kilobytes,
    unit: "kB",
    take,
  };
}

/** @param {number} pages @returns {Commitment} */
function javascriptGrowth(pages) {
  const label = `JavaScript of a page of ${count(pages)}, to that of 10`;
  return ratio(label, sameSize, [javascriptOf(pages), javascriptOf(10)]);
}

/** @param {number} pages @returns {Operand} */
function javascriptOf(pages) {
  return { builder: "velosaur", pages, pick: (summary) => summary.javascriptBytes };
}

/** @param {number} pages @returns {Commitment} */
function articles(pages) {
  const take = pickOurs(pages, (summary) => summary.articleCount);
  return {
    label: `the article in the HTML of a page of ${count(pages)}`,
    limit: 1,
    unit: "times",
    take,
  };
}

/**
 * @param {number} pages
 * @param {(summary: Summary) => number} pick
 * @returns {Commitment["take"]}
 */
function pickOurs(pages, pick) {
  return (results) => {
    const summary = findSummary(results, "velosaur", pages);
    return summary && { value: pick(summary), mixed: false };
  };
}

/**
 * A ratio says something only of one machine; of two runs of it, less.
 *
 * @param {Results} results
 * @param {[Operand, Operand]} operands
 * @returns {Figure | undefined}
 */
function divide(results, operands) {
  const [above, below] = operands.map(({ builder, pages }) => findSummary(results, builder, pages));
  if (!above || !below || !isSameMachine(results, above, below)) return undefined;
  return {
    value: operands[0].pick(above) / operands[1].pick(below),
    mixed: above.run !== below.run,
  };
}

/** @param {Results} results @param {Summary} one @param {Summary} other */
function isSameMachine({ runs }, one, other) {
  return JSON.stringify(runs[one.run].machine) === JSON.stringify(runs[other.run].machine);
}

/** @param {number} number */
function count(number) {
  return number.toLocaleString("en");
}
