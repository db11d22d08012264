// @ts-check
// A site on which edits are made, with a copy in which everything is built anew.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { sitesDir } from "../scripts/setup/installation.mjs";
import { runBuild } from "./commands.mjs";
import { edits } from "./edits.mjs";
import { compareTrees, copySources, MADE, readTree } from "./folders.mjs";
import { createRandom } from "./random.mjs";
import { writeFuzzSite } from "./site.mjs";

/**
 * @typedef {import("./folders.mjs").Tree} Tree
 * @typedef {import("./commands.mjs").Built} Built
 *
 * @typedef {object} Trouble what happens to a site beside edits
 * @property {(input: TroubleInput) => Promise<string | undefined>} run builds the site; returns what was wrong
 * @property {number} tries after each edit
 * @property {boolean} [isOfAllPages] each edit changes all pages, too
 * @property {() => string} count what has happened
 * @property {() => Promise<void>} close
 *
 * @typedef {object} TroubleInput
 * @property {import("./commands.mjs").Site} site whose output and cache are those of the edit before
 * @property {string} outDir
 * @property {Tree} expected the output
 * @property {import("./random.mjs").Random} random
 *
 * @typedef {object} Session
 * @property {string} siteDir
 * @property {Record<string, string>} env
 * @property {(step: number) => string} edit returns what was done
 * @property {() => Promise<Built>} build
 * @property {(built: Built) => Promise<string | undefined>} compare with a build from nothing; returns what differs
 * @property {(step: number, trouble: Trouble) => Promise<string | undefined>} endure returns what differs afterwards
 */

/**
 * @param {string} name of the folder
 * @param {{ seed: number, isOfAllPages?: boolean | undefined }} options
 * @returns {Session}
 */
export function openSession(name, { seed, isOfAllPages = false }) {
  const siteDir = path.join(sitesDir, name);
  const [cleanDir, beforeDir, keptDir] = [
    `${siteDir}-clean`,
    `${siteDir}-before`,
    `${siteDir}-kept`,
  ];
  const outDir = path.join(siteDir, "build");
  /** @type {Record<string, string>} */
  const env = {};
  const site = { siteDir, env };
  let beforeEnv = { ...env };
  writeFuzzSite(siteDir);
  const randomOf = (/** @type {number} */ step) => createRandom(seed * 100_003 + step);

  const undo = () => {
    copySources(beforeDir, siteDir);
    for (const key of Object.keys(env)) delete env[key];
    Object.assign(env, beforeEnv);
  };

  const buildClean = () => {
    rmSync(cleanDir, { recursive: true, force: true });
    copySources(siteDir, cleanDir);
    return runBuild({ siteDir: cleanDir, env });
  };

  /** An edit that is a mistake, and is told as one, is taken back. @param {Built} clean @param {Built} warm */
  const compareFailures = (clean, warm) => {
    if (clean.code === 0)
      return `Only a build that goes on from the last one fails:\n${warm.output}`;
    if (warm.code === 0) return `Only a build from nothing fails:\n${clean.output}`;
    undo();
    return undefined;
  };

  return {
    siteDir,
    env,
    edit(step) {
      const random = randomOf(step);
      const kind = random.pick(Object.keys(edits));
      const input = { siteDir, env, random, word: `w${step}` };
      copySources(siteDir, beforeDir);
      beforeEnv = { ...env };
      edits[kind]?.(input);
      if (isOfAllPages) edits["config"]?.(input);
      return kind;
    },
    build: () => runBuild(site),
    async compare(warm) {
      const clean = await buildClean();
      return clean.code !== 0 || warm.code !== 0
        ? compareFailures(clean, warm)
        : compareTrees(readTree(outDir), readTree(path.join(cleanDir, "build")));
    },
    async endure(step, { run, tries }) {
      const clean = await buildClean();
      if (clean.code !== 0) return compareFailures(clean, await runBuild(site));
      const expected = readTree(path.join(cleanDir, "build"));
      const random = randomOf(-step);
      copyMade(siteDir, keptDir);
      for (let index = 0; index < tries; index += 1) {
        if (index > 0) copyMade(keptDir, siteDir);
        const wrong = await run({ site, outDir, expected, random });
        if (wrong !== undefined) return wrong;
      }
      return undefined;
    },
  };
}

/** To the nanosecond, which Node's own copies aren't: builds look at times. @param {string} from @param {string} to */
function copyMade(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of MADE) {
    rmSync(path.join(to, name), { recursive: true, force: true });
    if (!existsSync(path.join(from, name))) continue;
    const { status, stderr } = spawnSync("cp", ["-a", path.join(from, name), to]);
    if (status !== 0) throw new Error(String(stderr));
  }
}
