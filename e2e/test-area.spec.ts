/** The test area of the website: each page keeps the promise that it makes, built and in development. */

import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installedWebsiteDir } from "../scripts/setup/installation.mjs";
import type { Mode } from "./support/describe-site.ts";
import {
  collectProblems,
  goThere,
  openContext,
  openPage,
  waitForHydration,
} from "./support/page.ts";
import { buildSite, openSite, serveSite, type SiteServer, startSite } from "./support/site.ts";
import { blogChecks } from "./test-area/blog-checks.ts";
import { docsChecks } from "./test-area/docs-checks.ts";
import {
  loadPictures,
  type PageCheck,
  type PageChecks,
  readHeadings,
  type Visit,
} from "./test-area/page-check.ts";
import { pagesChecks } from "./test-area/pages-checks.ts";

const site = openSite(installedWebsiteDir);
const checks: PageChecks = { ...pagesChecks, ...docsChecks, ...blogChecks };

/** Beside other servers of the website, with the page that crashes on demand. */
const devEnvironment = {
  CRASH_TEST: "true",
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: ".docusaurus/test-area",
};
const crashes = {
  "/tests/pages/crashTest/": [/The crash page crashed, as it should/, /response 500/],
};

beforeAll(async () => {
  if (!existsSync(site.path("build/tests/index.html"))) await buildSite(site);
});

test("every page of the test area has its check", () => {
  const pages = readdirSync(site.path("build/tests"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/tests/${file.replaceAll(path.sep, "/").replace(/(^|\/)index\.html$/, "$1")}`);
  expect(pages.toSorted()).toEqual(Object.keys(checks).toSorted());
});

/** A dev server bundles a dependency when it is first asked for, and pages that are open then load again. */
async function warmUp(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  for (const address of [
    "/tests/pages/markdown-tests-mdx/",
    "/tests/docs/tests/img-tests/",
    "/tests/blog/",
  ])
    await page.goto(origin + address, { waitUntil: "networkidle", timeout: 180_000 });
  await page.goto("about:blank");
  return page;
}

interface PagePool {
  use: (check: (page: Page) => Promise<void>) => Promise<void>;
}

/** Loading is what takes the time, so that one check hands its page to the next. */
function createPagePool(context: BrowserContext, idle: Page[]): PagePool {
  return {
    async use(check) {
      const page = idle.pop() ?? (await context.newPage());
      page.setDefaultTimeout(120_000);
      const problems = collectProblems(page);
      // A page whose check fails isn't used again.
      await check(page);
      page.removeAllListeners();
      expect(problems, "messages of the page").toEqual([]);
      await page.setViewportSize({ width: 1280, height: 720 });
      idle.push(page);
    },
  };
}

async function visitPage(address: string, check: PageCheck, visit: Visit): Promise<void> {
  const { page, mode, origin } = visit;
  const url = origin + encodeURI(address);
  // How each page loads in the build, the test of the website's console shows.
  const isThere = page.url().startsWith(origin) && !(mode === "build" && check.isLoaded);
  await (isThere ? goThere(page, url) : page.goto(url));
  // A page that crashes at once never gets that far.
  if (!(mode === "dev" && address in crashes)) {
    await waitForHydration(page);
    await checkBasics(check, visit);
  }
  await check.look?.(visit);
}

/** What every page has. */
async function checkBasics(check: PageCheck, { page, mode, expect }: Visit): Promise<void> {
  const title = (mode === "dev" && check.devTitle) || check.title;
  const { heading = title } = check;
  expect(await page.title()).toBe(title === null ? "Docusaurus" : `${title} | Docusaurus`);
  expect(await readHeadings(page)).toEqual(heading === null ? [] : [heading]);
  expect(await loadPictures(page), "pictures that don't load").toEqual([]);
}

describe.each<Mode>(["build", "dev"])("%s", (mode) => {
  let server: SiteServer;
  let context: BrowserContext;
  let pool: PagePool;
  beforeAll(async () => {
    // What moves is drawn again and again, and is no part of what these pages promise.
    context = await openContext({ reducedMotion: "reduce" });
    server = await (mode === "build" ? serveSite(site) : startSite(site, devEnvironment));
    pool = createPagePool(context, mode === "dev" ? [await warmUp(context, server.origin)] : []);
  });
  afterAll(async () => {
    await context.close();
    await server.close();
  });

  test.concurrent.for(Object.entries(checks))(
    "%s",
    async ([address, check], { expect, onTestFinished }) => {
      const allow = mode === "dev" ? (crashes as Record<string, RegExp[]>)[address] : undefined;
      const visit = { mode, origin: server.origin, expect };
      if (!allow && !check.options)
        return pool.use((page) => visitPage(address, check, { ...visit, page }));
      // One cache for all pages.
      const options = { context, ...check.options, ...(allow && { allow }), onTestFinished };
      await visitPage(address, check, { ...visit, page: await openPage(options) });
    },
  );
});
