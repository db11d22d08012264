// @ts-check
import { writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { benchmark } from "./benchmark.mjs";
import { compareWebsite } from "./compare/compare.mjs";
import { measureDev } from "./dev/measure-dev.mjs";
import { makeTemplate, readTemplateVersion } from "./dev/vite-template.mjs";
import { helpText, parseOptions } from "./options.mjs";
import { measureLean } from "./lean/measure-lean.mjs";
import { benchDir, workDir } from "./paths.mjs";
import { builders } from "./peers/index.mjs";
import { velosaur } from "./peers/velosaur.mjs";
import { tryPlugins } from "./plugins/run-plugins.mjs";
import { describeMachine } from "./report/machine.mjs";
import { renderReport } from "./report/render.mjs";
import { mergeResults, readResults, writeResults } from "./report/results.mjs";
import { measureScenario } from "./scale/measure-scenario.mjs";
import { scenarios } from "./scale/scenarios.mjs";
import { compareSite } from "./site/compare-site.mjs";
import { measureSearch } from "./search/measure-search.mjs";
import { checkSurface } from "./surface/surface.mjs";
import { compareWebsiteShards, measureShards } from "./shards/measure-shards.mjs";
import { UserError } from "./user-error.mjs";
import { checkLighthouse, readLighthouseVersion } from "./visit/lighthouse.mjs";
import { measureVisits } from "./visit/measure-visits.mjs";

/** @import { Builder } from "./peers/builder.mjs" */
/** @import { Options } from "./options.mjs" */

const resultsFile = path.join(benchDir, "results.json");
const reportFile = path.join(benchDir, "RESULTS.md");

/** @param {string[]} args */
async function run(args) {
  const options = parseOptions(args);
  if (options.help) return console.log(helpText);
  if (options.compare) {
    const isExplained = await compareWebsite({ workDir, log: console.log });
    process.exitCode = isExplained ? 0 : 1;
    return;
  }
  if (options.surface) {
    const isComplete = await checkSurface({
      upstreamDir: options.upstream,
      ejectDir: options.ejectDir,
      log: console.log,
    });
    process.exitCode = isComplete ? 0 : 1;
    return;
  }
  if (options.site) {
    await velosaur.check();
    const isExplained = await compareSite({ ...options.site, log: console.log });
    process.exitCode = isExplained ? 0 : 1;
    return;
  }
  if (options.plugins) return tryPlugins({ ...options.plugins, log: console.log });
  if (options.scale) {
    await velosaur.check();
    return measureScale(options);
  }
  if (options.visit) {
    await velosaur.check();
    checkLighthouse();
    return measureWebsite(options);
  }
  if (options.lean) {
    await velosaur.check();
    return measureWeights();
  }
  if (options.dev) {
    await velosaur.check();
    return measureAuthoring(options);
  }
  if (options.shards) {
    await velosaur.check();
    return measureParts(options.shards, options);
  }
  if (options.search) {
    await velosaur.check();
    return measureLocalSearch(options);
  }
  await measure(options, await selectBuilders(options));
  if (!options.keep) await removeFolders(options.sizes.map(String));
}

/**
 * Those that were asked for must be there; of those that were not, the ones that are there take part.
 *
 * @param {Options} options
 */
async function selectBuilders({ peers, only }) {
  const wanted = only ?? [velosaur.name, ...(peers ?? [])];
  const selected = [];
  for (const builder of builders) {
    if (wanted.includes(builder.name)) await builder.check();
    else if (only || peers || !(await isThere(builder))) continue;
    selected.push(builder);
  }
  return selected;
}

/** @param {Builder} builder */
async function isThere(builder) {
  try {
    await builder.check();
    return true;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.log(`Without ${builder.label}: ${error.message}`);
    return false;
  }
}

/**
 * @param {Options} options
 * @param {Builder[]} selected
 */
async function measure({ sizes, rounds }, selected) {
  const thisRun = describeRun(selected);
  for (const pageCount of sizes) {
    const measurements = await benchmark({
      builders: selected.filter(({ largestCorpus }) => pageCount <= largestCorpus),
      pageCount,
      rounds: pageCount === 10 ? 1 : (rounds ?? (pageCount > 1000 ? 2 : 3)),
      workDir,
      log: console.log,
    });
    // After every size, so that an interrupted run leaves what it had.
    writeResults(resultsFile, mergeResults(readResults(resultsFile), { ...thisRun, measurements }));
  }
  writeReport();
}

/** @param {Options} options */
async function measureScale({ rounds = 2, keep, sites }) {
  const thisRun = describeRun([velosaur]);
  for (const scenario of scenarios.filter(({ name }) => sites?.includes(name) ?? true)) {
    const options = { builder: velosaur, scenario, rounds, workDir, log: console.log };
    const measured = [await measureScenario(options)];
    writeResults(
      resultsFile,
      mergeResults(readResults(resultsFile), { ...thisRun, scenarios: measured }),
    );
  }
  writeReport();
  if (!keep) await removeFolders(scenarios.map(({ name }) => name));
}

/** @param {Options} options */
async function measureWebsite({ rounds = 3 }) {
  const { id, run } = describeRun([velosaur]);
  const { browser, visits, navigation } = await measureVisits({
    rounds,
    workDir,
    log: console.log,
  });
  Object.assign(run.versions, { lighthouse: readLighthouseVersion(), browser });
  const newer = { id, run, visits, navigations: [navigation] };
  writeResults(resultsFile, mergeResults(readResults(resultsFile), newer));
  writeReport();
}

async function measureWeights() {
  const lean = await measureLean({ workDir, log: console.log });
  writeResults(
    resultsFile,
    mergeResults(readResults(resultsFile), { ...describeRun([velosaur]), lean }),
  );
  writeReport();
}

/** @param {Options} options */
async function measureAuthoring({ sizes, rounds = 5, keep }) {
  const thisRun = describeRun([velosaur]);
  Object.assign(thisRun.run.versions, { vite: readTemplateVersion(makeTemplate(workDir)) });
  for (const pageCount of sizes) {
    const options = { pageCount, starts: rounds, rounds: 2 * rounds, workDir, log: console.log };
    const dev = [await measureDev(options)];
    writeResults(resultsFile, mergeResults(readResults(resultsFile), { ...thisRun, dev }));
  }
  writeReport();
  if (!keep) await removeFolders(sizes.map((pageCount) => `dev-${pageCount}`));
}

/** @param {Options} options */
async function measureLocalSearch({ sizes, rounds = 3, keep }) {
  const thisRun = describeRun([velosaur]);
  for (const pageCount of sizes.filter((size) => size > 10)) {
    const search = [await measureSearch({ pageCount, rounds, workDir, log: console.log })];
    writeResults(resultsFile, mergeResults(readResults(resultsFile), { ...thisRun, search }));
  }
  writeReport();
  if (!keep) await removeFolders(sizes.map((pageCount) => `search-${pageCount}`));
}

/** @param {number[]} counts @param {Options} options */
async function measureParts(counts, { sizes, website, keep }) {
  const common = { counts, workDir, log: console.log };
  if (website) {
    await compareWebsiteShards(common);
    return;
  }
  const thisRun = describeRun([velosaur]);
  for (const pageCount of sizes.filter((size) => size > 10)) {
    const shards = [await measureShards({ pageCount, ...common })];
    writeResults(resultsFile, mergeResults(readResults(resultsFile), { ...thisRun, shards }));
    if (!keep) await removeFolders([`shards-${pageCount}`]);
  }
  writeReport();
}

/** @param {Builder[]} selected */
function describeRun(selected) {
  const versions = Object.fromEntries(
    selected.map((builder) => [builder.name, builder.readVersion()]),
  );
  const id = new Date().toISOString().slice(0, 16);
  return { id, run: { machine: describeMachine(), versions } };
}

function writeReport() {
  const report = renderReport(readResults(resultsFile), builders);
  writeFileSync(reportFile, report);
  console.log(`\n${report}`);
}

/** @param {string[]} names */
async function removeFolders(names) {
  for (const name of names) await rm(path.join(workDir, name), { recursive: true, force: true });
}

// Leaving by `exit` lets a running build be stopped too: it has a process group of its own.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
