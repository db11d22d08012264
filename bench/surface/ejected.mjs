// @ts-check
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { collectOwn } from "./client-own.mjs";
import { tryEjected } from "./eject/eject.mjs";
import { listComponents } from "./eject/list-components.mjs";
import { sortNames } from "./facts.mjs";
import { findImports, findPassedProps } from "./parse-component.mjs";

/** @import { Ejectable } from "./eject/list-components.mjs" */
/** @import { Facts, LeftOut } from "./facts.mjs" */

const COMPONENTS = "components";
const IMPORTS = "what they import";
const PROPS = "props that they pass";

/** Written by `--surface --eject`: the components that work as a site's own. */
const outcomeFile = path.join(import.meta.dirname, "facts/ejected-outcome.json");

/**
 * What `--surface --eject` found.
 *
 * @typedef {object} Outcome
 * @property {string} version of upstream
 * @property {Record<string, string[]>} works components by theme
 * @property {Record<string, string[]>} unseen those of them that no page rendered
 * @property {string[]} typeErrors
 */

/**
 * Tries upstream's components as a site's own, and writes down which work.
 *
 * @param {{ version: string, upstreamDir: string, workDir: string, log: (line: string) => void }} options
 */
export async function recordEjected({ version, upstreamDir, workDir, log }) {
  const components = listComponents(path.join(upstreamDir, "node_modules/@docusaurus"));
  const { working, unseen, typeErrors } = await tryEjected({
    upstreamDir,
    workDir,
    components,
    isLeftOut,
    log,
  });
  /** @type {Outcome} */
  const outcome = { version, works: byTheme(working), unseen: byTheme(unseen), typeErrors };
  writeFileSync(outcomeFile, `${JSON.stringify(outcome, null, 2)}\n`);
}

/** @param {Ejectable} component */
function isLeftOut({ theme, name }) {
  const file = path.join(import.meta.dirname, "left-out/ejected.json");
  /** @type {LeftOut[]} */
  const leftOut = JSON.parse(readFileSync(file, "utf8"));
  return leftOut.some(
    ({ kind, owner, names }) => kind === COMPONENTS && owner === theme && names.includes(name),
  );
}

/** @param {Ejectable[]} components */
function byTheme(components) {
  /** @type {Record<string, string[]>} */
  const names = {};
  for (const { theme, name } of components) (names[theme] ??= []).push(name);
  return names;
}

/** @returns {Outcome} */
export const readOutcome = () => JSON.parse(readFileSync(outcomeFile, "utf8"));

/**
 * What upstream's components, copied into a site, ask of the modules and components around them.
 *
 * @param {string} packagesDir `node_modules/@docusaurus`
 * @returns {Promise<Facts>}
 */
export async function collectEjectedUpstream(packagesDir) {
  /** @type {Record<string, Record<string, string[]>>} */
  const facts = { [COMPONENTS]: {}, [IMPORTS]: {}, [PROPS]: {} };
  for (const { theme, name, files } of listComponents(packagesDir)) {
    (facts[COMPONENTS][theme] ??= []).push(name);
    const sources = [...files.values()].filter((file) => /\.tsx?$/.test(file));
    for (const file of sources) {
      add(facts[IMPORTS], findImports(file));
      add(facts[PROPS], findPassedProps(file));
    }
  }
  return facts;
}

/** @param {Record<string, string[]>} all @param {Map<string, string[]>} found */
function add(all, found) {
  for (const [owner, names] of found) all[owner] = sortNames([...(all[owner] ?? []), ...names]);
}

/**
 * What of it we have: by our sources, and by what was tried.
 *
 * @param {string} packagesDir our `packages`
 * @param {Facts} upstream
 * @returns {Promise<Facts>}
 */
export async function collectEjectedOwn(packagesDir, upstream) {
  const own = await collectOwn(packagesDir, { exports: upstream[IMPORTS] ?? {} });
  const { exports = {}, props = {} } = own;
  return {
    [COMPONENTS]: readOutcome().works,
    [IMPORTS]: exports,
    [PROPS]: props,
  };
}
