import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBoth, describeBuild } from "./support/describe-site.ts";
import type { SiteSource } from "./support/site.ts";

const longText = Array.from(
  { length: 60 },
  (_, index) => `Paragraph ${index + 1} of a long page.`,
).join("\n\n");

const source: SiteSource = {
  files: {
    "docs/index.md": `---
slug: /
title: Start
description: Where it begins
---
A link in prose to [the second page](second.md), to [its end](second.md#the-end), to [elsewhere](https://example.org/),
to a [file](pathname:///file.txt) and to [a part of this page](#below).

${longText}

## Below

The end of the first page.
`,
    "docs/second.md": `---
title: Second
description: What comes next
---
${longText}

## The end

Back to [the start](index.md).
`,
    "src/pages/links.js": `
import Link from "@docusaurus/Link";
import { useState } from "react";
export default function Links() {
  const [count, setCount] = useState(0);
  return <main>
    <button onClick={() => setCount(count + 1)}>clicked {count}</button>
    <Link to="/second">by Link</Link>
    <a href="/second">by a plain anchor</a>
  </main>;
}`,
    "static/file.txt": "a file",
  },
};

/** Sets a mark that a reload takes away. */
const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isSame: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "isSame" in window);
/** The page hears of it in the next frame, as when a visitor scrolls. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo(0, y);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

describeBoth("navigation", source, ({ open }) => {
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

  test("Link and a plain anchor of a React page change it too", async () => {
    for (const name of ["by Link", "by a plain anchor"]) {
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
    expect(new URL(page.url()).hash).toBe("#below");
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

  test("a link to a file loads the file", async () => {
    const page = await open("/");
    const href = await page.getByRole("link", { name: "file", exact: true }).getAttribute("href");
    expect(await (await page.request.get(new URL(href!, page.url()).href)).text()).toBe("a file");
  });
});

describeBuild("prefetch", source, ({ open, url }) => {
  /** Payloads asked for, by the page that they belong to. */
  const watchPayloads = (page: Page) => {
    const paths: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".json") && pathname.includes("second")) paths.push(pathname);
    });
    return paths;
  };

  test("once the visitor moves, a link in view is prefetched; following it asks for nothing again", async () => {
    let paths: string[] = [];
    const page = await open("/", { prepare: async (newPage) => (paths = watchPayloads(newPage)) });
    await page.mouse.move(5, 5);
    await expect.poll(() => paths.length).toBe(1);
    await page.getByRole("link", { name: "the second page" }).click();
    await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
    expect(new Set(paths).size).toBe(1);
  });

  test("a link under the pointer is prefetched", async () => {
    let paths: string[] = [];
    const page = await open("/links", {
      prepare: async (newPage) => {
        paths = watchPayloads(newPage);
        await newPage.addInitScript(() => {
          // Nothing ever comes into view.
          window.IntersectionObserver = class extends window.IntersectionObserver {
            override observe() {}
          };
        });
      },
    });
    await page.waitForTimeout(300);
    expect(paths).toEqual([]);
    await page.getByRole("link", { name: "by Link" }).hover();
    await expect.poll(() => paths.length).toBe(1);
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "nothing is prefetched on a connection with %o",
    async (connection) => {
      let paths: string[] = [];
      const page = await open("/", {
        prepare: async (newPage) => {
          paths = watchPayloads(newPage);
          await newPage.addInitScript((value) => {
            Object.defineProperty(navigator, "connection", { value });
          }, connection);
        },
      });
      await page.getByRole("link", { name: "the second page" }).hover();
      await page.waitForTimeout(300);
      expect(paths).toEqual([]);
    },
  );

  test("after a deployment, a page that is gone loads the server's answer", async () => {
    const page = await open("/links", {
      allow: [/404/],
      prepare: (newPage) =>
        newPage.route("**/*second*.json", (route) => route.fulfill({ status: 404, body: "" })),
    });
    await markDocument(page);
    await page.getByRole("link", { name: "by Link" }).click();
    await page.waitForURL(url("/second"));
    await page.getByRole("heading", { name: "Second", level: 1 }).waitFor();
    expect(await isSameDocument(page)).toBe(false);
  });
});
