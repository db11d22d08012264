// @ts-check
import { chromium } from "playwright-core";
import { browserFlags } from "../../scripts/setup/browser.mjs";

/** @import { Browser, Page } from "playwright-core" */

/**
 * What it took to see docs, each in milliseconds.
 *
 * @typedef {object} Navigation
 * @property {number[]} clicks from a click on the link to the next doc until that is painted
 * @property {number[]} loads from asking for the same doc afresh, with its files in the browser's cache, until
 *   something of it is painted
 *
 * @typedef {object} NavigationOptions
 * @property {string} origin
 * @property {string} firstPath
 * @property {number} count
 */

const nextLink = "a.pagination-nav__link--next";

/**
 * @param {string} executablePath
 * @param {(browser: Browser) => Promise<T>} use
 * @template T
 */
export async function withBrowser(executablePath, use) {
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Goes from doc to doc by the link at the end of each, and loads each doc that it came to in another tab as well: what
 * slows the machine down for a while slows down both.
 *
 * @param {Browser} browser
 * @param {NavigationOptions} options
 * @returns {Promise<Navigation>}
 */
export async function measureNavigation(browser, { origin, firstPath, count }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const otherTab = await context.newPage();
  await page.goto(origin + firstPath, { waitUntil: "networkidle" });
  // Not counted: the first visit of each tab fills the caches.
  await clickNext(page);
  await load(otherTab, page.url());
  /** @type {Navigation} */
  const measured = { clicks: [], loads: [] };
  for (let index = 0; index < count; index++) {
    await page.bringToFront();
    measured.clicks.push(await clickNext(page));
    await otherTab.bringToFront();
    measured.loads.push(await load(otherTab, page.url()));
  }
  await context.close();
  return measured;
}

/**
 * From the click, as the browser dates it, to the frame after the one in which the new heading was painted. The button
 * is down for as long as a hand needs.
 *
 * @param {Page} page
 * @returns {Promise<number>}
 */
async function clickNext(page) {
  const link = page.locator(nextLink);
  await link.hover();
  const painted = await page.evaluateHandle(
    (before) => {
      let clicked = NaN;
      const onClick = (/** @type {Event} */ { timeStamp }) => void (clicked = timeStamp);
      addEventListener("click", onClick, { capture: true, once: true });
      const promise = new Promise((resolve) => {
        const onPainted = () => resolve(performance.now() - clicked);
        const observer = new MutationObserver(() => {
          const heading = document.querySelector("h1")?.textContent;
          if (!heading || heading === before) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(onPainted));
        });
        observer.observe(document, { subtree: true, childList: true, characterData: true });
      });
      // A handle on the promise itself would wait for it.
      return { promise };
    },
    await page.locator("h1").first().textContent(),
  );
  await link.click({ delay: 60 });
  return painted.evaluate(({ promise }) => promise);
}

/** From the start of the navigation to the first paint with content, as the browser tells. @param {Page} page @param {string} url */
async function load(page, url) {
  await page.goto(url);
  return page.evaluate(
    () =>
      new Promise((/** @type {(ms: number) => void} */ resolve) => {
        new PerformanceObserver((list, observer) => {
          const [paint] = list.getEntriesByName("first-contentful-paint");
          if (!paint) return;
          observer.disconnect();
          resolve(paint.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );
}
