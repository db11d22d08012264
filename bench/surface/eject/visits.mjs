// @ts-check

/** @import { Page } from "playwright-core" */

/**
 * A page to open, what a visitor does on it, and what the console may say then.
 *
 * @typedef {object} Visit
 * @property {string} path
 * @property {boolean} [isNarrow] on a phone
 * @property {(page: Page) => Promise<unknown>} [act]
 * @property {RegExp} [allow]
 */

/** @type {Visit[]} */
export const visits = [
  ...[
    "/",
    "/hidden",
    "/parts",
    "/no/such/page",
    "/docs/next/category/guides",
    "/docs/ropes",
    "/docs/sails",
    "/docs/1.0/ropes",
    "/docs/tags",
    "/docs/tags/rope",
    "/blog",
    "/blog/page/2",
    "/blog/regatta",
    "/blog/hidden",
    "/blog/archive",
    "/blog/tags",
    "/blog/tags/races",
    "/blog/authors",
    "/blog/authors/ada",
    "/__docusaurus/debug",
    "/__docusaurus/debug/config",
    "/__docusaurus/debug/content",
    "/__docusaurus/debug/globalData",
    "/__docusaurus/debug/metadata",
    "/__docusaurus/debug/registry",
    "/__docusaurus/debug/routes",
  ].map((path) => ({ path })),
  { path: "/docs/next/draft", act: seeVersion },
  { path: "/search?q=tide", act: readQuery },
  { path: "/docs/intro?", act: useDoc },
  { path: "/docs/next/intro", act: seeDiagram },
  { path: "/docs/knots", isNarrow: true, act: openDrawer },
  { path: "/blog/storm", isNarrow: true, act: openDrawer },
  { path: "/docs/next/category/guides?", isNarrow: true },
  { path: "/broken", act: sink, allow: /The boat has sunk|error occurred in/ },
];

/** Where there is no page, the address alone tells the version; the browser looks for a page there first. @param {Page} page */
function seeVersion(page) {
  return page.getByRole("button", { name: "Next" }).first().waitFor({ state: "attached" });
}

/** The words that were looked for stand in the address alone until the page is alive. @param {Page} page */
function readQuery(page) {
  return page.waitForFunction("document.title.includes('tide')");
}

/** @param {Page} page */
function seeDiagram(page) {
  return page.locator(".docusaurus-mermaid-container svg").first().waitFor();
}

/** @param {Page} page */
async function useDoc(page) {
  const main = page.getByRole("main");
  await seeDiagram(page);
  await main.getByRole("tab", { name: "Steam" }).click();
  await main.getByText("By coal.").waitFor({ state: "visible" });
  await main.getByRole("tab", { name: "Late" }).click();
  await main.getByText("Evening.").waitFor({ state: "visible" });
  await main.getByText("Why", { exact: true }).click();
  await main.getByText("Wet ropes rot.").waitFor({ state: "visible" });
  await page
    .getByRole("button", { name: /^Switch between dark and light mode/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByText("A storm is coming.").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  await page.getByRole("button", { name: "Expand sidebar" }).waitFor();
}

/** @param {Page} page */
async function openDrawer(page) {
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  await page
    .locator(".navbar-sidebar")
    .getByRole("button", { name: "Close navigation bar" })
    .waitFor();
  const back = page.locator(".navbar-sidebar__items--show-secondary .navbar-sidebar__back");
  if ((await back.count()) > 0) await back.click();
  await page.locator(".navbar-sidebar").getByRole("link", { name: "Ropes" }).first().waitFor();
}

/** @param {Page} page */
async function sink(page) {
  await page.getByRole("button", { name: "Sink" }).click();
  await page.getByText("The boat has sunk.").waitFor();
}
