// @ts-check
import { judge } from "./promises.mjs";
import { scenarios } from "../scale/scenarios.mjs";
import { findScenario, findSummary } from "./results.mjs";
import { renderDev } from "./render-dev.mjs";
import { renderLean } from "./render-lean.mjs";
import { renderSearch } from "./render-search.mjs";
import { renderShards } from "./render-shards.mjs";
import { renderVisits } from "./render-visits.mjs";
import { count, quantity, renderTable, round } from "./table.mjs";

/** @import { Builder } from "../peers/builder.mjs" */
/** @import { Figure, Verdict } from "./promises.mjs" */
/** @import { Counts } from "../scale/counts.mjs" */
/** @import { BenchmarkRun, Results, Summary } from "./results.mjs" */

/** @typedef {Pick<Builder, "name" | "label">[]} Columns the builders, in the order of the tables */

/** @type {Columns} */
const tools = [
  { name: "lighthouse", label: "Lighthouse" },
  { name: "vite", label: "Vite" },
  { name: "browser", label: "Chromium" },
];

/**
 * The results as Markdown, for `RESULTS.md` and for the terminal.
 *
 * @param {Results} results
 * @param {Columns} builders
 */
export function renderReport(results, builders) {
  const sizes = [...new Set(results.measurements.map(({ pages }) => pages))].sort((a, b) => a - b);
  return (
    [
      "# Results",
      "Written by `npm run bench` from `results.json`. How they were taken: [README.md](README.md).",
      "## Promises",
      renderPromises(judge(results)),
      ...sizes.flatMap((pages) => [
        `## ${count(pages)} pages`,
        renderBuilds(results, builders, pages),
      ]),
      ...renderScenarios(results),
      ...renderVisits(results),
      ...renderDev(results),
      ...renderSearch(results),
      ...renderShards(results),
      ...renderLean(results),
      "## Runs",
      ...Object.entries(results.runs).map(([id, run]) => renderRun(id, run, builders)),
    ].join("\n\n") + "\n"
  );
}

/** @param {Verdict[]} verdicts */
function renderPromises(verdicts) {
  const rows = verdicts.map(({ label, unit, limit, isFloor, figure, state, excess }) => [
    label,
    `${isFloor ? "≥" : "≤"} ${quantity(limit, unit)}`,
    figure ? quantity(figure.value, unit) + toRemark(figure) : "–",
    state === "missed" ? formatMiss(excess) : state,
  ]);
  return renderTable(["what", "promise", "measured", "verdict"], rows);
}

/** @param {Figure} figure */
function toRemark({ mixed, of }) {
  return (mixed ? " (two runs)" : "") + (of ? ` (${of})` : "");
}

/** Of a limit of nothing there is no share. @param {number} excess */
function formatMiss(excess) {
  return `**missed**${Number.isFinite(excess) ? ` by ${Math.ceil(excess * 1000) / 10} %` : ""}`;
}

/**
 * @param {Results} results
 * @param {Columns} builders
 * @param {number} pages
 */
function renderBuilds(results, builders, pages) {
  const [ours, ...peers] = builders.map(({ name, label }) => ({
    label,
    summary: findSummary(results, name, pages),
  }));
  const rows = [ours, ...peers].flatMap(({ label, summary }) => {
    const yardstick = label === ours.label ? undefined : ours.summary;
    return summary ? [[label, ...toCells(summary, yardstick)]] : [];
  });
  return renderTable(
    [
      "",
      "cold",
      "nothing changed",
      "one page changed",
      "peak memory",
      "HTML",
      "JavaScript",
      "rounds",
    ],
    rows,
  );
}

/** Of a count, the three kinds of build have one each. @param {Results} results */
function renderScenarios(results) {
  const rows = scenarios.flatMap(({ name, label }) => {
    const summary = findScenario(results, name);
    if (!summary) return [];
    const { seconds, counts, peakBytes, htmlBytes, rounds } = summary;
    const kinds = [counts.cold, counts.unchanged, counts.edited];
    const list = (/** @type {keyof Counts} */ what) =>
      kinds.map((kind) => count(kind[what])).join(" / ");
    return [
      [
        label,
        count(counts.cold.pages),
        `${round(seconds.cold)} s`,
        `${round(seconds.unchanged)} s`,
        `${round(seconds.edited)} s`,
        list("compiled"),
        list("rendered"),
        quantity(peakBytes / 1e9, "GB"),
        quantity(htmlBytes / 1000, "kB"),
        String(rounds),
      ],
    ];
  });
  if (rows.length === 0) return [];
  return [
    "## Scale",
    "Documents compiled and pages written: cold / nothing changed / one page changed. HTML: of one doc or post.",
    renderTable(
      [
        "",
        "pages",
        "cold",
        "nothing changed",
        "one page changed",
        "documents compiled",
        "pages written",
        "peak memory",
        "HTML",
        "rounds",
      ],
      rows,
    ),
  ];
}

/**
 * @param {Summary} summary
 * @param {Summary | undefined} ours what a peer's times are compared with
 */
function toCells(summary, ours) {
  const { seconds, peakBytes, htmlBytes, javascriptBytes, rounds } = summary;
  // The ratio says how many times our own time it is, and only within one run.
  const times = /** @param {import("../build.mjs").BuildKind} kind */ (kind) =>
    ours && ours.run === summary.run ? ` (${round(seconds[kind] / ours.seconds[kind])} ×)` : "";
  return [
    `${round(seconds.cold)} s${times("cold")}`,
    `${round(seconds.unchanged)} s${times("unchanged")}`,
    `${round(seconds.edited)} s${times("edited")}`,
    quantity(peakBytes / 1e9, "GB"),
    quantity(htmlBytes / 1000, "kB"),
    quantity(javascriptBytes / 1000, "kB"),
    String(rounds),
  ];
}

/**
 * @param {string} id
 * @param {BenchmarkRun} run
 * @param {Columns} builders
 */
function renderRun(id, { machine, versions }, builders) {
  const used = [...builders, ...tools]
    .filter(({ name }) => versions[name])
    .map(({ name, label }) => `${label} ${versions[name]}`);
  return [
    `- ${id}`,
    `  - ${machine.cores} cores (${machine.processor}), ${machine.memoryGigabytes} GB of memory`,
    `  - ${machine.system}, Node ${machine.node}`,
    `  - ${used.join(", ")}`,
  ].join("\n");
}
