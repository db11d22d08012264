// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { benchDir } from "../paths.mjs";
import { UserError } from "../user-error.mjs";
import { explainMissing, findMissing } from "./facts.mjs";
import { readOutcome, recordEjected } from "./ejected.mjs";
import { factsFile, halves, readLeftOut } from "./halves.mjs";
import { renderSurface } from "./render-surface.mjs";

/** @import { Facts } from "./facts.mjs" */
/** @import { Half } from "./halves.mjs" */

const tableFile = path.join(benchDir, "SURFACE.md");

/**
 * Records what upstream offers to sites, compares it with ours, and writes the table.
 *
 * @param {object} options
 * @param {string | undefined} options.upstreamDir a folder with upstream in its `node_modules`
 * @param {string | undefined} options.ejectDir where its components are tried as a site's own; they aren't otherwise
 * @param {(line: string) => void} options.log
 * @returns {Promise<boolean>} whether all that is missing has its reason
 */
export async function checkSurface({ upstreamDir, ejectDir, log }) {
  const dir = upstreamDir ?? path.join(benchDir, "peers/docusaurus");
  const packagesDir = path.join(dir, "node_modules/@docusaurus");
  const version = readVersion(packagesDir);
  if (ejectDir !== undefined)
    await recordEjected({ version, upstreamDir: dir, workDir: ejectDir, log });
  const compared = [];
  for (const half of halves) {
    const facts = await half.collectUpstream(packagesDir);
    await writeFacts(half, { version, facts });
    compared.push(await compareHalf(half, facts));
  }
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(tableFile, renderSurface({ version, date, compared, ejected: readOutcome() }));
  for (const { unexplained, unused } of compared) {
    for (const line of formatFacts(unexplained)) log(`Missing, without a reason: ${line}`);
    for (const line of formatFacts(unused)) log(`There, but listed as left out: ${line}`);
  }
  log(`${path.relative(process.cwd(), tableFile)} has the table.`);
  const { typeErrors } = readOutcome();
  for (const line of typeErrors) log(`A copy of upstream's component has wrong types: ${line}`);
  return (
    typeErrors.length === 0 &&
    compared.every(({ unexplained }) => Object.keys(unexplained).length === 0)
  );
}

/** @param {string} packagesDir */
function readVersion(packagesDir) {
  const file = path.join(packagesDir, "core/package.json");
  if (!existsSync(file))
    throw new UserError(
      `${packagesDir} has no upstream: npm install --prefix bench/peers/docusaurus, or name its folder by --upstream.`,
    );
  return String(JSON.parse(readFileSync(file, "utf8")).version);
}

/** @param {Half} half @param {{ version: string, facts: Facts }} content */
async function writeFacts(half, content) {
  const file = factsFile(half);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** @param {Half} half @param {Facts} upstream */
export async function compareHalf(half, upstream) {
  const leftOut = readLeftOut(half);
  const missing = findMissing(upstream, await half.collectOwn(upstream));
  return { half, upstream, missing, leftOut, ...explainMissing(missing, leftOut) };
}

/** @param {Facts} facts */
export const formatFacts = (facts) =>
  Object.entries(facts).flatMap(([kind, owners]) =>
    Object.entries(owners).map(([owner, names]) => `${kind} of ${owner}: ${names.join(", ")}`),
  );
