// @ts-check
import { readFileSync } from "node:fs";
import { appendFile, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { flushDisk } from "./measure/flush-disk.mjs";
import { findHtmlFile } from "./measure/html.mjs";
import { runCommand } from "./measure/run-command.mjs";
import { setAside } from "./measure/set-aside.mjs";
import { toSitePaths } from "./site-paths.mjs";
import { UserError } from "./user-error.mjs";

/** @import { Builder, SitePaths } from "./peers/builder.mjs" */
/** @import { Run } from "./measure/run-command.mjs" */

/** @typedef {"cold" | "unchanged" | "edited"} BuildKind */

/** @type {BuildKind[]} */
export const buildKinds = ["cold", "unchanged", "edited"];

/**
 * @typedef {object} Site
 * @property {Builder} builder
 * @property {SitePaths} paths
 *
 * @typedef {object} Edit
 * @property {string} file Markdown, from the site's folder
 * @property {string} pagePath of the page that shows it
 */

/**
 * A site of these files, in a folder that held nothing else.
 *
 * @param {object} options
 * @param {string} options.dir
 * @param {Builder} options.builder
 * @param {Iterable<[string, string]>} options.files
 * @returns {Promise<Site>}
 */
export async function createSite({ dir, builder, files }) {
  const paths = toSitePaths(dir);
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await writeFiles(paths.siteDir, files);
  await builder.prepareSite?.(paths.siteDir);
  return { builder, paths };
}

/**
 * @param {string} siteDir
 * @param {Iterable<[string, string]>} files
 */
async function writeFiles(siteDir, files) {
  const folders = new Set();
  for (const [name, text] of files) {
    const file = path.join(siteDir, name);
    const folder = path.dirname(file);
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    await writeFile(file, text);
  }
}

/**
 * @param {Site} site
 * @param {{ kind: BuildKind, edit: Edit, round: number }} options
 */
export async function runBuild(site, { kind, edit, round }) {
  if (kind === "edited") return buildEdited(site, edit, round);
  if (kind === "cold") await removeCaches(site);
  return build(site);
}

/** @param {Site} site */
async function build({ builder, paths }) {
  await flushDisk();
  return runCommand({
    ...builder.createCommand(paths),
    cwd: paths.siteDir,
    logFile: paths.logFile,
  });
}

/** @param {Site} site */
async function removeCaches({ builder, paths }) {
  const caches = builder.caches.map((name) => path.join(paths.siteDir, name));
  await setAside([paths.outDir, ...caches], path.join(path.dirname(paths.siteDir), "aside"));
}

/**
 * Edits a page, builds, checks that the edit was built, and takes it back.
 *
 * @param {Site} site
 * @param {Edit} edit
 * @param {number} round
 */
async function buildEdited(site, { file: name, pagePath }, round) {
  const { builder, paths } = site;
  const file = path.join(paths.siteDir, name);
  const sentence = `The harbour office added this sentence in round ${round + 1}.`;
  const before = readFileSync(file, "utf8");
  await appendFile(file, `\n${sentence}\n`);
  const run = await build(site);
  if (!readFileSync(findHtmlFile(paths.outDir, pagePath), "utf8").includes(sentence)) {
    throw new UserError(`${builder.label} did not build the edit of /${pagePath}/.`);
  }
  await writeFile(file, before);
  return run;
}

/** @param {Run} run */
export function formatRun({ seconds, peakBytes }) {
  return `${seconds.toFixed(2)} s, ${(peakBytes / 1e9).toFixed(2)} GB`;
}
