// @ts-check
import { readFileSync } from "node:fs";
import { appendFile, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { toMarkdownFile, writeCorpus } from "./corpus.mjs";
import { toPagePath } from "./corpus/tree.mjs";
import { countArticle, findHtmlFile, measureHtml } from "./measure/html.mjs";
import { measureJavascript } from "./measure/javascript.mjs";
import { runCommand } from "./measure/run-command.mjs";
import { toSitePaths } from "./site-paths.mjs";
import { UserError } from "./user-error.mjs";

/** @import { Builder, SitePaths } from "./peers/builder.mjs" */
/** @import { Run } from "./measure/run-command.mjs" */

/** @typedef {"cold" | "unchanged" | "edited"} BuildKind */

/** @type {BuildKind[]} */
export const buildKinds = ["cold", "unchanged", "edited"];

/**
 * @typedef {object} Measurement what one builder did with one corpus
 * @property {string} builder
 * @property {number} pages
 * @property {Record<BuildKind, Run[]>} builds one entry a round
 * @property {number} htmlBytes average of all pages, raw
 * @property {number} javascriptBytes of one page, brotli
 * @property {number} articleCount how many times a page's HTML holds its article
 *
 * @typedef {object} Task
 * @property {Builder} builder
 * @property {SitePaths} paths
 * @property {number} pageCount
 *
 * @typedef {object} BenchmarkOptions
 * @property {Builder[]} builders
 * @property {number} pageCount
 * @property {number} rounds
 * @property {string} workDir
 * @property {(line: string) => void} log
 */

/**
 * Builds one corpus with every builder, several times. The builders take turns within each round, so that a machine
 * that slows down for a while slows down all of them.
 *
 * @param {BenchmarkOptions} options
 * @returns {Promise<Measurement[]>}
 */
export async function benchmark({ builders, pageCount, rounds, workDir, log }) {
  const tasks = await Promise.all(
    builders.map((builder) => prepareTask(builder, pageCount, workDir)),
  );
  const measurements = tasks.map(createMeasurement);
  for (let round = 0; round < rounds; round++) {
    for (const kind of buildKinds) {
      for (const [index, task] of tasks.entries()) {
        const run = await runBuild(task, kind, round);
        measurements[index].builds[kind].push(run);
        log(
          `${pageCount} pages, round ${round + 1}/${rounds}, ${kind}: ${task.builder.label} ${formatRun(run)}`,
        );
        if (round === 0 && kind === "cold")
          Object.assign(measurements[index], measureWeights(task));
      }
    }
  }
  return measurements;
}

/**
 * @param {Builder} builder
 * @param {number} pageCount
 * @param {string} workDir
 * @returns {Promise<Task>}
 */
async function prepareTask(builder, pageCount, workDir) {
  const dir = path.join(workDir, String(pageCount), builder.name);
  const paths = toSitePaths(dir);
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await writeCorpus({ kind: builder.corpus, pageCount, siteDir: paths.siteDir });
  await builder.prepareSite?.(paths.siteDir);
  return { builder, paths, pageCount };
}

/** @param {Task} task @returns {Measurement} */
function createMeasurement({ builder, pageCount }) {
  const builds = { cold: [], unchanged: [], edited: [] };
  return {
    builder: builder.name,
    pages: pageCount,
    builds,
    htmlBytes: 0,
    javascriptBytes: 0,
    articleCount: 0,
  };
}

/**
 * @param {Task} task
 * @param {BuildKind} kind
 * @param {number} round
 */
async function runBuild(task, kind, round) {
  if (kind === "edited") return runEditedBuild(task, round);
  if (kind === "cold") await removeCaches(task);
  return build(task);
}

/** @param {Task} task */
function build({ builder, paths }) {
  return runCommand({
    ...builder.createCommand(paths),
    cwd: paths.siteDir,
    logFile: paths.logFile,
  });
}

/** @param {Task} task */
async function removeCaches({ builder, paths }) {
  const caches = builder.caches.map((name) => path.join(paths.siteDir, name));
  for (const folder of [paths.outDir, ...caches])
    await rm(folder, { recursive: true, force: true });
}

/**
 * Edits a page, builds, checks that the edit was built, and takes it back. Each round edits another page.
 *
 * @param {Task} task
 * @param {number} round
 */
async function runEditedBuild(task, round) {
  const { builder, paths, pageCount } = task;
  const pagePath = toPagePath((7 * round + 3) % pageCount);
  const file = path.join(paths.siteDir, toMarkdownFile(builder.corpus, pagePath));
  const sentence = `The harbour office added this sentence in round ${round + 1}.`;
  const before = readFileSync(file, "utf8");
  await appendFile(file, `\n${sentence}\n`);
  const run = await build(task);
  if (!readFileSync(findHtmlFile(paths.outDir, pagePath), "utf8").includes(sentence)) {
    throw new UserError(`${builder.label} did not build the edit of /${pagePath}/.`);
  }
  await writeFile(file, before);
  return run;
}

/** @param {Task} task */
function measureWeights({ builder, paths: { outDir }, pageCount }) {
  const index = Math.floor(pageCount / 2);
  const html = readFileSync(findHtmlFile(outDir, toPagePath(index)), "utf8");
  const articleCount = countArticle(html, index, pageCount);
  if (articleCount === 0)
    throw new UserError(
      `${builder.label} built a page without its article: /${toPagePath(index)}/.`,
    );
  return {
    htmlBytes: Math.round(measureHtml(outDir, pageCount)),
    javascriptBytes: measureJavascript({ outDir, html }).brotliBytes,
    articleCount,
  };
}

/** @param {Run} run */
function formatRun({ seconds, peakBytes }) {
  return `${seconds.toFixed(2)} s, ${(peakBytes / 1e9).toFixed(2)} GB`;
}
