// @ts-check
import {
  currentDocs,
  fewPosts,
  levels,
  manyPosts,
  twentyGitVersions,
  twentyVersions,
} from "../scale/scenarios.mjs";
import { secondsOf } from "../shards/measure-shards.mjs";
import { findScenario, findSummary, median, medianOf } from "./results.mjs";
import { visitCommitments } from "./visit-promises.mjs";

/** @import { Builds, Results, ScenarioSummary, Summary } from "./results.mjs" */
/** @import { Scenario } from "../scale/scenarios.mjs" */
/** @import { BuildKind } from "../build.mjs" */

/** A name in a bundle may change its compressed size by some bytes; what grows with the pages changes it by more. */
const sameSize = 1.005;

/**
 * @typedef {object} Figure
 * @property {number} value
 * @property {boolean} mixed whether it compares builds of two runs
 * @property {string} [of] which of several it is
 *
 * @typedef {object} Commitment what Velosaur promises, as a ratio or as a count
 * @property {string} label
 * @property {number} limit the figure may not be above
 * @property {boolean} [isFloor] whether it may not be below instead
 * @property {"×" | "GB" | "kB" | "times" | "documents" | "pages" | "points" | "ms" | ""} unit
 * @property {(results: Results) => Figure | undefined} take undefined when something was not measured
 *
 * @typedef {object} Verdict
 * @property {string} label
 * @property {Commitment["unit"]} unit
 * @property {number} limit
 * @property {boolean} isFloor
 * @property {Figure | undefined} figure
 * @property {"met" | "missed" | "not measured"} state
 * @property {number} excess by what share of the limit the figure is on its wrong side, 0 when it is met
 */

/** @type {Commitment[]} */
const commitments = [
  ratio("cold build, 1,000 pages, to Hugo's", 0.8, [cold("velosaur", 1000), cold("hugo", 1000)]),
  ...Object.entries({ 10: 0.1, 100: 0.12, 1000: 0.1 }).map(([pages, limit]) =>
    ratio(`cold build, ${count(Number(pages))} pages, to Docusaurus'`, limit, [
      cold("velosaur", Number(pages)),
      cold("docusaurus", Number(pages)),
    ]),
  ),
  ratio("cold build, 10,000 pages, to Hugo's", 0.4, [
    cold("velosaur", 10_000),
    cold("hugo", 10_000),
  ]),
  ratio("cold build, 10,000 pages, to that of 1,000", 10.5, [
    cold("velosaur", 10_000),
    cold("velosaur", 1000),
  ]),
  ratio("cold build, 100,000 pages, to that of 10,000", 10.5, [
    cold("velosaur", 100_000),
    cold("velosaur", 10_000),
  ]),
  ratio("nothing changed, 100,000 pages, to cold", 1 / 10, [
    again("unchanged", 100_000),
    cold("velosaur", 100_000),
  ]),
  ratio("one page changed, 100,000 pages, to cold", 1 / 8, [
    again("edited", 100_000),
    cold("velosaur", 100_000),
  ]),
  peakMemory(100_000, 1.6),
  ...[1000, 10_000].flatMap((pages) => [
    ratio(`nothing changed, ${count(pages)} pages, to cold`, 1 / 10, [
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
  // 21 sets of docs, of which all but the first find nearly everything compiled.
  ratio("cold build, 20 versions, to the current docs alone", 7, [
    ofScenario(twentyVersions, coldSeconds),
    ofScenario(currentDocs, coldSeconds),
  ]),
  ...againToCold("20 versions", twentyVersions),
  {
    label: "documents compiled of 20 versions, 10 of 200 rewritten in each",
    limit: 200 + 20 * 10 + 1,
    unit: "documents",
    take: take(ofScenario(twentyVersions, ({ counts }) => counts.cold.compiled)),
  },
  ...oneChange("20 versions", twentyVersions, { documents: 1, pages: 1 }),
  ratio("cold build, 20 versions out of Git, to 20 that are copied", 1, [
    ofScenario(twentyGitVersions, coldSeconds),
    ofScenario(twentyVersions, coldSeconds),
  ]),
  {
    label: "documents compiled of 20 versions out of Git, 10 of 200 rewritten in each",
    limit: 200 + 20 * 10 + 1,
    unit: "documents",
    take: take(ofScenario(twentyGitVersions, ({ counts }) => counts.cold.compiled)),
  },
  // Four times as many posts; the tags stay as many.
  ratio("cold build, 2,000 posts, to that of 500", 4.5, [
    ofScenario(manyPosts, coldSeconds),
    ofScenario(fewPosts, coldSeconds),
  ]),
  ...againToCold("2,000 posts", manyPosts),
  // The post and its beginning; its page, and the lists that tell its reading time: the blog's and those of three tags.
  ...oneChange("2,000 posts", manyPosts, { documents: 2, pages: 5 }),
  ratio("HTML of a post of 2,000, to that of 500", 1.05, [
    ofScenario(manyPosts, (summary) => summary.htmlBytes),
    ofScenario(fewPosts, (summary) => summary.htmlBytes),
  ]),
  ...levels.flatMap(tenfold),
  ...visitCommitments,
  ...[10, 1000, 10_000].flatMap(authoring),
  ofDev(100_000, ({ edits }) => median(edits), {
    what: "from saving a document to seeing the change, median",
    limit: 150,
    unit: "ms",
  }),
  ...[1000, 10_000].flatMap(localSearch),
  shards(4, 3),
  shards(8, 5),
];

/**
 * What a matrix of machines saves a large site.
 *
 * @param {number} parts
 * @param {number} limit
 * @returns {Commitment}
 */
function shards(parts, limit) {
  return {
    label: `speed-up of ${parts} parts with their merge, 100,000 pages`,
    limit,
    isFloor: true,
    unit: "×",
    take(results) {
      const found = results.shards.find(({ pages }) => pages === 100_000);
      const split = found?.splits.find(({ count }) => count === parts);
      return found && split && { value: found.whole.seconds / secondsOf(split), mixed: false };
    },
  };
}

/**
 * @param {Results} results
 * @returns {Verdict[]}
 */
export function judge(results) {
  return commitments.map(({ label, unit, limit, isFloor = false, take }) => {
    const figure = take(results);
    const beyond = figure ? (figure.value - limit) * (isFloor ? -1 : 1) : 0;
    const state = !figure ? "not measured" : beyond > 0 ? "missed" : "met";
    return { label, unit, limit, isFloor, figure, state, excess: Math.max(0, beyond / limit) };
  });
}

/** @typedef {(results: Results) => { value: number, run: string } | undefined} Operand */

/**
 * @param {{ builder?: string, pages: number }} corpus
 * @param {(summary: Summary) => number} pick
 * @returns {Operand}
 */
function ofCorpus({ builder = "velosaur", pages }, pick) {
  return (results) => {
    const summary = findSummary(results, builder, pages);
    return summary && { value: pick(summary), run: summary.run };
  };
}

/**
 * @param {Scenario} scenario
 * @param {(summary: ScenarioSummary) => number} pick
 * @returns {Operand}
 */
function ofScenario({ name }, pick) {
  return (results) => {
    const summary = findScenario(results, name);
    return summary && { value: pick(summary), run: summary.run };
  };
}

/** @param {Builds} summary */
function coldSeconds({ seconds }) {
  return seconds.cold;
}

/** @param {string} builder @param {number} pages */
function cold(builder, pages) {
  return ofCorpus({ builder, pages }, coldSeconds);
}

/** @param {BuildKind} kind @param {number} pages */
function again(kind, pages) {
  return ofCorpus({ pages }, ({ seconds }) => seconds[kind]);
}

/** @param {string} label @param {Scenario} scenario */
function againToCold(label, scenario) {
  const to = ofScenario(scenario, coldSeconds);
  const unchanged = ofScenario(scenario, ({ seconds }) => seconds.unchanged);
  const edited = ofScenario(scenario, ({ seconds }) => seconds.edited);
  return [
    ratio(`nothing changed, ${label}, to cold`, 1 / 8, [unchanged, to]),
    ratio(`one page changed, ${label}, to cold`, 1 / 5, [edited, to]),
  ];
}

/**
 * @param {string} label
 * @param {Scenario} scenario
 * @param {{ documents: number, pages: number }} limits
 * @returns {Commitment[]}
 */
function oneChange(label, scenario, { documents, pages }) {
  return [
    {
      label: `documents compiled when one page changed, ${label}`,
      limit: documents,
      unit: "documents",
      take: take(ofScenario(scenario, ({ counts }) => counts.edited.compiled)),
    },
    {
      label: `pages written when one page changed, ${label}`,
      limit: pages,
      unit: "pages",
      take: take(ofScenario(scenario, ({ counts }) => counts.edited.rendered)),
    },
  ];
}

/** Ten times as much takes ten times as long, and no page grows. @param {Scenario[]} scenarios @returns {Commitment[]} */
function tenfold([small, large]) {
  const ofBoth = (/** @type {(summary: ScenarioSummary) => number} */ pick) =>
    /** @type {[Operand, Operand]} */ ([ofScenario(large, pick), ofScenario(small, pick)]);
  return [
    ratio(`cold build, ${large.label}, to ${small.label}`, 10.5, ofBoth(coldSeconds)),
    {
      label: `HTML of a page of ${large.label}`,
      limit: 250,
      unit: "kB",
      take: take(ofScenario(large, (summary) => summary.htmlBytes / 1000)),
    },
  ];
}

/** @param {string} label @param {number} limit @param {[Operand, Operand]} operands @returns {Commitment} */
function ratio(label, limit, operands) {
  return { label, limit, unit: "×", take: (results) => divide(results, operands) };
}

/** @param {number} pages @returns {Commitment[]} */
function authoring(pages) {
  return [
    ofDev(pages, ({ firstPages, template }) => median(firstPages.cold) / median(template.cold), {
      what: "from the command to the first page, to Vite's template",
      limit: 1.5,
      unit: "×",
    }),
    ofDev(pages, ({ firstPages, template }) => median(firstPages.warm) / median(template.warm), {
      what: "the same with a cache",
      limit: 1,
      unit: "×",
    }),
    ofDev(pages, ({ edits }) => median(edits), {
      what: "from saving a document to seeing the change, median",
      limit: 60,
      unit: "ms",
    }),
    ofDev(pages, ({ componentEdits }) => median(componentEdits), {
      what: "from saving a component to seeing the change, median",
      limit: 150,
      unit: "ms",
    }),
  ];
}

/**
 * @param {number} pages
 * @param {(found: Results["dev"][number]) => number} pick
 * @param {{ what: string, limit: number, unit: Commitment["unit"] }} promise
 * @returns {Commitment}
 */
function ofDev(pages, pick, { what, ...promise }) {
  return {
    label: `dev server of ${count(pages)} pages: ${what}`,
    ...promise,
    take({ dev }) {
      const found = dev.find((measurement) => measurement.pages === pages);
      return found && { value: pick(found), mixed: false };
    },
  };
}

/** @param {number} pages @returns {Commitment[]} */
function localSearch(pages) {
  /** @param {(found: Results["search"][number]) => number} pick @returns {Commitment["take"]} */
  const takeOf =
    (pick) =>
    ({ search }) => {
      const found = search.find((measurement) => measurement.pages === pages);
      return found && { value: pick(found), mixed: false };
    };
  return [
    {
      label: `cold build with a local index, ${count(pages)} pages, to one without`,
      limit: 1.15,
      unit: "×",
      take: takeOf(
        ({ indexed, plain }) => medianOf("seconds", indexed) / medianOf("seconds", plain),
      ),
    },
    {
      label: `local index that the first query loads, ${count(pages)} pages`,
      limit: 150,
      unit: "kB",
      take: takeOf(({ firstBytes }) => firstBytes / 1000),
    },
    {
      label: `local search: from a letter to its hits, ${count(pages)} pages, median`,
      limit: 50,
      unit: "ms",
      take: takeOf(({ keys }) => median(keys)),
    },
  ];
}

/** @param {number} pages @param {number} gigabytes @returns {Commitment} */
function peakMemory(pages, gigabytes) {
  const peak = ofCorpus({ pages }, (summary) => summary.peakBytes / 1e9);
  return {
    label: `peak memory, ${count(pages)} pages`,
    limit: gigabytes,
    unit: "GB",
    take: take(peak),
  };
}

/** @param {number} pages @param {number} kilobytes @returns {Commitment} */
function javascript(pages, kilobytes) {
  return {
    label: `JavaScript of a page of ${count(pages)}, brotli`,
    limit: kilobytes,
    unit: "kB",
    take: take(ofCorpus({ pages }, (summary) => summary.javascriptBytes / 1000)),
  };
}

/** @param {number} pages @returns {Commitment} */
function javascriptGrowth(pages) {
  const label = `JavaScript of a page of ${count(pages)}, to that of 10`;
  return ratio(label, sameSize, [javascriptOf(pages), javascriptOf(10)]);
}

/** @param {number} pages */
function javascriptOf(pages) {
  return ofCorpus({ pages }, (summary) => summary.javascriptBytes);
}

/** @param {number} pages @returns {Commitment} */
function articles(pages) {
  return {
    label: `the article in the HTML of a page of ${count(pages)}`,
    limit: 1,
    unit: "times",
    take: take(ofCorpus({ pages }, (summary) => summary.articleCount)),
  };
}

/** A figure by itself. @param {Operand} operand @returns {Commitment["take"]} */
function take(operand) {
  return (results) => {
    const found = operand(results);
    return found && { value: found.value, mixed: false };
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
  const [above, below] = operands.map((operand) => operand(results));
  if (!above || !below || !isSameMachine(results, above.run, below.run)) return undefined;
  return { value: above.value / below.value, mixed: above.run !== below.run };
}

/** @param {Results} results @param {string} one @param {string} other */
function isSameMachine({ runs }, one, other) {
  return JSON.stringify(runs[one].machine) === JSON.stringify(runs[other].machine);
}

/** @param {number} number */
function count(number) {
  return number.toLocaleString("en");
}
