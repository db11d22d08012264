// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";

/** @import { Browser, BrowserContext, Route } from "playwright-core" */
/** @import { Mode, Recipe } from "./recipe.mjs" */

const patienceMs = 45_000;

/**
 * Checks a site in a browser of its own memory. Whatever goes wrong in a page fails it.
 *
 * @param {object} options
 * @param {Browser} options.browser
 * @param {string} options.origin
 * @param {string} options.siteDir
 * @param {Mode} options.mode
 * @param {Recipe} options.recipe
 */
export async function visitSite({ browser, origin, siteDir, mode, recipe }) {
  const context = await browser.newContext();
  context.setDefaultTimeout(patienceMs);
  context.setDefaultNavigationTimeout(6 * patienceMs);
  /** @type {string[]} */
  const problems = [];
  try {
    const requests = await answerOutside(context, recipe.answers ?? {});
    await recipe.check({
      mode,
      requests,
      open: (pathname) => openPage({ context, url: origin + pathname, problems }),
      fetchText: async (pathname) => (await fetch(origin + pathname)).text(),
      readOutput: (file) => readFileSync(path.join(siteDir, "build", file), "utf8"),
    });
  } catch (error) {
    throw new Error([message(error), ...unexpected(problems, recipe)].join("\n"), { cause: error });
  } finally {
    await context.close();
  }
  const found = unexpected(problems, recipe);
  if (found.length > 0) throw new Error(found.join("\n"));
}

/**
 * Nothing outside of this machine is asked.
 *
 * @param {BrowserContext} context
 * @param {Record<string, string>} answers by a part of the address
 */
async function answerOutside(context, answers) {
  /** @type {string[]} */
  const requests = [];
  await context.route(isOutside, (/** @type {Route} */ route) => {
    const url = route.request().url();
    requests.push(url);
    const known = Object.keys(answers).find((part) => url.includes(part));
    return route.fulfill({
      contentType: toContentType(route),
      headers: { "access-control-allow-origin": "*" },
      body: known ? answers[known] : "",
    });
  });
  return requests;
}

/** @param {URL} url */
const isOutside = ({ hostname }) => !["localhost", "127.0.0.1"].includes(hostname);

/** @param {Route} route */
const toContentType = (route) =>
  ({ script: "text/javascript", stylesheet: "text/css", document: "text/html" })[
    route.request().resourceType()
  ] ?? "text/plain";

/** @param {{ context: BrowserContext, url: string, problems: string[] }} options */
async function openPage({ context, url, problems }) {
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(`error on the page: ${error.message}`));
  page.on("console", (entry) => {
    if (entry.type() === "error") problems.push(`console error: ${entry.text()}`);
  });
  await page.goto(url);
  await page.locator("html[data-has-hydrated=true]").waitFor({ state: "attached" });
  return page;
}

/** A page's picture or a vendor's address that doesn't answer says nothing of the engine. */
const isAboutNetwork = (/** @type {string} */ text) => text.includes("Failed to load resource");

/** @param {string[]} problems @param {Recipe} recipe */
const unexpected = (problems, { allow = [] }) => [
  ...new Set(
    problems.filter(
      (text) => !isAboutNetwork(text) && !allow.some((pattern) => pattern.test(text)),
    ),
  ),
];

/** @param {unknown} error */
const message = (error) => (error instanceof Error ? error.message : String(error));
