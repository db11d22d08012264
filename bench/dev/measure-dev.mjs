// @ts-check
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findBrowser } from "../../scripts/setup/browser.mjs";
import { createSite } from "../build.mjs";
import { listFiles, toMarkdownFile } from "../corpus.mjs";
import { toPagePath } from "../corpus/tree.mjs";
import { startServer } from "../measure/run-server.mjs";
import { velosaur } from "../peers/velosaur.mjs";
import { UserError } from "../user-error.mjs";
import { withBrowser } from "../visit/navigation.mjs";

/** @import { Page } from "playwright-core" */

/**
 * How long an author waits for the dev server.
 *
 * @typedef {object} DevMeasurement
 * @property {number} pages of the corpus
 * @property {number} readySeconds from its start, without any cache, until it says where it serves
 * @property {number} pageSeconds from then until the first page is there, for a browser that has nothing of it
 * @property {number[]} edits milliseconds each, from saving a page until the change is painted
 *
 * @typedef {object} DevOptions
 * @property {number} pageCount
 * @property {number} rounds edits
 * @property {string} workDir
 * @property {(line: string) => void} log
 */

/**
 * Starts the dev server on a corpus, opens a page and edits it.
 *
 * @param {DevOptions} options
 * @returns {Promise<DevMeasurement>}
 */
export async function measureDev({ pageCount, rounds, workDir, log }) {
  const chromePath = await findBrowser();
  if (!chromePath) throw new UserError("There is no browser. CHROME_PATH can name one.");
  const files = listFiles({ kind: "docusaurus", pageCount });
  const dir = path.join(workDir, `dev-${pageCount}`);
  const { siteDir } = (await createSite({ dir, builder: velosaur, files })).paths;
  const started = performance.now();
  const { origin, close } = await startServer({ args: ["start"], cwd: siteDir });
  const readySeconds = (performance.now() - started) / 1000;
  try {
    return await withBrowser(chromePath, async (browser) => {
      const page = await browser.newPage();
      const pagePath = toPagePath(Math.floor(pageCount / 2));
      const file = path.join(siteDir, toMarkdownFile("docusaurus", pagePath));
      const pageSeconds = await openPage(page, `${origin}/${pagePath}/`);
      log(
        `${pageCount} pages: ready in ${readySeconds.toFixed(2)} s, a page in ${pageSeconds.toFixed(2)} s`,
      );
      const edits = await measureEdits(page, { file, rounds });
      log(`${rounds} edits`);
      return { pages: pageCount, readySeconds, pageSeconds, edits };
    });
  } finally {
    close();
  }
}

/** @param {Page} page @param {string} url */
async function openPage(page, url) {
  const started = performance.now();
  await page.goto(url);
  await page.locator("article h1").waitFor();
  const seconds = (performance.now() - started) / 1000;
  // The connection over which edits arrive is made last.
  await page.waitForLoadState("networkidle");
  return seconds;
}

/** The first is not counted: it fills caches. @param {Page} page @param {{ file: string, rounds: number }} options */
async function measureEdits(page, { file, rounds }) {
  const before = readFileSync(file, "utf8");
  const edits = [];
  for (let index = 0; index <= rounds; index++) {
    const sentence = `The harbour master added sentence ${index}.`;
    edits.push(
      await measureEdit(page, sentence, () => writeFileSync(file, `${before}\n${sentence}\n`)),
    );
  }
  return edits.slice(1);
}

const patienceMs = 10_000;

/**
 * From saving to the frame after the one in which the sentence was painted, by the clock that both processes share.
 *
 * @param {Page} page
 * @param {string} sentence
 * @param {() => void} save
 */
async function measureEdit(page, sentence, save) {
  const painted = await page.evaluateHandle(
    ({ text, patience }) => {
      const promise = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`The page never showed: ${text}`)), patience);
        const onPainted = () => resolve(performance.timeOrigin + performance.now());
        const observer = new MutationObserver(() => {
          if (!document.querySelector("article")?.textContent?.includes(text)) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(onPainted));
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      });
      return { promise };
    },
    { text: sentence, patience: patienceMs },
  );
  const saved = performance.timeOrigin + performance.now();
  save();
  return (await painted.evaluate(({ promise }) => promise)) - saved;
}
