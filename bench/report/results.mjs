// @ts-check
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** @import { BuildKind, Measurement } from "../benchmark.mjs" */
/** @import { Run } from "../measure/run-command.mjs" */
/** @import { Machine } from "./machine.mjs" */

/**
 * @typedef {object} BenchmarkRun one call of the runner
 * @property {Machine} machine
 * @property {Record<string, string>} versions of the builders that took part
 *
 * @typedef {object} Results what `results.json` holds
 * @property {Record<string, BenchmarkRun>} runs by the time at which they began
 * @property {(Measurement & { run: string })[]} measurements at most one for a builder and a number of pages
 *
 * @typedef {object} Summary a measurement in the figures that the tables show
 * @property {string} run
 * @property {Record<BuildKind, number>} seconds medians
 * @property {number} peakBytes of the hungriest kind of build, median of its rounds
 * @property {number} rounds
 * @property {number} htmlBytes
 * @property {number} javascriptBytes
 * @property {number} articleCount
 */

/** @param {string} file @returns {Results} */
export function readResults(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { runs: {}, measurements: [] };
}

/** @param {string} file @param {Results} results */
export function writeResults(file, results) {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

/**
 * Puts the measurements of a run in the place of older ones of the same builder and corpus, and keeps the others.
 *
 * @param {Results} results
 * @param {{ id: string, run: BenchmarkRun, measurements: Measurement[] }} newer
 * @returns {Results}
 */
export function mergeResults(results, { id, run, measurements }) {
  const replaced = new Set(measurements.map(keyOf));
  const kept = results.measurements.filter((measurement) => !replaced.has(keyOf(measurement)));
  const merged = [...kept, ...measurements.map((measurement) => ({ ...measurement, run: id }))];
  const runs = Object.entries({ ...results.runs, [id]: run });
  return {
    runs: Object.fromEntries(
      runs.filter(([name]) => merged.some((measurement) => measurement.run === name)),
    ),
    measurements: merged,
  };
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
  return found && summarize(found);
}

/**
 * @param {Measurement & { run: string }} measurement
 * @returns {Summary}
 */
function summarize({ run, builds, htmlBytes, javascriptBytes, articleCount }) {
  const { cold, unchanged, edited } = builds;
  return {
    run,
    seconds: {
      cold: medianOf("seconds", cold),
      unchanged: medianOf("seconds", unchanged),
      edited: medianOf("seconds", edited),
    },
    peakBytes: Math.max(
      ...[cold, unchanged, edited].map((rounds) => medianOf("peakBytes", rounds)),
    ),
    rounds: cold.length,
    htmlBytes,
    javascriptBytes,
    articleCount,
  };
}

/** @param {"seconds" | "peakBytes"} figure @param {Run[]} rounds */
function medianOf(figure, rounds) {
  return median(rounds.map((round) => round[figure]));
}

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** @param {{ builder: string, pages: number }} measurement */
function keyOf({ builder, pages }) {
  return `${builder} ${pages}`;
}
