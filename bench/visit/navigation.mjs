// @ts-check
import { chromium } from "playwright-core";
import { browserFlags } from "../../scripts/setup/browser.mjs";
import { UserError } from "../user-error.mjs";

/** @import { Browser, Page } from "playwright-core" */

/**
 * When a doc could be seen, in milliseconds from what asked for it, as the browser tells.
 *
 * @typedef {object} Sight
 * @property {number} painted the page's own thread had painted it
 * @property {number} shown it was on the screen
 *
 * @typedef {object} Navigation what it took to see docs
 * @property {Sight[]} clicks from a click on the link to the next doc
 * @property {Sight[]} loads from asking for the same doc afresh, with its files in the browser's cache
 *
 * @typedef {object} NavigationOptions
 * @property {string} origin
 * @property {string} firstPath
 * @property {number} count of clicks in a round, each of which begins with the first doc
 * @property {number} rounds
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
export async function measureNavigation(browser, { origin, firstPath, count, rounds }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const otherTab = await context.newPage();
  await requireEntries(page);
  /** @type {Navigation} */
  const measured = { clicks: [], loads: [] };
  for (let round = 0; round < rounds; round++) {
    await page.goto(origin + firstPath, { waitUntil: "networkidle" });
    // Not counted: the first visit of each tab fills the caches. A tab behind another is never on the screen.
    await page.bringToFront();
    await clickNext(page);
    await otherTab.bringToFront();
    await load(otherTab, page.url());
    for (let index = 0; index < count; index++) {
      await page.bringToFront();
      measured.clicks.push(await clickNext(page));
      await otherTab.bringToFront();
      measured.loads.push(await load(otherTab, page.url()));
    }
  }
  await context.close();
  return measured;
}

/** @param {Page} page */
async function requireEntries(page) {
  const types = await page.evaluate(() => PerformanceObserver.supportedEntryTypes);
  if (!types.includes("soft-navigation"))
    throw new UserError(
      "This browser can't tell when a page that a click leads to is painted. CHROME_PATH can name a newer one.",
    );
}

/**
 * The button is down for as long as a hand needs.
 *
 * @param {Page} page
 */
async function clickNext(page) {
  const link = page.locator(nextLink);
  await link.hover();
  const sight = await page.evaluateHandle(watch, { type: "soft-navigation", name: "" });
  await link.click({ delay: 60 });
  return sight.evaluate(({ promise }) => promise);
}

/** @param {Page} page @param {string} url */
async function load(page, url) {
  await page.goto(url);
  const sight = await page.evaluateHandle(watch, { type: "paint", name: "first-contentful-paint" });
  return sight.evaluate(({ promise }) => promise);
}

/**
 * Runs in the page: tells when the first entry of a kind was painted. A click that leads to another address, and to a
 * paint of what it changed, has an entry of its own: a `soft-navigation`, which begins with the click.
 *
 * @param {{ type: string, name: string }} entry the kind, and the name if the kind has several
 */
function watch({ type, name }) {
  /** @type {Promise<Sight>} */
  const promise = new Promise((resolve) => {
    const buffered = type === "paint";
    new PerformanceObserver((list, observer) => {
      const entries = /** @type {any[]} */ (list.getEntries());
      const entry = entries.find((found) => !name || found.name === name);
      if (!entry) return;
      observer.disconnect();
      // A paint's own start is when it was shown.
      const start = buffered ? 0 : entry.startTime;
      resolve({ painted: entry.paintTime - start, shown: entry.presentationTime - start });
    }).observe({ type, buffered });
  });
  // A handle on the promise itself would wait for it.
  return { promise };
}
