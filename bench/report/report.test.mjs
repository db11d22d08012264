// @ts-check
import { describe, expect, it } from "vitest";
import { fewPosts, manyPosts } from "../scale/scenarios.mjs";
import { judge } from "./promises.mjs";
import { renderReport } from "./render.mjs";
import {
  emptyResults,
  findScenario,
  findSummary,
  findVisit,
  median,
  mergeResults,
} from "./results.mjs";

/** @import { Measurement } from "../benchmark.mjs" */
/** @import { Scenario } from "../scale/scenarios.mjs" */
/** @import { ScenarioMeasurement } from "../scale/measure-scenario.mjs" */
/** @import { Visit } from "../visit/measure-visits.mjs" */
/** @import { BenchmarkRun, Results } from "./results.mjs" */

/** @type {BenchmarkRun} */
const run = {
  machine: {
    system: "Linux",
    processor: "Processor",
    cores: 2,
    memoryGigabytes: 8,
    node: "v20.19.0",
  },
  versions: { velosaur: "0.1.0", hugo: "v0.111.3" },
};

const columns = [
  { name: "velosaur", label: "Velosaur" },
  { name: "hugo", label: "Hugo" },
];

describe("median", () => {
  it.each([
    [[3], 3],
    [[10, 9], 9.5],
    [[30, 4, 200], 30],
  ])("of %j is %d", (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });
});

describe("mergeResults", () => {
  it("replaces a builder's row and keeps the others and their run", () => {
    const first = merge(emptyResults(), "run 1", [
      measure("velosaur", 1000, 4),
      measure("hugo", 1000, 5),
    ]);
    const second = merge(first, "run 2", [measure("velosaur", 1000, 3)]);
    expect(findSummary(second, "velosaur", 1000)).toMatchObject({
      run: "run 2",
      seconds: { cold: 3 },
    });
    expect(findSummary(second, "hugo", 1000)).toMatchObject({ run: "run 1", seconds: { cold: 5 } });
  });

  it("forgets a run of which nothing is left", () => {
    const first = merge(emptyResults(), "run 1", [measure("velosaur", 1000, 4)]);
    const second = merge(first, "run 2", [measure("velosaur", 1000, 3)]);
    expect(Object.keys(second.runs)).toEqual(["run 2"]);
  });
});

describe("judge", () => {
  it("tells what is met, by how much the rest is missed, and what was not measured", () => {
    const results = merge(emptyResults(), "run 1", [
      measure("velosaur", 1000, 4),
      measure("hugo", 1000, 5),
      measure("velosaur", 10_000, 44),
    ]);
    expect(verdictOf(results, "cold build, 1,000 pages, to Hugo's")).toMatchObject({
      state: "met",
      figure: { value: 0.8 },
    });
    const growth = verdictOf(results, "cold build, 10,000 pages, to that of 1,000");
    expect(growth).toMatchObject({ state: "missed", figure: { value: 11, mixed: false } });
    expect(growth?.excess).toBeCloseTo(11 / 10.5 - 1);
    expect(verdictOf(results, "cold build, 1,000 pages, to Docusaurus'")?.state).toBe(
      "not measured",
    );
    expect(verdictOf(results, "peak memory, 1,000 pages")).toMatchObject({
      state: "missed",
      figure: { value: 0.5 },
    });
  });

  it("marks a ratio of two runs", () => {
    const first = merge(emptyResults(), "run 1", [measure("hugo", 1000, 5)]);
    const second = merge(first, "run 2", [measure("velosaur", 1000, 4)]);
    expect(verdictOf(second, "cold build, 1,000 pages, to Hugo's")?.figure?.mixed).toBe(true);
  });

  it("compares nothing across machines", () => {
    const first = merge(emptyResults(), "run 1", [measure("hugo", 1000, 5)]);
    const other = { ...run, machine: { ...run.machine, cores: 64 } };
    const second = mergeResults(first, {
      id: "run 2",
      run: other,
      measurements: [measure("velosaur", 1000, 4)],
    });
    expect(verdictOf(second, "cold build, 1,000 pages, to Hugo's")?.state).toBe("not measured");
  });
});

describe("renderReport", () => {
  it("shows promises, builds and the machine", () => {
    const results = merge(emptyResults(), "2026-11-21T10:00", [
      measure("velosaur", 1000, 4),
      measure("hugo", 1000, 5),
    ]);
    const lines = renderReport(results, columns)
      .replace(/ +/g, " ")
      .replace(/-{3,}/g, "---")
      .split("\n");
    expect(lines).toContain("| cold build, 1,000 pages, to Hugo's | ≤ 0.8 × | 0.8 × | met |");
    expect(lines).toContain(
      "| peak memory, 1,000 pages | ≤ 0.45 GB | 0.5 GB | **missed** by 11.2 % |",
    );
    expect(lines).toContain("| Velosaur | 4 s | 0.4 s | 0.8 s | 0.5 GB | 30 kB | 70 kB | 1 |");
    expect(lines).toContain(
      "| Hugo | 5 s (1.25 ×) | 0.5 s (1.25 ×) | 1 s (1.25 ×) | 0.5 GB | 30 kB | 70 kB | 1 |",
    );
    expect(lines).toContain(" - Velosaur 0.1.0, Hugo v0.111.3");
  });
});

describe("shards", () => {
  const take = (/** @type {number} */ seconds) => ({ seconds, peakBytes: 0.5e9 });
  const results = mergeResults(emptyResults(), {
    id: "run 1",
    run,
    shards: [
      {
        pages: 100_000,
        whole: take(100),
        splits: [
          { count: 4, parts: [20, 25, 25, 30].map(take), merge: take(3) },
          { count: 8, parts: [10, 10, 10, 10, 10, 10, 10, 18].map(take), merge: take(3) },
        ],
      },
    ],
  });

  it("are held to what they save, by the slowest of them with the merge", () => {
    expect(verdictOf(results, "speed-up of 4 parts with their merge, 100,000 pages")).toMatchObject(
      { state: "met", figure: { value: 100 / 33 } },
    );
    expect(verdictOf(results, "speed-up of 8 parts with their merge, 100,000 pages")).toMatchObject(
      { state: "missed", figure: { value: 100 / 21 } },
    );
    expect(renderReport(results, [])).toMatch(
      /\| 100,000 \| 4 +\| 100 s +\| 30 s +\| 1\.2 × +\| 3 s +\| 3\.03 × +\|/,
    );
  });
});

describe("local search", () => {
  const take = (/** @type {number[]} */ seconds) =>
    seconds.map((time) => ({ seconds: time, peakBytes: 0.5e9 }));
  const results = mergeResults(emptyResults(), {
    id: "run 1",
    run,
    search: [
      {
        pages: 1000,
        plain: take([10, 9, 20]),
        indexed: take([12, 11, 30]),
        firstBytes: 90_000,
        keys: [20, 80, 40],
      },
    ],
  });

  it("is held to what it may cost", () => {
    expect(
      verdictOf(results, "cold build with a local index, 1,000 pages, to one without"),
    ).toMatchObject({ state: "missed", figure: { value: 1.2 } });
    expect(verdictOf(results, "local index that the first query loads, 1,000 pages")).toMatchObject(
      { state: "met", figure: { value: 90 } },
    );
    const letter = "local search: from a letter to its hits, 1,000 pages, median";
    expect(verdictOf(results, letter)).toMatchObject({ state: "met", figure: { value: 40 } });
    expect(
      verdictOf(results, "cold build with a local index, 10,000 pages, to one without")?.state,
    ).toBe("not measured");
  });

  it("has a table of its own", () => {
    const lines = renderReport(results, columns).replace(/ +/g, " ").split("\n");
    expect(lines).toContain("| 1,000 | 10 s | 12 s | 0.5 GB | 90 kB | 40 ms | 3 |");
  });
});

describe("large sites", () => {
  const older = mergeResults(emptyResults(), {
    id: "run 1",
    run,
    measurements: [measure("velosaur", 1000, 4)],
    scenarios: [measureScenario(fewPosts, 10), measureScenario(manyPosts, 50)],
  });

  it("replace their older figures, and leave those of the corpora", () => {
    const newer = mergeResults(older, {
      id: "run 2",
      run,
      scenarios: [measureScenario(manyPosts, 44)],
    });
    expect(findScenario(newer, manyPosts.name)).toMatchObject({
      run: "run 2",
      seconds: { cold: 44 },
    });
    expect(findScenario(newer, fewPosts.name)?.run).toBe("run 1");
    expect(findSummary(newer, "velosaur", 1000)?.run).toBe("run 1");
  });

  it("are held against promises", () => {
    expect(verdictOf(older, "cold build, 2,000 posts, to that of 500")).toMatchObject({
      state: "missed",
      figure: { value: 5, mixed: false },
    });
    expect(verdictOf(older, "documents compiled when one page changed, 2,000 posts")).toMatchObject(
      {
        state: "met",
        figure: { value: 1 },
      },
    );
    expect(verdictOf(older, "cold build, 20 versions, to the current docs alone")?.state).toBe(
      "not measured",
    );
  });

  it("have a table of their own", () => {
    const lines = renderReport(older, columns).replace(/ +/g, " ").split("\n");
    expect(lines).toContain(
      "| 2,000 posts with 300 tags | 2,804 | 50 s | 5 s | 10 s | 4,001 / 0 / 1 | 2,804 / 0 / 2 | 0.5 GB | 77 kB | 1 |",
    );
    expect(renderReport(emptyResults(), columns)).not.toContain("## Scale");
  });
});

describe("visits", () => {
  const older = mergeResults(emptyResults(), {
    id: "run 1",
    run,
    measurements: [measure("velosaur", 1000, 4)],
    visits: [
      visit("home", { performances: [90, 100, 99], javascriptBytes: 90_000 }),
      visit("doc", { performances: [97, 97, 97], layoutShift: 0.01 }),
      visit("search", { performances: [99, 99, 99], seo: 66 }),
    ],
    navigations: [{ clicks: sights([30, 40, 50]), loads: sights([100, 200, 300]) }],
  });

  it("replace their older figures, page by page", () => {
    const newer = mergeResults(older, {
      id: "run 2",
      run,
      visits: [visit("doc", { performances: [99] })],
      navigations: [{ clicks: sights([20]), loads: sights([80]) }],
    });
    expect(findVisit(newer, "doc")).toMatchObject({ run: "run 2", performance: 99, rounds: 1 });
    expect(findVisit(newer, "home")).toMatchObject({ run: "run 1", performance: 99, rounds: 3 });
    expect(newer.navigations).toEqual([
      { clicks: sights([20]), loads: sights([80]), run: "run 2" },
    ]);
    expect(findSummary(newer, "velosaur", 1000)?.run).toBe("run 1");
  });

  it("are judged by the page that does worst, of those for which a promise holds", () => {
    expect(verdictOf(older, "Lighthouse: performance")).toMatchObject({
      state: "missed",
      isFloor: true,
      figure: { value: 97, of: "doc" },
      excess: 1 / 98,
    });
    expect(verdictOf(older, "Lighthouse: SEO")).toMatchObject({
      state: "met",
      figure: { value: 100 },
    });
    expect(verdictOf(older, "layout shift")).toMatchObject({
      state: "missed",
      figure: { value: 0.01, of: "doc" },
      excess: Infinity,
    });
    expect(verdictOf(older, "JavaScript of a page of prose, brotli")).toMatchObject({
      state: "met",
      figure: { value: 79, of: "doc" },
    });
    expect(
      verdictOf(older, "from a click on a link between docs to painted, median"),
    ).toMatchObject({ state: "met", figure: { value: 40 } });
    expect(
      verdictOf(older, "from a click on a link between docs to painted, to a load afresh"),
    ).toMatchObject({ state: "met", figure: { value: 0.2 } });
    expect(verdictOf(emptyResults(), "layout shift")?.state).toBe("not measured");
    expect(
      verdictOf(emptyResults(), "from a click on a link between docs to painted, median")?.state,
    ).toBe("not measured");
  });

  it("have a table of their own, which marks what misses and what has no promise", () => {
    const lines = renderReport(older, columns).replace(/ +/g, " ").split("\n");
    expect(lines).toContain(
      "| Lighthouse: performance | ≥ 98 points | 97 points (doc) | **missed** by 1.1 % |",
    );
    expect(lines).toContain("| layout shift | ≤ 0 | 0.01 (doc) | **missed** |");
    expect(lines).toContain(
      "| home | 99 | 100 | 100 | 100 | 20 ms | 0 | (90 kB) | 14 kB | 1200 ms | 1500 | 3 |",
    );
    expect(lines).toContain(
      "| doc | **97** | 100 | 100 | 100 | 20 ms | **0.01** | 79 kB | 14 kB | 1200 ms | 1500 | 3 |",
    );
    expect(lines).toContain(
      "| search | 99 | 100 | 100 | (66) | 20 ms | 0 | (79 kB) | 14 kB | 1200 ms | 1500 | 3 |",
    );
    expect(lines).toContain(
      "From a click to the next doc painted: 40 ms, on the screen after 80 ms; the same docs loaded afresh: 200 ms, on the screen after 400 ms. Medians of 3.",
    );
    expect(renderReport(emptyResults(), columns)).not.toContain("## Visits");
  });
});

/**
 * @param {string} page
 * @param {{ performances: number[], seo?: number, layoutShift?: number, javascriptBytes?: number }} figures
 * @returns {Visit}
 */
function visit(page, { performances, seo = 100, layoutShift = 0, javascriptBytes = 79_000 }) {
  const others = { accessibility: 100, bestPractices: 100, paintMs: 1200, machineIndex: 1500 };
  const audits = performances.map((performance) => ({
    ...others,
    performance,
    seo,
    blockingMs: 20,
    layoutShift,
  }));
  return { page, audits, javascriptBytes, stylesBytes: 14_000 };
}

/** @param {Scenario} scenario @param {number} coldSeconds @returns {ScenarioMeasurement} */
function measureScenario({ name }, coldSeconds) {
  const count = (/** @type {number} */ compiled, /** @type {number} */ rendered) => ({
    pages: 2804,
    compiled,
    rendered,
  });
  return {
    scenario: name,
    builds: measure("velosaur", 1000, coldSeconds).builds,
    counts: { cold: count(4001, 2804), unchanged: count(0, 0), edited: count(1, 2) },
    htmlBytes: 77_000,
  };
}

/** @param {number[]} painted */
function sights(painted) {
  return painted.map((time) => ({ painted: time, shown: 2 * time }));
}

/** @param {Results} results @param {string} id @param {Measurement[]} measurements */
function merge(results, id, measurements) {
  return mergeResults(results, { id, run, measurements });
}

/** @param {string} builder @param {number} pages @param {number} coldSeconds @returns {Measurement} */
function measure(builder, pages, coldSeconds) {
  const take = (/** @type {number} */ share) => [
    { seconds: coldSeconds * share, peakBytes: 0.5e9 },
  ];
  const builds = { cold: take(1), unchanged: take(0.1), edited: take(0.2) };
  return { builder, pages, builds, htmlBytes: 30_000, javascriptBytes: 70_000, articleCount: 1 };
}

/** @param {Results} results @param {string} label */
function verdictOf(results, label) {
  return judge(results).find((verdict) => verdict.label === label);
}
