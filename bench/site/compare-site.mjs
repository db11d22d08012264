// @ts-check
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { readExplanations, sortOut } from "../compare/explanations.mjs";
import { runCommand } from "../measure/run-command.mjs";
import { benchDir } from "../paths.mjs";
import { UserError } from "../user-error.mjs";
import { compareBuilds, siteDifferenceKinds } from "./compare-builds.mjs";
import { copySite } from "./copy-site.mjs";
import {
  adoptEngine,
  findExecutable,
  findPackage,
  installEngine,
  readVersion,
} from "./engine-package.mjs";
import { formatGroup, groupDifferences } from "./groups.mjs";
import { recordSite } from "./record-site.mjs";

/** @import { SiteDifference } from "./compare-builds.mjs" */
/** @import { SiteOptions } from "../options.mjs" */

/** @typedef {SiteOptions & { workDir: string, log: (line: string) => void }} Task */

/** So many groups of differences are shown; all of them stand in a file. */
const shownGroups = 25;

/**
 * Builds a site with the upstream that is installed in it and with the packed engine in upstream's place, and tells
 * where the pages differ. The site itself is not touched.
 *
 * @param {SiteOptions & { log: (line: string) => void }} options
 * @returns {Promise<boolean>} whether every difference has its reason
 */
export async function compareSite(options) {
  const { siteDir, name, log } = options;
  const coreDir = findPackage(siteDir, "@docusaurus/core");
  if (!existsSync(coreDir))
    throw new UserError(`@docusaurus/core is not installed in ${siteDir}. Install the site first.`);
  const task = { ...options, workDir: path.join(os.tmpdir(), "velosaur-sites", name) };
  const upstreamDir = options.upstreamBuild ?? (await buildUpstream(task));
  const ourDir = await buildOurs(task);
  const { routes, differences } = compareBuilds(upstreamDir, ourDir);
  const reasons = readReasons(name);
  const { unexplained, unused } = sortOut(differences, reasons);
  for (const { route, kind } of unused)
    log(`"${kind}" of ${route} is no difference of this site any more.`);
  await report(task, unexplained);
  const row = {
    name,
    pages: routes.length,
    same: routes.length - countPages(routes, differences),
    explained: routes.length - countPages(routes, unexplained),
    upstream: readVersion(coreDir),
  };
  recordSite(row);
  log(`${row.pages} pages, ${row.same} the same, with those that have a reason ${row.explained}.`);
  return unexplained.length === 0;
}

/** Reasons that hold for every site, and those of this one. @param {string} name */
function readReasons(name) {
  return ["every-site", name]
    .map((file) => path.join(benchDir, "site/differences", `${file}.json`))
    .filter((file) => existsSync(file))
    .flatMap((file) => readExplanations(file, siteDifferenceKinds));
}

/** @param {string[]} routes @param {SiteDifference[]} differences */
function countPages(routes, differences) {
  const known = new Set(routes);
  return new Set(differences.map(({ route }) => route).filter((route) => known.has(route))).size;
}

/** @param {Task} task */
async function buildUpstream(task) {
  const copy = await copySite(task.siteDir, path.join(task.workDir, "upstream"));
  return build(task, copy, "upstream");
}

/** @param {Task} task */
async function buildOurs(task) {
  const installDir = path.join(task.workDir, "engine");
  const enginePackages = await installEngine(installDir);
  const copy = await copySite(task.siteDir, path.join(task.workDir, "velosaur"));
  await adoptEngine(copy, enginePackages);
  return build(task, copy, "Velosaur");
}

/** @param {Task} task @param {string} siteDir @param {string} builder */
async function build({ workDir, locale, log }, siteDir, builder) {
  log(`${builder} builds ${siteDir} …`);
  const outDir = path.join(siteDir, "build");
  await rm(outDir, { recursive: true, force: true });
  const { seconds } = await runCommand({
    command: process.execPath,
    args: [findExecutable(siteDir), "build", ...(locale === undefined ? [] : ["--locale", locale])],
    cwd: siteDir,
    logFile: path.join(workDir, `${builder}.log`),
    env: { NO_UPDATE_NOTIFIER: "1" },
  });
  log(`  in ${Math.round(seconds)} s`);
  return outDir;
}

/** @param {Task} task @param {SiteDifference[]} differences */
async function report({ workDir, log }, differences) {
  const groups = groupDifferences(differences);
  const file = path.join(workDir, "differences.json");
  await writeFile(file, JSON.stringify(groups, undefined, 1));
  for (const group of groups.slice(0, shownGroups)) log(formatGroup(group));
  if (groups.length > 0) log(`All ${groups.length} kinds of differences are in ${file}.`);
}
