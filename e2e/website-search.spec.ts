/** Search on the website as it is cloned: its keys are placeholders, so it asks an index of its own. And its worker. */

import type { Page, Request } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openContext, openPage } from "./support/page.ts";
import { describeWebsite } from "./support/website.ts";

const modal = (page: Page) => page.getByRole("dialog");
const field = (page: Page) => page.getByRole("combobox");
const links = (page: Page) => page.locator(".DocSearch-Hit a");

const readLinks = (page: Page) =>
  links(page).evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));

describeWebsite("search on the website", ({ open, url }) => {
  test("the button, Ctrl+K and / open it, Escape closes it", async () => {
    const page = await open("/docs/");
    const button = page.getByRole("button", { name: /^Search/ });
    const openings = [
      () => button.click(),
      () => page.keyboard.press("Control+k"),
      () => page.keyboard.press("/"),
    ];
    for (const openIt of openings) {
      await openIt();
      await modal(page).getByPlaceholder("Search docs").waitFor();
      await page.getByText("No recent searches").waitFor();
      await page.keyboard.press("Escape");
      await modal(page).waitFor({ state: "detached" });
    }
  });

  test("no host of another's is asked, nor is one in the head", async () => {
    const hosts = new Set<string>();
    const page = await open("/docs/", {
      prepare: async (opened) =>
        opened.on("request", (request) => hosts.add(new URL(request.url()).origin)),
    });
    expect(await page.locator("link[rel=preconnect]").count()).toBe(0);
    await page.keyboard.press("/");
    await field(page).fill("swizzle");
    await links(page).first().waitFor();
    expect([...hosts]).toEqual([new URL(url("/")).origin]);
  });

  test.each([
    ["/docs/", "/docs/"],
    ["/docs/2.4.3/", "/docs/2.4.3/"],
    ["/docs/3.0.0-beta.0/", "/docs/3.0.0-beta.0/"],
    ["/blog/", "/docs/"],
  ])("on %s, of all docs those below %s are found", async (path, base) => {
    const page = await open(path);
    await page.keyboard.press("/");
    await field(page).fill("sidebar");
    await links(page).first().waitFor();
    const found = (await readLinks(page)).filter((href) => href.startsWith("/docs/"));
    expect(found.length).toBeGreaterThan(2);
    const toBase = (href: string): string => /^\/docs\/(?:\d[^/]*\/)?/.exec(href)?.[0] ?? "";
    expect([...new Set(found.map(toBase))]).toEqual([base]);
  });

  test("what was opened is recent, then a favourite; all hits stand on the page of results", async () => {
    const page = await open("/docs/");
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.keyboard.press("/");
    await field(page).fill("static assets");
    await links(page).first().click();
    await page.waitForURL("**/docs/static-assets/**");
    await page.keyboard.press("/");
    await page.getByText("Recent", { exact: true }).waitFor();
    await page.getByTitle("Save this search").click();
    await page.getByText("Favorite", { exact: true }).waitFor();
    await field(page).fill("sidebar");
    const all = page.getByRole("link", { name: /^See all \d+ results$/ });
    const [count] = /\d+/.exec(await all.innerText()) ?? [];
    await all.click();
    await page.waitForURL("**/search/?q=sidebar");
    await page.getByText(`${count} documents found`).waitFor();
    expect(await page.evaluate(() => "isKept" in window)).toBe(true);
  });

  test("what nothing is found of can be told, and so can that the index isn't reached", async () => {
    const page = await open("/docs/", { allow: [/ERR_FAILED/] });
    await page.keyboard.press("/");
    await field(page).fill("zeppelin");
    await page.getByText('No results for "zeppelin"').waitFor();
    await page.getByText("Believe this query should return results?").waitFor();
    const link = page.getByRole("link", { name: "Let us know." });
    expect(await link.getAttribute("href")).toMatch(
      /^https:\/\/github\.com\/facebook\/docusaurus\/issues\/new\?/,
    );
    await page.route("**/_search/**", (route) => route.abort());
    await field(page).fill("wonderful");
    await page.getByText("Unable to fetch results").waitFor();
    await page.getByText("You might want to check your network connection.").waitFor();
  });

  test.each([
    ["/", { offlineMode: false, debug: false }],
    ["/?offlineMode=true", { offlineMode: true, debug: false }],
  ])("%s asks for the worker with %j", async (path, params) => {
    const context = await openContext();
    onTestFinished(() => context.close());
    const isWorker = (request: Request): boolean => new URL(request.url()).pathname === "/sw.js";
    const asked = context.waitForEvent("request", isWorker);
    const page = await openPage({ context });
    await page.goto(url(path));
    const { searchParams } = new URL((await asked).url());
    expect([...searchParams]).toEqual([["params", JSON.stringify(params)]]);
  });
});
