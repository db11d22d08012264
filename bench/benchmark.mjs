// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";
import { buildKinds, createSite, formatRun, runBuild } from "./build.mjs";
import { listFiles, toMarkdownFile } from "./corpus.mjs";
import { toPagePath } from "./corpus/tree.mjs";
import { countArticle, findHtmlFile, measureHtml } from "./measure/html.mjs";
import { measureJavascript } from "./measure/javascript.mjs";
import { UserError } from "./user-error.mjs";

/** @import { BuildKind, Site } from "./build.mjs" */
/** @import { Builder } from "./peers/builder.mjs" */
/** @import { Run } from "./measure/run-command.mjs" */

/**
 * @typedef {object} Measurement what one builder did with one corpus
 * @property {string} builder
 * @property {number} pages
 * @property {Record<BuildKind, Run[]>} builds one entry a round
 * @property {number} htmlBytes average of all pages, raw
 * @property {number} javascriptBytes of one page, brotli
 * @property {number} articleCount how many times a page's HTML holds its article
 *
 * @typedef {Site & { pageCount: number }} Task
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
        const run = await runBuild(task, { kind, edit: toEdit(task, round), round });
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
  const files = listFiles({ kind: builder.corpus, pageCount });
  return { ...(await createSite({ dir, builder, files })), pageCount };
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
 * Each round edits another page.
 *
 * @param {Task} task
 * @param {number} round
 */
function toEdit({ builder, pageCount }, round) {
  const pagePath = toPagePath((7 * round + 3) % pageCount);
  return { file: toMarkdownFile(builder.corpus, pagePath), pagePath };
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
