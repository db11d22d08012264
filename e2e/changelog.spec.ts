import { existsSync, readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installedWebsiteDir } from "../scripts/setup/installation.mjs";
import { openPage, waitForHydration } from "./support/page.ts";
import { buildSite, openSite, serveSite, type SiteServer } from "./support/site.ts";

const site = openSite(installedWebsiteDir);
let server: SiteServer;

beforeAll(async () => {
  if (!existsSync(site.path("build/changelog/index.html"))) await buildSite(site);
  server = await serveSite(site);
});
afterAll(() => server.close());

async function visit(path: string): Promise<Page> {
  const page = await openPage();
  await page.goto(server.origin + path);
  await waitForHydration(page);
  return page;
}

const titles = (page: Page): Promise<string[]> => page.locator("main article h2").allTextContents();

test("has a page for each of the 87 versions", () => {
  const folders = readdirSync(site.path("build/changelog"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "page")
    .map(({ name }) => name);
  expect(folders).toHaveLength(87);
  expect(folders).toEqual(expect.arrayContaining(["2.4.3", "2.0.0-alpha.19", "V2 Changelog"]));
});

describe("the list", () => {
  test.each([
    [1, "/changelog/", 20, "2.4.3", "2.0.0-beta.14"],
    [2, "/changelog/page/2/", 20, "2.0.0-beta.13", "2.0.0-alpha.70"],
    [3, "/changelog/page/3/", 20, "2.0.0-alpha.69", "2.0.0-alpha.49"],
    [4, "/changelog/page/4/", 20, "2.0.0-alpha.48", "2.0.0-alpha.25"],
    [5, "/changelog/page/5/", 7, "2.0.0-alpha.24", "V2 Changelog"],
  ])("page %i", async (_, path, count, first, last) => {
    const page = await visit(path);
    expect(await page.title()).toBe("Docusaurus changelog | Docusaurus");
    expect(await page.locator("main h1").textContent()).toBe("Docusaurus changelog");
    const versions = await titles(page);
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([count, first, last]);
  });

  test("ends after five pages", async () => {
    expect(existsSync(site.path("build/changelog/page/6"))).toBe(false);
    const page = await visit("/changelog/page/4/");
    await page.locator(".pagination-nav__link--next").click();
    await page.waitForURL("**/changelog/page/5/");
    await expect.poll(() => titles(page)).toHaveLength(7);
    expect(await page.locator(".pagination-nav__link--next").count()).toBe(0);
  });

  test("shows what a release is about, and leads to its changes", async () => {
    const page = await visit("/changelog/");
    const first = page.locator("main article").first();
    expect(await first.locator("ul, h3").count()).toBe(0);
    expect(await first.locator("time").getAttribute("datetime")).toMatch(/^2023-09-20/);
    await first.getByRole("link", { name: "All changes in 2.4.3" }).click();
    await page.waitForURL("**/changelog/2.4.3/");
    await expect.poll(() => page.title()).toBe("2.4.3 | Docusaurus");
  });

  test("lists all versions beside the text, under its own title", async () => {
    const page = await visit("/changelog/");
    const sidebar = page.locator("aside nav").first();
    await expect.poll(() => sidebar.locator("a").count()).toBe(87);
    expect(await sidebar.textContent()).toMatch(/^Changelog/);
  });

  test("leads to its feeds, which exist", async () => {
    const page = await visit("/changelog/");
    for (const [name, file] of [
      ["RSS feed", "rss.xml"],
      ["Atom feed", "atom.xml"],
      ["JSON feed", "feed.json"],
    ] as const) {
      const link = page.getByRole("link", { name });
      expect(await link.getAttribute("href")).toBe(`/changelog/${file}`);
      const answer = await page.request.get(`${server.origin}/changelog/${file}`);
      expect(answer.status()).toBe(200);
      const text = await answer.text();
      expect(text).toContain("Docusaurus changelog");
      expect(text).toContain("https://docusaurus.io/changelog/2.4.3/");
    }
  });
});

describe("a release", () => {
  test("groups its changes, and links pull requests and people", async () => {
    const page = await visit("/changelog/2.4.1/");
    expect(await page.locator("main h1").textContent()).toBe("2.4.1");
    expect(await page.locator(".table-of-contents a").allTextContents()).toEqual([
      "Fixes",
      "Improvements",
      "Contributors",
    ]);
    const links = page.locator("main .markdown li").first().locator("a");
    expect(await links.first().getAttribute("href")).toBe(
      "https://github.com/facebook/docusaurus/pull/8971",
    );
    expect(await links.last().getAttribute("href")).toBe("https://github.com/slorber");
    expect(await page.locator("main h2:has-text('Contributors') + p a").count()).toBe(7);
    const onGitHub = page.getByRole("link", { name: "Release on GitHub: 2.4.1" });
    expect(await onGitHub.getAttribute("href")).toBe(
      "https://github.com/facebook/docusaurus/releases/tag/v2.4.1",
    );
  });

  test("has its neighbours in time below", async () => {
    const page = await visit("/changelog/2.4.2/");
    expect(await page.locator(".pagination-nav__label").allTextContents()).toEqual([
      "2.4.3",
      "2.4.1",
    ]);
  });

  test("may have a name with a space", async () => {
    const page = await visit("/changelog/page/5/");
    await page.getByRole("link", { name: "All changes in V2 Changelog" }).click();
    await page.waitForURL("**/changelog/V2%20Changelog/");
    await expect.poll(() => page.locator("main h1").textContent()).toBe("V2 Changelog");
    expect(await page.getByRole("link", { name: /on GitHub/ }).count()).toBe(0);
  });
});
