// @ts-check
// A site on which edits are made, with a copy in which everything is built anew.
import { spawn } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { installedCli, sitesDir } from "../scripts/setup/installation.mjs";
import { edits } from "./edits.mjs";
import { createRandom } from "./random.mjs";
import { writeFuzzSite } from "./site.mjs";

/**
 * @typedef {object} SessionOptions
 * @property {number} seed
 * @property {boolean} [kill] ends a build at some moment before the one that counts
 * @property {boolean} [pair] runs two builds at once
 *
 * @typedef {{ code: number, output: string }} Built
 *
 * @typedef {object} Session
 * @property {string} siteDir
 * @property {Record<string, string>} env
 * @property {(step: number) => string} edit returns what was done
 * @property {(step: number) => Promise<Built>} build
 * @property {(built: Built) => Promise<string | undefined>} compare with a build from nothing; returns what differs
 */

/**
 * @param {string} name of the folder
 * @param {SessionOptions} options
 * @returns {Session}
 */
export function openSession(name, { seed, kill = false, pair = false }) {
  const siteDir = path.join(sitesDir, name);
  const [cleanDir, beforeDir] = [`${siteDir}-clean`, `${siteDir}-before`];
  /** @type {Record<string, string>} */
  const env = {};
  let beforeEnv = { ...env };
  let length = 3000;
  writeFuzzSite(siteDir);
  const randomOf = (/** @type {number} */ step) => createRandom(seed * 100_003 + step);
  return {
    siteDir,
    env,
    edit(step) {
      const random = randomOf(step);
      const kind = random.pick(Object.keys(edits));
      copySources(siteDir, beforeDir);
      beforeEnv = { ...env };
      edits[kind]?.({ siteDir, env, random, word: `w${step}` });
      return kind;
    },
    async build(step) {
      if (kill) await runBuild(siteDir, { env, killAfter: randomOf(-step).below(length) });
      const begin = performance.now();
      const built = await Promise.all(
        Array.from({ length: pair ? 2 : 1 }, () => runBuild(siteDir, { env })),
      );
      length = performance.now() - begin;
      return built.find(({ code }) => code !== 0) ?? /** @type {Built} */ (built[0]);
    },
    async compare(warm) {
      copySources(siteDir, cleanDir);
      const clean = await runBuild(cleanDir, { env });
      if (clean.code !== 0) {
        if (warm.code === 0) return `Only a build from nothing fails:\n${clean.output}`;
        // The edit is a mistake, and is told as one: it is taken back.
        copySources(beforeDir, siteDir);
        for (const key of Object.keys(env)) delete env[key];
        Object.assign(env, beforeEnv);
        return undefined;
      }
      if (warm.code !== 0)
        return `Only a build that goes on from the last one fails:\n${warm.output}`;
      return compareFolders(path.join(siteDir, "build"), path.join(cleanDir, "build"));
    },
  };
}

const MADE = new Set(["build", ".build.next", ".docusaurus"]);

/** @param {string} from @param {string} to */
function copySources(from, to) {
  for (const name of existsSync(to) ? readdirSync(to) : [])
    // What was made of a site stays beside its sources; a copy has nothing of the kind.
    if (!MADE.has(name) || to.endsWith("-clean")) rmSync(path.join(to, name), { recursive: true });
  for (const name of readdirSync(from))
    if (!MADE.has(name)) cpSync(path.join(from, name), path.join(to, name), { recursive: true });
}

/**
 * @param {string} siteDir
 * @param {{ env: Record<string, string>, killAfter?: number }} options
 * @returns {Promise<Built>}
 */
function runBuild(siteDir, { env, killAfter }) {
  const child = spawn(process.execPath, [installedCli, "build"], {
    cwd: siteDir,
    env: { ...process.env, NO_COLOR: "1", CI: "1", NODE_ENV: undefined, VITEST: undefined, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  if (killAfter !== undefined) setTimeout(() => child.kill("SIGKILL"), killAfter).unref();
  return new Promise((resolve) =>
    child.once("close", (code) => resolve({ code: code ?? -1, output })),
  );
}

/** @param {string} actual @param {string} expected */
function compareFolders(actual, expected) {
  const [left, right] = [readFolder(actual), readFolder(expected)];
  const names = [...new Set([...left.keys(), ...right.keys()])].toSorted();
  const different = names.filter((name) => left.get(name) !== right.get(name));
  return different.length === 0
    ? undefined
    : different
        .slice(0, 10)
        .map((name) => `${name}: ${describe(left.get(name), right.get(name))}`)
        .join("\n");
}

/** @param {string | undefined} actual @param {string | undefined} expected */
function describe(actual, expected) {
  if (actual === undefined) return "is missing";
  if (expected === undefined) return "is left over";
  let at = 0;
  while (actual[at] === expected[at]) at += 1;
  const show = (/** @type {string} */ text) =>
    JSON.stringify(text.slice(Math.max(0, at - 60), at + 60));
  return `differs at ${at}\n  went on:      ${show(actual)}\n  from nothing: ${show(expected)}`;
}

/** @param {string} folder @returns {Map<string, string>} */
const readFolder = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, "latin1")]),
  );
