// @ts-check
import { visits } from "./visits.mjs";

/** @import { Browser, BrowserContext, Page } from "playwright-core" */
/** @import { Visit } from "./visits.mjs" */

/** The dev server's first page waits for all modules; on a busy machine that takes its time. */
const patienceMs = 240_000;

/**
 * @typedef {object} VisitedPage
 * @property {string} path
 * @property {string} title
 * @property {string} content what a screen reader finds: landmarks, headings, links, text
 * @property {string[]} problems
 * @property {string[]} ran the site's own modules of which a function ran
 */

/**
 * @param {Browser} browser
 * @param {string} origin
 * @returns {Promise<VisitedPage[]>}
 */
export async function visitPages(browser, origin) {
  const waiting = [...visits.entries()];
  /** @type {VisitedPage[]} */
  const visited = [];
  const work = async () => {
    // What is loaded once serves all pages, but nothing that a visitor has chosen.
    const shared = await openContext(browser);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, visit] = next;
      const context = visit.act ? await openContext(browser) : shared;
      visited[index] = await visitPage({ context, origin, visit });
      if (visit.act) await context.close();
    }
    await shared.close();
  };
  await Promise.all([work(), work()]);
  return visited;
}

/** @param {Browser} browser */
async function openContext(browser) {
  const context = await browser.newContext({ colorScheme: "light" });
  context.setDefaultTimeout(patienceMs);
  await answerOutside(context);
  return context;
}

/** @param {{ context: BrowserContext, origin: string, visit: Visit }} options @returns {Promise<VisitedPage>} */
async function visitPage({ context, origin, visit }) {
  const page = await context.newPage();
  const problems = listenToProblems(page);
  await page.setViewportSize({ width: visit.isNarrow ? 390 : 1400, height: 900 });
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  const { title, content } = await readPage(page, { origin, visit }).catch((error) => {
    problems.push(String(error instanceof Error ? error.message : error));
    return { title: "", content: "" };
  });
  const ran = listModulesThatRan(await page.coverage.stopJSCoverage());
  await page.close();
  const isAllowed = (/** @type {string} */ text) => visit.allow?.test(text);
  return {
    path: visit.path,
    title,
    content,
    ran,
    problems: problems.filter((text) => !isAllowed(text)),
  };
}

/** @param {Page} page @param {{ origin: string, visit: Visit }} options */
async function readPage(page, { origin, visit }) {
  await page.goto(origin + visit.path);
  await page.locator("html[data-has-hydrated=true]").waitFor({ state: "attached" });
  await visit.act?.(page);
  await page.waitForLoadState("networkidle");
  return { title: await page.title(), content: await page.locator("body").ariaSnapshot() };
}

/** @param {Page} page */
function listenToProblems(page) {
  /** @type {string[]} */
  const problems = [];
  page.on("pageerror", (error) => problems.push(`error on the page: ${error.message}`));
  page.on("console", (entry) => {
    const text = entry.text();
    // The page that isn't there is answered by 404.
    if (entry.type() === "error" && !text.startsWith("Failed to load resource"))
      problems.push(`console: ${text}`);
  });
  return problems;
}

/** Nothing outside of this machine is asked; a search finds nothing. @param {BrowserContext} context */
async function answerOutside(context) {
  const body = JSON.stringify({
    results: [{ hits: [], nbHits: 0, page: 0, nbPages: 0, query: "" }],
  });
  await context.route(
    ({ hostname }) => hostname !== "localhost",
    (route) =>
      route.fulfill({
        contentType: "application/json",
        headers: { "access-control-allow-origin": "*" },
        body,
      }),
  );
}

/** @param {Awaited<ReturnType<Page["coverage"]["stopJSCoverage"]>>} scripts */
function listModulesThatRan(scripts) {
  return scripts.flatMap(({ url, functions }) => {
    const [, name] = /\/src\/theme\/(.+?)(?:\/index)?\.tsx?(?:\?|$)/.exec(url) ?? [];
    const ran = functions.some(
      ({ functionName, ranges }) => functionName !== "" && ranges.some(({ count }) => count > 0),
    );
    return name !== undefined && ran ? [name] : [];
  });
}
