// @ts-check
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** @import { BuildKind } from "../build.mjs" */
/** @import { Measurement } from "../benchmark.mjs" */
/** @import { Run } from "../measure/run-command.mjs" */
/** @import { DevMeasurement } from "../dev/measure-dev.mjs" */
/** @import { LeanWeight } from "../lean/measure-lean.mjs" */
/** @import { SearchMeasurement } from "../search/measure-search.mjs" */
/** @import { ShardsMeasurement } from "../shards/measure-shards.mjs" */
/** @import { Counts } from "../scale/counts.mjs" */
/** @import { ScenarioMeasurement } from "../scale/measure-scenario.mjs" */
/** @import { Audit } from "../visit/lighthouse.mjs" */
/** @import { Visit } from "../visit/measure-visits.mjs" */
/** @import { Navigation } from "../visit/navigation.mjs" */
/** @import { Machine } from "./machine.mjs" */

/**
 * @typedef {object} BenchmarkRun one call of the runner
 * @property {Machine} machine
 * @property {Record<string, string>} versions of the builders and tools that took part
 *
 * @typedef {object} Results what `results.json` holds
 * @property {Record<string, BenchmarkRun>} runs by the time at which they began
 * @property {(Measurement & { run: string })[]} measurements at most one for a builder and a number of pages
 * @property {(ScenarioMeasurement & { run: string })[]} scenarios at most one for each of the large sites
 * @property {(Visit & { run: string })[]} visits at most one for each page of the website
 * @property {(Navigation & { run: string })[]} navigations at most one
 * @property {(DevMeasurement & { run: string })[]} dev at most one for each number of pages
 * @property {(SearchMeasurement & { run: string })[]} search at most one for each number of pages
 * @property {(LeanWeight & { run: string })[]} lean at most one for each page of the website
 * @property {(ShardsMeasurement & { run: string })[]} shards at most one for each number of pages
 *
 * @typedef {object} Builds medians of the rounds
 * @property {Record<BuildKind, number>} seconds
 * @property {number} peakBytes of the hungriest kind of build
 * @property {number} rounds
 *
 * @typedef {Builds & { run: string, htmlBytes: number, javascriptBytes: number, articleCount: number }} Summary a
 *   measurement in the figures that the tables show
 * @typedef {Builds & { run: string, htmlBytes: number, counts: Record<BuildKind, Counts> }} ScenarioSummary
 * @typedef {Audit & { run: string, javascriptBytes: number, stylesBytes: number, rounds: number }} VisitSummary
 */

/** @param {string} file @returns {Results} */
export function readResults(file) {
  return { ...emptyResults(), ...(existsSync(file) && JSON.parse(readFileSync(file, "utf8"))) };
}

/** Before anything has been measured. @returns {Results} */
export function emptyResults() {
  return {
    runs: {},
    measurements: [],
    scenarios: [],
    visits: [],
    navigations: [],
    dev: [],
    search: [],
    lean: [],
    shards: [],
  };
}

/** @param {string} file @param {Results} results */
export function writeResults(file, results) {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

/**
 * @typedef {object} Newer what a run measured
 * @property {string} id
 * @property {BenchmarkRun} run
 * @property {Measurement[]} [measurements]
 * @property {ScenarioMeasurement[]} [scenarios]
 * @property {Visit[]} [visits]
 * @property {Navigation[]} [navigations]
 * @property {DevMeasurement[]} [dev]
 * @property {SearchMeasurement[]} [search]
 * @property {LeanWeight[]} [lean]
 * @property {ShardsMeasurement[]} [shards]
 */

/**
 * Puts the measurements of a run in the place of older ones of the same builder and corpus, of the same scenario or of
 * the same page, and keeps the others.
 *
 * @param {Results} results
 * @param {Newer} newer
 * @returns {Results}
 */
export function mergeResults(results, { id, run, ...newer }) {
  const { measurements = [], scenarios = [], visits = [], navigations = [] } = newer;
  const { dev = [], search = [], lean = [], shards = [] } = newer;
  const merged = {
    measurements: replaceEqual(results.measurements, measurements, { id, keyOf }),
    scenarios: replaceEqual(results.scenarios, scenarios, {
      id,
      keyOf: ({ scenario }) => scenario,
    }),
    visits: replaceEqual(results.visits, visits, { id, keyOf: ({ page }) => page }),
    navigations: replaceEqual(results.navigations, navigations, { id, keyOf: () => "docs" }),
    dev: replaceEqual(results.dev, dev, { id, keyOf: keyOfPages }),
    search: replaceEqual(results.search, search, { id, keyOf: keyOfPages }),
    lean: replaceEqual(results.lean, lean, { id, keyOf: ({ page }) => page }),
    shards: replaceEqual(results.shards, shards, { id, keyOf: keyOfPages }),
  };
  const used = new Set(Object.values(merged).flatMap((list) => list.map((entry) => entry.run)));
  const runs = Object.entries({ ...results.runs, [id]: run });
  return { runs: Object.fromEntries(runs.filter(([name]) => used.has(name))), ...merged };
}

/**
 * @template T
 * @param {(T & { run: string })[]} list
 * @param {T[]} newer
 * @param {{ id: string, keyOf: (entry: T) => string }} options
 * @returns {(T & { run: string })[]}
 */
function replaceEqual(list, newer, { id, keyOf }) {
  const replaced = new Set(newer.map(keyOf));
  const kept = list.filter((entry) => !replaced.has(keyOf(entry)));
  return [...kept, ...newer.map((entry) => ({ ...entry, run: id }))];
}

/**
 * @param {Results} results
 * @param {string} builder
 * @param {number} pages
 * @returns {Summary | undefined}
 */
export function findSummary(results, builder, pages) {
  const found = results.measurements.find(
    (measurement) => keyOf(measurement) === keyOf({ builder, pages }),
  );
  return found && { ...found, ...summarize(found.builds) };
}

/**
 * @param {Results} results
 * @param {string} name
 * @returns {ScenarioSummary | undefined}
 */
export function findScenario(results, name) {
  const found = results.scenarios.find(({ scenario }) => scenario === name);
  return found && { ...found, ...summarize(found.builds) };
}

/**
 * @param {Results} results
 * @param {string} page
 * @returns {VisitSummary | undefined}
 */
export function findVisit(results, page) {
  const found = results.visits.find((visit) => visit.page === page);
  if (!found) return undefined;
  const { audits } = found;
  const names = /** @type {(keyof Audit)[]} */ (Object.keys(audits[0]));
  const medians = Object.fromEntries(names.map((name) => [name, medianOf(name, audits)]));
  return { .../** @type {Audit} */ (medians), ...found, rounds: audits.length };
}

/**
 * @param {Record<BuildKind, Run[]>} builds
 * @returns {Builds}
 */
function summarize({ cold, unchanged, edited }) {
  return {
    seconds: {
      cold: medianOf("seconds", cold),
      unchanged: medianOf("seconds", unchanged),
      edited: medianOf("seconds", edited),
    },
    peakBytes: Math.max(
      ...[cold, unchanged, edited].map((rounds) => medianOf("peakBytes", rounds)),
    ),
    rounds: cold.length,
  };
}

/** @template {string} K @param {K} figure @param {Record<K, number>[]} rounds */
export function medianOf(figure, rounds) {
  return median(rounds.map((round) => round[figure]));
}

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** @param {{ pages: number }} measurement */
function keyOfPages({ pages }) {
  return String(pages);
}

/** @param {{ builder: string, pages: number }} measurement */
function keyOf({ builder, pages }) {
  return `${builder} ${pages}`;
}
