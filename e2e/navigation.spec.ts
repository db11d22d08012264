import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import {
  isSameDocument,
  markDocument,
  navigationFixture,
  scrollTo,
  scrollTop,
} from "./support/navigation-fixture.ts";
import { openContext, openPage } from "./support/page.ts";

describeBoth("navigation", navigationFixture, ({ mode, open, url }) => {
  test("a link in prose changes the page without a reload", async () => {
    const page = await open("/");
    await markDocument(page);
    await page.getByRole("link", { name: "the second page" }).click();
    await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/second");
    expect(await page.title()).toBe("Second | Fixture");
    expect(await page.locator("meta[name=description]").getAttribute("content")).toBe(
      "What comes next",
    );
    expect(await page.locator("meta[property='og:title']").getAttribute("content")).toBe(
      "Second | Fixture",
    );
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
      "https://fixture.test/second",
    );
    expect(await page.locator("title").count()).toBe(1);
    expect(await page.locator("meta[name=description]").count()).toBe(1);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("Link and a plain anchor of a React page change it too, also where clicks are stopped around them", async () => {
    for (const name of ["by Link", "by a plain anchor", "where clicks are stopped"]) {
      const page = await open("/links");
      await markDocument(page);
      await page.getByRole("button").click();
      await page.getByText("clicked 1").waitFor();
      await page.getByRole("link", { name }).click();
      await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
      expect(await isSameDocument(page)).toBe(true);
    }
  });

  test("a new page begins at its top; going back and forward restores the scroll position", async () => {
    const page = await open("/");
    await markDocument(page);
    await scrollTo(page, 900);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('article a[href="/second"]')?.click(),
    );
    await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
    expect(await scrollTop(page)).toBe(0);
    await scrollTo(page, 400);
    await page.goBack();
    await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
    await expect.poll(() => scrollTop(page)).toBe(900);
    await page.goForward();
    await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
    await expect.poll(() => scrollTop(page)).toBe(400);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("a hash is scrolled to: on load, on the page, on another page", async () => {
    const isInView = (page: Page, id: string) =>
      page.evaluate((target) => {
        const { top } = document.getElementById(target)!.getBoundingClientRect();
        return top >= 0 && top < window.innerHeight;
      }, id);
    const page = await open("/second#the-end");
    await expect.poll(() => isInView(page, "the-end")).toBe(true);
    await markDocument(page);
    await page.getByRole("link", { name: "the start" }).click();
    await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
    await page.getByRole("link", { name: "a part of this page" }).click();
    await expect.poll(() => isInView(page, "below")).toBe(true);
    await expect.poll(() => new URL(page.url()).hash).toBe("#below");
    await page.goBack();
    await page.getByRole("link", { name: "its end" }).click();
    await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
    await expect.poll(() => isInView(page, "the-end")).toBe(true);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("a click that asks for a new tab is left to the browser", async () => {
    const page = await open("/");
    const newPage = page.context().waitForEvent("page");
    await page
      .getByRole("link", { name: "the second page" })
      .click({ modifiers: ["ControlOrMeta"] });
    await (await newPage).waitForURL("**/second");
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test.each([
    ["/", { elsewhere: "https://", "elsewhere by any scheme": "http://", file: "/file.txt" }],
    [
      "/links",
      {
        "React to elsewhere": "https://",
        "React by any scheme": "http://",
        "React to a file": "/file.txt",
      },
    ],
  ])("links of %s to other sites and to files open in a new tab", async (path, links) => {
    const context = await openContext();
    onTestFinished(() => context.close());
    await context.route(/^https?:\/\/example\.org\//, (route) =>
      route.fulfill({ body: "elsewhere" }),
    );
    const page = await open(path, { context });
    await markDocument(page);
    const { origin } = new URL(page.url());
    for (const [name, begin] of Object.entries(links)) {
      const link = page.getByRole("link", { name, exact: true });
      expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
      const opened = context.waitForEvent("page");
      await link.click();
      const tab = await opened;
      const isFile = begin.startsWith("/");
      await tab.waitForURL((url) => url.href.startsWith(isFile ? origin + begin : begin));
      await tab.getByText(isFile ? "a file" : "elsewhere", { exact: true }).waitFor();
      const readTies = () => [window.opener as unknown, document.referrer];
      expect(await tab.evaluate(readTies), name).toEqual([null, ""]);
      await tab.close();
    }
    expect(page.url()).toBe(origin + path);
    expect(await isSameDocument(page)).toBe(true);
  });

  // A built page has its text by then.
  test.runIf(mode === "dev")(
    "code that fails to arrive is told in a box, and Retry asks again",
    async () => {
      const page = await openPage({ allow: [/could not be loaded|Failed to|ERR_FAILED/] });
      const file = /\/links\.js/;
      await page.route(file, (route) => route.abort());
      await page.goto(url("/links"));
      const retry = page.getByRole("button", { name: "Retry" });
      await retry.click();
      await retry.waitFor();
      await page.unroute(file);
      await retry.click();
      await page.getByRole("button", { name: "clicked 0" }).click();
      await page.getByRole("button", { name: "clicked 1" }).waitFor();
    },
  );
});
