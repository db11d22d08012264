// @ts-check
// What `serve` and the dev server hold after many requests that were broken off, and after many edits: no more than
// before.
import { existsSync, readFileSync, rmSync, truncateSync } from "node:fs";
import { get } from "node:http";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sitesDir } from "../scripts/setup/installation.mjs";
import { runBuild, startServer } from "./commands.mjs";
import { writeFile, writeFuzzSite } from "./site.mjs";

/** @typedef {import("./count-hook.mjs").Counts} Counts */

/** How much larger a heap may be, in bytes: what engines keep of code that runs often. */
const HEAP = 8 << 20;
/** Larger than what sockets hold, so that a request can be broken off. */
const LARGE = 64 << 20;
const PATIENCE = 30_000;

const hook = pathToFileURL(
  path.join(path.dirname(fileURLToPath(import.meta.url)), "count-hook.mjs"),
);

/**
 * @param {{ requests: number, edits: number }} amounts
 * @returns {Promise<string | undefined>} what has grown
 */
export async function runCounts({ requests, edits }) {
  const siteDir = path.join(sitesDir, "fuzz-counts");
  const file = path.join(sitesDir, "fuzz-counts.json");
  const site = { siteDir, env: { NODE_OPTIONS: `--import ${hook}`, FUZZ_COUNTS: file } };
  writeFuzzSite(siteDir);
  writeFile(path.join(siteDir, "static/large.bin"), "");
  truncateSync(path.join(siteDir, "static/large.bin"), LARGE);
  const built = await runBuild({ siteDir, env: {} });
  if (built.code !== 0) return built.output;
  const wrong = [];
  for (const command of /** @type {const} */ (["serve", "start"])) {
    const server = await startServer(command, site);
    const use = async (/** @type {number} */ part) => {
      for (let index = 0; index < requests * part; index += 1) await breakOff(server.origin);
      const rounds = command === "start" ? edits * part : 0;
      for (let index = 0; index < rounds; index += 1) await edit(siteDir, server.origin);
    };
    try {
      // Code that has run and sockets that were open once are no leak.
      await use(0.1);
      const before = await settle(server.pid, file);
      await use(1);
      const after = await settle(server.pid, file, before);
      const shown = `velosaur ${command}, before and after:\n  ${JSON.stringify(before)}\n  ${JSON.stringify(after)}`;
      console.log(shown);
      if (hasGrown(before, after)) wrong.push(shown);
    } finally {
      await server.close();
    }
  }
  return wrong.length === 0 ? undefined : wrong.join("\n");
}

/** @param {Counts} before @param {Counts} after */
const hasGrown = (before, after) =>
  after.descriptors > before.descriptors ||
  after.resources > before.resources ||
  after.listeners > before.listeners ||
  after.heap > before.heap + HEAP;

/** What a process holds once it has let go of what it is about to. @param {number} pid @param {string} file @param {Counts} [wanted] */
async function settle(pid, file, wanted) {
  const end = performance.now() + PATIENCE;
  let [last, found] = [await count(pid, file), await count(pid, file)];
  const isSettled = () =>
    wanted
      ? !hasGrown(wanted, found)
      : last.descriptors === found.descriptors && last.listeners === found.listeners;
  while (!isSettled() && performance.now() < end) {
    await pause(1000);
    [last, found] = [found, await count(pid, file)];
  }
  return found;
}

/** @param {number} pid @param {string} file @returns {Promise<Counts>} */
async function count(pid, file) {
  rmSync(file, { force: true });
  process.kill(pid, "SIGUSR2");
  while (!existsSync(file)) await pause(20);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** @param {string} origin */
const breakOff = (origin) =>
  new Promise((resolve, reject) => {
    const request = get(`${origin}/large.bin`, { agent: false }, (response) => {
      response.once("data", () => request.destroy());
      response.once("close", resolve).on("error", () => {});
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode}`));
    });
    request.on("error", (error) => {
      if (!("code" in error && error.code === "ECONNRESET")) reject(error);
    });
  });

let words = 0;

/** An edit that is seen. @param {string} siteDir @param {string} origin */
async function edit(siteDir, origin) {
  const word = `word-${(words += 1)}-end`;
  writeFile(path.join(siteDir, "docs/doc-1.mdx"), `---\ntitle: Doc 1\n---\n\nText ${word}.\n`);
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const response = await fetch(`${origin}/docs/doc-1`, { headers: { accept: "text/html" } });
    if ((await response.text()).includes(word)) return;
  }
  throw new Error(`An edit isn't shown: ${word}`);
}
