// @ts-check
import path from "node:path";
import { findBrowser } from "../../scripts/setup/browser.mjs";
import { createSite, formatRun, runBuild } from "../build.mjs";
import { listFiles } from "../corpus.mjs";
import { startServer } from "../measure/run-server.mjs";
import { velosaur } from "../peers/velosaur.mjs";
import { UserError } from "../user-error.mjs";
import { withBrowser } from "../visit/navigation.mjs";

/** @import { Browser, Page } from "playwright-core" */
/** @import { Run } from "../measure/run-command.mjs" */

/**
 * What the local index costs a build, and what visitors wait for who search.
 *
 * @typedef {object} SearchMeasurement
 * @property {number} pages of the corpus
 * @property {Run[]} indexed cold builds with the index, one a round
 * @property {Run[]} plain cold builds without
 * @property {number} firstBytes of the index that the first query loads, as they are sent
 * @property {number[]} keys milliseconds each, from typing a letter until its hits are painted
 *
 * @typedef {object} SearchOptions
 * @property {number} pageCount
 * @property {number} rounds
 * @property {string} workDir
 * @property {(line: string) => void} log
 */

/** The first is asked for at once; the others are typed. */
const FIRST = "mooring lines";
const TYPED = ["harbour pilot", "narrow engine", "anchor"];

/**
 * Builds the corpus with and without the index, in turns, and searches it.
 *
 * @param {SearchOptions} options
 * @returns {Promise<SearchMeasurement>}
 */
export async function measureSearch({ pageCount, rounds, workDir, log }) {
  const chromePath = await findBrowser();
  if (!chromePath) throw new UserError("There is no browser. CHROME_PATH can name one.");
  const dir = path.join(workDir, `search-${pageCount}`);
  const sites = [
    await createCorpus({ dir: path.join(dir, "plain"), pageCount, isIndexed: false }),
    await createCorpus({ dir: path.join(dir, "indexed"), pageCount, isIndexed: true }),
  ];
  /** @type {Run[][]} */
  const runs = [[], []];
  for (let round = 0; round < rounds; round++) {
    // Who comes second finds the machine as the other left it: that changes from round to round.
    for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const edit = { file: "", pagePath: "" };
      const run = await runBuild(sites[index], { kind: "cold", edit, round });
      runs[index].push(run);
      const label = index === 1 ? "with the index" : "without";
      log(`${pageCount} pages, round ${round + 1}/${rounds}, ${label}: ${formatRun(run)}`);
    }
  }
  const { siteDir } = sites[1].paths;
  const { origin, close } = await startServer({ args: ["serve"], cwd: siteDir });
  try {
    const typed = await withBrowser(chromePath, (browser) => search(browser, origin));
    return { pages: pageCount, plain: runs[0], indexed: runs[1], ...typed };
  } finally {
    await close();
  }
}

/** @param {{ dir: string, pageCount: number, isIndexed: boolean }} options */
function createCorpus({ dir, pageCount, isIndexed }) {
  const files = listFiles({ kind: "docusaurus", pageCount });
  return createSite({ dir, builder: velosaur, files: isIndexed ? withIndex(files) : files });
}

/** @param {Iterable<[string, string]>} files @returns {Generator<[string, string]>} */
function* withIndex(files) {
  for (const [name, text] of files) {
    const isConfig = name === "docusaurus.config.js";
    yield [
      name,
      isConfig ? text.replace("themeConfig: {", '$&\n    search: { provider: "local" },') : text,
    ];
  }
}

/** @param {Browser} browser @param {string} origin */
async function search(browser, origin) {
  const page = await browser.newPage();
  const weigh = await createScale(page);
  await page.goto(origin, { waitUntil: "networkidle" });
  await page.keyboard.press("/");
  const field = page.getByRole("combobox");
  await field.fill(FIRST);
  await page.locator(".DocSearch-Hit").first().waitFor();
  await page.waitForLoadState("networkidle");
  const firstBytes = weigh();
  const keys = [];
  for (const query of TYPED) {
    await field.fill("");
    for (const letter of query) {
      // A space changes nothing that could be waited for.
      if (letter === " ") await page.keyboard.press("Space");
      else keys.push(await measureKey(page, letter));
    }
  }
  return { firstBytes, keys };
}

/**
 * Counts what is sent of the index, compressed and with its headers.
 *
 * @param {Page} page
 * @returns {Promise<() => number>}
 */
async function createScale(page) {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  const requests = new Set();
  let bytes = 0;
  client.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (new URL(request.url).pathname.includes("/_search/")) requests.add(requestId);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (requests.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** From the letter's own event to the frame after the one that shows its hits. @param {Page} page @param {string} letter */
async function measureKey(page, letter) {
  // It comes with the first hits.
  const dropdown = ".DocSearch-Dropdown";
  const shown = await page.evaluateHandle((selector) => {
    const read = () => document.querySelector(selector)?.innerHTML;
    const promise = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error("The hits never came.")), 20_000);
      const before = read();
      /** @type {number | undefined} */
      let start;
      addEventListener("input", (event) => (start = event.timeStamp), {
        capture: true,
        once: true,
      });
      const observer = new MutationObserver(() => {
        if (start === undefined || read() === before) return;
        observer.disconnect();
        const began = start;
        requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - began)));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return { promise };
  }, dropdown);
  await page.keyboard.press(letter);
  return /** @type {Promise<number>} */ (shown.evaluate(({ promise }) => promise));
}
