import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { websiteDir } from "../scripts/setup/paths.mjs";
import { collectProblems, openPage } from "./support/page.ts";
import { buildSite, openSite, serveSite, type SiteServer, startSite } from "./support/site.ts";

const site = openSite(websiteDir);

/** Addresses of all pages of the built website. */
function findPages(): string[] {
  const outDir = site.path("build");
  return (
    readdirSync(outDir, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".html"))
      .map((file) => `/${file.replaceAll(path.sep, "/").replace(/(^|\/)index\.html$/, "$1")}`)
      // The test area has checks of its own.
      .filter((address) => !address.startsWith("/tests/"))
      .toSorted()
  );
}

/** Frozen versions differ from the current docs in text alone: each tenth of their pages will do. */
const isSampled = (address: string, index: number): boolean =>
  index % 10 === 0 || !/^\/docs\/\d/.test(address);

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
    const pages = findPages().filter(isSampled);
    expect(pages.length).toBeGreaterThan(15);
    const page = await openPage({ allow: [/./] });
    const problems: Record<string, string[]> = {};
    for (const address of pages) {
      const found = await visit(page, server.origin + encodeURI(address));
      if (found.length > 0) problems[address] = found;
    }
    // The host answers the page for unknown addresses as such.
    const isOwnAnswer = (text: string): boolean =>
      text.includes("404") && text.includes("/404.html");
    expect(
      Object.fromEntries(Object.entries(problems).filter(([, list]) => !list.every(isOwnAnswer))),
    ).toEqual({});
  });
});
