// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findBrowser } from "../../scripts/setup/browser.mjs";
import { createSite } from "../build.mjs";
import { listFiles, toMarkdownFile } from "../corpus.mjs";
import { toPagePath } from "../corpus/tree.mjs";
import { velosaur } from "../peers/velosaur.mjs";
import { UserError } from "../user-error.mjs";
import { withBrowser } from "../visit/navigation.mjs";
import { measureFirstPages, velosaurSubject, viteSubject } from "./measure-first-pages.mjs";
import { makeTemplate } from "./vite-template.mjs";

/** @import { Page } from "playwright-core" */
/** @import { FirstPages } from "./measure-first-pages.mjs" */

/**
 * How long an author waits for the dev server.
 *
 * @typedef {object} DevMeasurement
 * @property {number} pages of the corpus
 * @property {FirstPages} firstPages
 * @property {FirstPages} template the same of Vite's React template, in turns with it
 * @property {number[]} edits milliseconds each, from saving a document until the change is painted
 * @property {number[]} componentEdits the same of a React component
 *
 * @typedef {object} DevOptions
 * @property {number} pageCount
 * @property {number} starts of each server without a cache
 * @property {number} rounds edits
 * @property {string} workDir
 * @property {(line: string) => void} log
 */

/**
 * Starts the dev server on a corpus, in turns with Vite's on its React template; then edits a page and a component.
 *
 * @param {DevOptions} options
 * @returns {Promise<DevMeasurement>}
 */
export async function measureDev({ pageCount, starts, rounds, workDir, log }) {
  const chromePath = await findBrowser();
  if (!chromePath) throw new UserError("There is no browser. CHROME_PATH can name one.");
  const template = viteSubject(makeTemplate(workDir));
  const files = listFiles({ kind: "docusaurus", pageCount });
  const dir = path.join(workDir, `dev-${pageCount}`);
  const { siteDir } = (await createSite({ dir, builder: velosaur, files })).paths;
  const pagePath = toPagePath(Math.floor(pageCount / 2));
  const name = `velosaur, ${pageCount} pages`;
  const site = velosaurSubject({ name, dir: siteDir, pathname: `/${pagePath}/` });
  const component = path.join(siteDir, "src/pages/quay.tsx");
  mkdirSync(path.dirname(component), { recursive: true });
  writeFileSync(component, pageSource("The quay is open."));
  return withBrowser(chromePath, async (browser) => {
    const subjects = [template, site];
    const first = await measureFirstPages(browser, { subjects, rounds: starts, log });
    const { origin, close } = await site.start();
    try {
      const page = await browser.newPage();
      const file = path.join(siteDir, toMarkdownFile("docusaurus", pagePath));
      const before = readFileSync(file, "utf8");
      await openPage(page, origin + site.pathname);
      const edits = await measureEdits(page, {
        rounds,
        file,
        write: (text) => `${before}\n${text}\n`,
      });
      await openPage(page, `${origin}/quay/`);
      const componentEdits = await measureEdits(page, {
        rounds,
        file: component,
        write: pageSource,
      });
      log(`${rounds} edits of each kind`);
      return {
        pages: pageCount,
        firstPages: /** @type {FirstPages} */ (first.get(site.name)),
        template: /** @type {FirstPages} */ (first.get(template.name)),
        edits,
        componentEdits,
      };
    } finally {
      await close();
    }
  });
}

/** @param {string} text */
const pageSource = (text) => `import Layout from "@theme/Layout";

export default function Quay() {
  return (
    <Layout title="Quay">
      <article>
        <h1>Quay</h1>
        <p>${text}</p>
      </article>
    </Layout>
  );
}
`;

/** @param {Page} page @param {string} url */
async function openPage(page, url) {
  await page.goto(url);
  await page.locator("article h1").waitFor();
  // The connection over which edits arrive is made last.
  await page.waitForLoadState("networkidle");
}

/**
 * The first is not counted: it fills caches.
 *
 * @param {Page} page
 * @param {{ file: string, rounds: number, write: (sentence: string) => string }} options
 */
async function measureEdits(page, { file, rounds, write }) {
  const edits = [];
  for (let index = 0; index <= rounds; index++) {
    const sentence = `The harbour master added sentence ${index}.`;
    edits.push(await measureEdit(page, sentence, () => writeFileSync(file, write(sentence))));
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
