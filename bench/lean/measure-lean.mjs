// @ts-check
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { buildWebsite } from "../visit/serve-website.mjs";
import { pages } from "../visit/pages.mjs";
import { weighPage } from "../visit/weigh-page.mjs";

/** @import { PageWeight } from "../visit/weigh-page.mjs" */

/**
 * What a page of the website weighs, with what pages may leave out and with all of it.
 *
 * @typedef {object} LeanWeight
 * @property {string} page
 * @property {PageWeight} lean
 * @property {PageWeight} whole
 */

/**
 * Builds the website twice, and weighs one page of each kind.
 *
 * @param {{ workDir: string, log: (line: string) => void }} options
 * @returns {Promise<LeanWeight[]>}
 */
export async function measureLean({ workDir, log }) {
  const dir = path.join(workDir, "lean");
  await mkdir(dir, { recursive: true });
  const [lean, whole] = ["lean", "whole"].map((name) => path.join(dir, name));
  const logFile = path.join(dir, "build.log");
  log("Building the website …");
  await buildWebsite({ outDir: lean, logFile });
  log("Building it with nothing left out …");
  await buildWebsite({ outDir: whole, logFile, args: ["--no-lean"] });
  const weights = pages.map(({ name, path: pagePath }) => ({
    page: name,
    lean: weighPage(lean, pagePath),
    whole: weighPage(whole, pagePath),
  }));
  await rm(dir, { recursive: true, force: true });
  return weights;
}
