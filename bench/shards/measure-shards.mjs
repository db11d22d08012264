// @ts-check
import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { createSite, formatRun } from "../build.mjs";
import { hashFolder } from "../compare/hash-folder.mjs";
import { listFiles } from "../corpus.mjs";
import { setAside } from "../measure/set-aside.mjs";
import { runCommand } from "../measure/run-command.mjs";
import { rootDir } from "../paths.mjs";
import { velosaur } from "../peers/velosaur.mjs";
import { UserError } from "../user-error.mjs";

/** @import { Run } from "../measure/run-command.mjs" */

/**
 * @typedef {object} Split
 * @property {number} count of machines
 * @property {Run[]} parts one for each machine: each alone, with nothing but the checkout
 * @property {Run} merge
 *
 * @typedef {object} ShardsMeasurement
 * @property {number} pages of the corpus
 * @property {Run} whole one machine's cold build
 * @property {Split[]} splits
 *
 * @typedef {object} ShardsOptions
 * @property {number[]} counts
 * @property {string} workDir
 * @property {(line: string) => void} log
 *
 * @typedef {object} Place
 * @property {string} siteDir
 * @property {string} dir for everything that is made
 */

/** So that the cache of whoever works on the site stays. */
const generatedDir = ".docusaurus-shards";
const engine = path.join(rootDir, "packages/velosaur/bin/velosaur.mjs");

/**
 * Builds a corpus on one machine, then in parts, one after another as if each had a machine of its own.
 *
 * @param {ShardsOptions & { pageCount: number }} options
 * @returns {Promise<ShardsMeasurement>}
 */
export async function measureShards({ pageCount, ...options }) {
  const dir = path.join(options.workDir, `shards-${pageCount}`);
  const files = listFiles({ kind: "docusaurus", pageCount });
  const { paths } = await createSite({ dir, builder: velosaur, files });
  const label = `${pageCount} pages`;
  return {
    pages: pageCount,
    ...(await measureSite({ siteDir: paths.siteDir, dir }, { ...options, label })),
  };
}

/**
 * The website in parts: whether it is the same.
 *
 * @param {ShardsOptions} options
 */
export async function compareWebsiteShards(options) {
  const dir = path.join(options.workDir, "shards-website");
  await rm(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const siteDir = path.join(rootDir, "website");
  await measureSite({ siteDir, dir }, { ...options, label: "website" });
  await rm(path.join(siteDir, generatedDir), { recursive: true, force: true });
}

/**
 * @param {Place} place
 * @param {ShardsOptions & { label: string }} options
 * @returns {Promise<Omit<ShardsMeasurement, "pages">>}
 */
async function measureSite(place, { counts, label, log }) {
  const outDir = path.join(place.dir, "whole");
  const whole = await run(place, ["build", place.siteDir, "--out-dir", outDir]);
  log(`${label}, one machine: ${formatRun(whole)}`);
  const expected = hashFolder(outDir, () => true);
  // A large site is large on the disk.
  await setAside([outDir], path.join(place.dir, "aside"));
  /** @type {Split[]} */
  const splits = [];
  for (const count of counts) {
    const { parts, merge, hash } = await measureSplit(place, count);
    if (hash !== expected)
      throw new UserError(
        `${label}: what ${count} parts make differs from what one machine makes.`,
      );
    splits.push({ count, parts, merge });
    log(`${label}, ${formatSplit({ count, parts, merge }, whole)}`);
  }
  return { whole, splits };
}

/** @param {Place} place @param {number} count */
async function measureSplit(place, count) {
  const folders = Array.from({ length: count }, (_, at) => path.join(place.dir, `part-${at + 1}`));
  const outDir = path.join(place.dir, "merged");
  /** @type {Run[]} */
  const parts = [];
  for (const [at, folder] of folders.entries()) {
    const args = ["build", place.siteDir, "--shard", `${at + 1}/${count}`, "--out-dir", folder];
    parts.push(await run(place, args));
  }
  const merge = await run(place, ["merge", ...folders, "-s", place.siteDir, "-o", outDir]);
  const hash = hashFolder(outDir, () => true);
  await setAside([...folders, outDir], path.join(place.dir, "aside"));
  return { parts, merge, hash };
}

/**
 * A machine that has nothing but the checkout.
 *
 * @param {Place} place
 * @param {string[]} args
 */
async function run({ siteDir, dir }, args) {
  await setAside([path.join(siteDir, generatedDir)], path.join(dir, "aside"));
  return runCommand({
    command: process.execPath,
    args: [engine, ...args],
    cwd: siteDir,
    logFile: path.join(dir, "build.log"),
    env: { DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedDir },
  });
}

/** What a visitor of the pipeline waits for: the slowest machine, then the merge. @param {Split} split */
export function secondsOf({ parts, merge }) {
  return Math.max(...parts.map(({ seconds }) => seconds)) + merge.seconds;
}

/** How far the slowest part is above the mean. @param {Split} split */
export function balanceOf({ parts }) {
  const seconds = parts.map((part) => part.seconds);
  return (Math.max(...seconds) * seconds.length) / seconds.reduce((sum, next) => sum + next, 0);
}

/** @param {Split} split @param {Run} whole */
function formatSplit(split, whole) {
  const { count, parts, merge } = split;
  const seconds = parts.map((part) => part.seconds.toFixed(2)).join(", ");
  const speedup = whole.seconds / secondsOf(split);
  return `${count} parts: ${seconds} s, merge ${formatRun(merge)}: ${secondsOf(split).toFixed(
    2,
  )} s, ${speedup.toFixed(2)} times as fast; the same, byte for byte`;
}
