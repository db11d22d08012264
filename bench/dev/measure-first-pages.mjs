// @ts-check
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { once } from "node:events";
import { startProgram, startServer } from "../measure/run-server.mjs";

/** @import { Browser } from "playwright-core" */
/** @import { AddressInfo } from "node:net" */
/** @import { Server } from "../measure/run-server.mjs" */

/**
 * How long an author waits for a page after the command for the dev server.
 *
 * @typedef {object} FirstPages
 * @property {number[]} cold seconds each, without any cache, until the page's heading is painted
 * @property {number[]} warm seconds each, with what the start before has kept
 *
 * @typedef {object} DevSubject a dev server and what to open on it
 * @property {string} name
 * @property {string} dir of the site
 * @property {string[]} caches in that folder
 * @property {string} pathname
 * @property {string} heading as a selector
 * @property {() => Promise<Server>} start
 */

const viteDir = "node_modules/vite/bin/vite.js";

/** @param {{ name: string, dir: string, pathname: string }} site @returns {DevSubject} */
export const velosaurSubject = (site) => ({
  ...site,
  caches: ["node_modules/.cache", ".docusaurus"],
  heading: "article h1",
  start: () => startServer({ args: ["start"], cwd: site.dir }),
});

/** @param {string} dir of Vite's template @returns {DevSubject} */
export const viteSubject = (dir) => ({
  name: "vite",
  dir,
  caches: ["node_modules/.vite"],
  pathname: "/",
  heading: "#root h1",
  async start() {
    const port = String(await findPort());
    const address = ["--host", "127.0.0.1", "--port", port, "--strictPort"];
    return startProgram({ args: [path.join(dir, viteDir), ...address], cwd: dir });
  },
});

/**
 * Starts the servers in turns, without a cache and again with it, and opens a page in a browser that has nothing of it.
 *
 * @param {Browser} browser
 * @param {{ subjects: DevSubject[], rounds: number, log: (line: string) => void }} options
 * @returns {Promise<Map<string, FirstPages>>} by names of subjects
 */
export async function measureFirstPages(browser, { subjects, rounds, log }) {
  /** @type {Map<string, FirstPages>} */
  const found = new Map(subjects.map(({ name }) => [name, { cold: [], warm: [] }]));
  for (let round = 0; round < rounds; round++)
    for (const subject of subjects) {
      for (const name of subject.caches)
        await rm(path.join(subject.dir, name), { recursive: true, force: true });
      const cold = await openFirst(browser, subject);
      const warm = await openFirst(browser, subject);
      log(`${subject.name}: ${cold.toFixed(2)} s, again ${warm.toFixed(2)} s`);
      found.get(subject.name)?.cold.push(cold);
      found.get(subject.name)?.warm.push(warm);
    }
  return found;
}

/** @param {Browser} browser @param {DevSubject} subject */
async function openFirst(browser, { pathname, heading, start }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const started = performance.timeOrigin + performance.now();
  const { origin, close } = await start();
  try {
    await page.goto(origin + pathname, { waitUntil: "commit" });
    await page.locator(heading).first().waitFor();
    const painted = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const onPainted = () => resolve(performance.timeOrigin + performance.now());
          requestAnimationFrame(() => requestAnimationFrame(onPainted));
        }),
    );
    // What is kept for the next start is written by then, and the page's connection made.
    await page.waitForLoadState("networkidle");
    return (painted - started) / 1000;
  } finally {
    await context.close();
    await close();
  }
}

/** A port that nobody listens to. */
async function findPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}
