// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "../measure/run-command.mjs";
import { benchDir } from "../paths.mjs";
import { docusaurus } from "../peers/docusaurus.mjs";
import { velosaur } from "../peers/velosaur.mjs";
import { toSitePaths } from "../site-paths.mjs";
import { differenceKinds, findDifferences } from "./differences.mjs";
import { readExplanations, sortOut } from "./explanations.mjs";
import { findRoutes } from "./routes.mjs";
import {
  copyWebsite,
  hashWebsite,
  linkUpstreamModules,
  linkWebsiteModules,
} from "./website-copy.mjs";

/** @import { Builder } from "../peers/builder.mjs" */
/** @import { Difference } from "./differences.mjs" */

/**
 * Builds the website with upstream and with Velosaur, and tells where the two differ.
 *
 * @param {object} options
 * @param {string} options.workDir
 * @param {(line: string) => void} options.log
 * @returns {Promise<boolean>} whether every difference has its reason
 */
export async function compareWebsite({ workDir, log }) {
  await docusaurus.check();
  await velosaur.check();
  const explanations = readExplanations(
    path.join(benchDir, "compare/differences.json"),
    differenceKinds,
  );
  const upstream = await buildUpstream({ workDir, log });
  const ours = await buildWebsite(velosaur, { linkModules: linkWebsiteModules, workDir, log });
  const differences = findDifferences(upstream, ours);
  const { unexplained, unused } = sortOut(differences, explanations);
  for (const difference of unexplained) log(formatDifference(difference));
  for (const { route, kind } of unused)
    log(`differences.json: "${kind}" of ${route} is no difference any more.`);
  log(
    `${upstream.size} routes, ${differences.length} differences, ${unexplained.length} of them without a reason.`,
  );
  return unexplained.length === 0;
}

/**
 * Upstream takes minutes: its last build serves again as long as website and upstream are the same.
 *
 * @param {{ workDir: string, log: (line: string) => void }} options
 */
async function buildUpstream({ workDir, log }) {
  const dir = path.join(workDir, "compare", docusaurus.name);
  const sourceFile = path.join(dir, "built-from");
  const source = `${docusaurus.readVersion()}, website ${hashWebsite()}\n`;
  if (existsSync(sourceFile) && readFileSync(sourceFile, "utf8") === source) {
    log(`${docusaurus.label} ${docusaurus.readVersion()} has built this website already.`);
    return findRoutes(toSitePaths(dir).outDir);
  }
  await rm(sourceFile, { force: true });
  const routes = await buildWebsite(docusaurus, { linkModules: linkUpstreamModules, workDir, log });
  await writeFile(sourceFile, source);
  return routes;
}

/**
 * @param {Builder} builder
 * @param {{ linkModules: (siteDir: string) => Promise<void>, workDir: string, log: (line: string) => void }} options
 */
async function buildWebsite(builder, { linkModules, workDir, log }) {
  const paths = toSitePaths(path.join(workDir, "compare", builder.name));
  await copyWebsite(paths.siteDir);
  await linkModules(paths.siteDir);
  log(`${builder.label} ${builder.readVersion()} builds the website …`);
  const command = builder.createCommand(paths);
  const { seconds } = await runCommand({ ...command, cwd: paths.siteDir, logFile: paths.logFile });
  log(`  in ${Math.round(seconds)} s`);
  return findRoutes(paths.outDir);
}

/** @param {Difference} difference */
function formatDifference({ route, kind, upstream, ours }) {
  const lines = [
    ...upstream.map((entry) => `  - ${entry}`),
    ...ours.map((entry) => `  + ${entry}`),
  ];
  return [`${route}: ${kind} (- upstream, + Velosaur)`, ...lines].join("\n");
}
