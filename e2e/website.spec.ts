import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { websiteDir } from "../scripts/setup/paths.mjs";
import { collectProblems, openPage } from "./support/page.ts";
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

/**
 * The dev server hands over some hundred modules for each page. Frozen versions and releases differ in
 * text alone, so each tenth of their pages will do there.
 */
const isSampled = (address: string, index: number): boolean =>
  index % 10 === 0 || !/^\/(?:docs|changelog)\/\d/.test(address);

/** Loads a page, waits until React has taken over, scrolls through it; returns what went wrong. */
async function visit(page: Page, url: string): Promise<string[]> {
  const problems = collectProblems(page);
  await page.goto(url);
  await page.locator("html[data-has-hydrated=true]").waitFor({ state: "attached" });
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

describe.each(["build", "dev"] as const)("%s", (mode) => {
  let server: SiteServer;
  beforeAll(async () => {
    server = await (mode === "build" ? serveSite(site) : startSite(site));
  });
  afterAll(() => server.close());

  test("no page says anything on the console", { timeout: 600_000 }, async () => {
    const pages = findPages().filter(
      (address, index) => mode === "build" || isSampled(address, index),
    );
    expect(pages.length).toBeGreaterThan(150);
    const problems: Record<string, string[]> = {};
    const queue = [...pages];
    const visitAll = async (): Promise<void> => {
      const page = await openPage({ allow: [/./] });
      for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
        const found = await visit(page, server.origin + encodeURI(address)).catch(
          (error: Error): string[] => [error.message],
        );
        if (found.length > 0) problems[address] = found;
      }
    };
    await Promise.all([visitAll(), visitAll(), visitAll()]);
    // The host answers the page for unknown addresses as such.
    const isOwnAnswer = (text: string): boolean =>
      text.includes("404") && text.includes("/404.html");
    expect(
      Object.fromEntries(Object.entries(problems).filter(([, list]) => !list.every(isOwnAnswer))),
    ).toEqual({});
  });
});
