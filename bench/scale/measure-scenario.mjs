// @ts-check
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { buildKinds, createSite, formatRun, runBuild } from "../build.mjs";
import { findHtmlFile } from "../measure/html.mjs";
import { writeHistory } from "./history.mjs";
import { readCounts } from "./counts.mjs";

/** @import { BuildKind } from "../build.mjs" */
/** @import { Run } from "../measure/run-command.mjs" */
/** @import { Builder } from "../peers/builder.mjs" */
/** @import { Counts } from "./counts.mjs" */
/** @import { Scenario } from "./scenarios.mjs" */

/**
 * @typedef {object} ScenarioMeasurement
 * @property {string} scenario
 * @property {Record<BuildKind, Run[]>} builds one entry a round
 * @property {Record<BuildKind, Counts>} counts of the last round: they are the same in each
 * @property {number} htmlBytes of the scenario's page, raw
 *
 * @typedef {object} MeasureOptions
 * @property {Builder} builder
 * @property {Scenario} scenario
 * @property {number} rounds
 * @property {string} workDir
 * @property {(line: string) => void} log
 */

/**
 * Builds one large site in every way, several times.
 *
 * @param {MeasureOptions} options
 * @returns {Promise<ScenarioMeasurement>}
 */
export async function measureScenario({ builder, scenario, rounds, workDir, log }) {
  const { name, label, files, history, editedFile, page } = scenario;
  const site = await createSite({ dir: path.join(workDir, name), builder, files: files() });
  if (history) writeHistory(site.paths.siteDir, history());
  const edit = { file: editedFile, pagePath: page };
  const noCounts = { pages: 0, compiled: 0, rendered: 0 };
  const counts = { cold: noCounts, unchanged: noCounts, edited: noCounts };
  /** @type {Record<BuildKind, Run[]>} */
  const builds = { cold: [], unchanged: [], edited: [] };
  for (let round = 0; round < rounds; round++) {
    for (const kind of buildKinds) {
      const run = await runBuild(site, { kind, edit, round });
      builds[kind].push(run);
      counts[kind] = readCounts(readFileSync(site.paths.logFile, "utf8"));
      log(`${label}, round ${round + 1}/${rounds}, ${kind}: ${formatRun(run)}`);
    }
  }
  const htmlBytes = statSync(findHtmlFile(site.paths.outDir, page)).size;
  return { scenario: name, builds, counts, htmlBytes };
}
