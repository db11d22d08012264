// @ts-check
// What the dev server shows after each edit, beside what one shows that begins with the edit made.
import { chromium } from "playwright-core";
import { browserFlags, findBrowser } from "../scripts/setup/browser.mjs";
import { startServer } from "./commands.mjs";
import { createRandom } from "./random.mjs";
import { openSession } from "./session.mjs";

/** How long a page may take to show an edit: a machine may be busy with anything. */
const PATIENCE = 30_000;

const PAGES = [
  "/",
  "/docs/",
  "/docs/doc-1",
  "/docs/group/inner",
  "/blog",
  "/tides",
  "/about",
  "/notes",
];

/**
 * @param {{ name: string, seed: number, steps: number[] }} input
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function runDev({ name, seed, steps }) {
  const executablePath = await findBrowser();
  if (executablePath === undefined)
    throw new Error("There is no browser. `npm test` installs one.");
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const session = openSession(name, { seed });
  const lasting = await startDev(session.siteDir);
  try {
    const page = await browser.newPage();
    for (const step of steps) {
      const address = createRandom(seed * 7 + step).pick(PAGES);
      await page.goto(lasting.origin + address);
      await readPage(page);
      const kind = session.edit(step);
      // The environment of a server that runs doesn't change.
      if (kind === "env") continue;
      console.log(`step ${step}: ${kind}, seen at ${address}`);
      const fresh = await openFresh(browser, session.siteDir, address);
      const [shown, expected] = await readBoth(page, fresh.page).finally(fresh.close);
      if (shown !== expected)
        return `Seed ${seed}, step ${step} (${kind}) isn't shown at ${address} of ${session.siteDir}:\n${describe(shown, expected)}`;
    }
    return undefined;
  } finally {
    await browser.close();
    await lasting.close();
  }
}

/** @param {import("playwright-core").Browser} browser @param {string} siteDir @param {string} address */
async function openFresh(browser, siteDir, address) {
  const server = await startDev(siteDir);
  const page = await browser.newPage();
  const close = async () => {
    await page.close();
    await server.close();
  };
  await page.goto(server.origin + address);
  return { page, close };
}

/** The text of a page that React has taken over, or the message that covers it. @param {import("playwright-core").Page} page */
async function readPage(page) {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset["hasHydrated"] === "true" ||
      document.querySelector("vite-error-overlay") !== null,
    undefined,
    { timeout: PATIENCE },
  );
  return page.evaluate(() => {
    const overlay = document.querySelector("vite-error-overlay")?.shadowRoot?.textContent;
    const root = document.querySelector("#__docusaurus");
    return overlay ?? `${document.title}\n${root instanceof HTMLElement ? root.innerText : ""}`;
  });
}

/**
 * The texts of both when they are the same, or the last ones. A page that has been taken over may still wait for data.
 *
 * @param {import("playwright-core").Page} page
 * @param {import("playwright-core").Page} fresh
 */
async function readBoth(page, fresh) {
  const end = performance.now() + PATIENCE;
  /** @type {string[]} */
  let texts = [];
  do {
    // A page that is just loading again can't be read.
    texts = await Promise.all([page, fresh].map((one) => readPage(one).catch(() => "")));
    if (texts[0] === texts[1]) return texts;
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (performance.now() < end);
  return texts;
}

/** Each server has a cache of its own. @param {string} siteDir */
const startDev = (siteDir) =>
  startServer("start", {
    siteDir,
    env: {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${process.pid}-${performance.now()}`,
    },
  });

/** @param {string} [shown] @param {string} [expected] */
function describe(shown = "", expected = "") {
  let at = 0;
  while (at < shown.length && shown[at] === expected[at]) at += 1;
  const cut = (/** @type {string} */ text) =>
    JSON.stringify(text.slice(Math.max(0, at - 60), at + 100));
  return `  shown:        ${cut(shown)}\n  from nothing: ${cut(expected)}`;
}
