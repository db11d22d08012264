import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { websiteDir } from "../scripts/setup/paths.mjs";
import { collectProblems, goThere, openContext, waitForHydration } from "./support/page.ts";
import { buildSite, openSite, serveSite, type SiteServer, startSite } from "./support/site.ts";

const site = openSite(websiteDir);

/** Pages of the test area have checks of their own; redirects and files of the site are no pages. */
const isPage = (file: string): boolean =>
  !file.startsWith(`tests${path.sep}`) && site.read(`build/${file}`).includes('id="__docusaurus"');

/** Addresses of the pages to visit. */
function findPages(): string[] {
  return readdirSync(site.path("build"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && isPage(file))
    .map((file) => `/${file.replaceAll(path.sep, "/").replace(/(^|\/)index\.html$/, "$1")}`)
    .toSorted();
}

/** The one address that must answer so. */
const missing = "/no-such-page";

type Mode = "build" | "dev";

/** Shows a page, scrolls through it; returns what went wrong. */
async function visit(page: Page, url: string, mode: Mode): Promise<string[]> {
  const problems = collectProblems(page);
  // In development all is drawn in the browser, so that following a link shows what loading would show.
  await (mode === "dev" && page.url().startsWith("http") ? goThere(page, url) : page.goto(url));
  await waitForHydration(page);
  await page.evaluate(async () => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  page.removeAllListeners();
  return problems;
}

beforeAll(async () => {
  if (!existsSync(site.path("build/index.html"))) await buildSite(site);
});

describe.each<Mode>(["build", "dev"])("%s", { concurrent: true }, (mode) => {
  let server: SiteServer;
  beforeAll(async () => {
    server = await (mode === "build" ? serveSite(site) : startSite(site));
  });
  afterAll(() => server.close());

  test("no page says anything on the console", { timeout: 600_000 }, async () => {
    const pages = findPages();
    expect(pages.length).toBeGreaterThan(400);
    const problems: Record<string, string[]> = {};
    // Wide enough for sidebars; what is below the fold needs no drawing.
    const context = await openContext({ viewport: { width: 1000, height: 300 } });
    // A link to nowhere loads a document in development: that is another test's.
    const queue = mode === "build" ? [...pages, missing] : [...pages];
    const visitAll = async (): Promise<void> => {
      const page = await context.newPage();
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
        const found = await visit(page, server.origin + encodeURI(address), mode).catch(
          (error: Error): string[] => [error.message],
        );
        if (found.length > 0) problems[address] = found;
      }
    };
    await Promise.all([visitAll(), visitAll(), visitAll()]);
    await context.close();
    for (const list of Object.values(problems)) list.sort();
    const address = server.origin + missing;
    const expected404s = {
      [missing]: [
        expect.stringContaining(`404 (Not Found) (${address})`) as string,
        `response 404: ${address}`,
      ],
    };
    expect(problems).toEqual(mode === "build" ? expected404s : {});
  });
});
