// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";
import { rootDir } from "../paths.mjs";
import { collectOwn } from "./client-own.mjs";
import { collectUpstream } from "./client-upstream.mjs";
import { collectEjectedOwn, collectEjectedUpstream } from "./ejected.mjs";
import { collectFields } from "./fields.mjs";
import { collapse } from "./running/collapse.mjs";
import { runOwn, runUpstream } from "./running/run-site.mjs";
import { collectNodeOwn, collectNodeUpstream } from "./node-modules.mjs";

/** @import { Facts, LeftOut } from "./facts.mjs" */

/**
 * A part of the surface, with a file of upstream's facts in `facts/` and one of what is left out in `left-out/`.
 *
 * @typedef {object} Half
 * @property {string} name
 * @property {string} title
 * @property {(packagesDir: string) => Promise<Facts>} collectUpstream of `node_modules/@docusaurus`
 * @property {(upstream: Facts) => Promise<Facts>} collectOwn
 */

const packagesDir = path.join(rootDir, "packages");

/** @type {Half[]} */
export const halves = [
  {
    name: "client",
    title: "In the browser",
    collectUpstream,
    collectOwn: (upstream) => collectOwn(packagesDir, upstream),
  },
  {
    name: "node",
    title: "In Node",
    collectUpstream: async (upstreamDir) => ({
      ...(await collectNodeUpstream(upstreamDir)),
      ...collectFields("upstream", upstreamDir),
    }),
    collectOwn: async () => ({
      ...(await collectNodeOwn(packagesDir)),
      ...collectFields("ours", packagesDir),
    }),
  },
  {
    name: "running",
    title: "Of a running site",
    collectUpstream: async (upstreamDir) => collapseRunning(await runUpstream(upstreamDir)),
    collectOwn: () => runOwn(packagesDir),
  },
  {
    name: "ejected",
    title: "Ejected components",
    collectUpstream: collectEjectedUpstream,
    collectOwn: (upstream) => collectEjectedOwn(packagesDir, upstream),
  },
];

/** What is left out of it comes in groups. @param {Facts} facts */
const collapseRunning = (facts) => {
  const file = path.join(import.meta.dirname, "left-out/running.json");
  return collapse(facts, JSON.parse(readFileSync(file, "utf8")));
};

/** @param {Half} half */
export const factsFile = ({ name }) => path.join(import.meta.dirname, "facts", `${name}.json`);

/** @param {Half} half @returns {{ version: string, facts: Facts }} */
export const readFacts = (half) => JSON.parse(readFileSync(factsFile(half), "utf8"));

/** @param {Half} half @returns {LeftOut[]} */
export const readLeftOut = ({ name }) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, "left-out", `${name}.json`), "utf8"));
