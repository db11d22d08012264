import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { pages } from "../bench/visit/pages.mjs";
import { describeBuild } from "./support/describe-site.ts";
import { describeWebsite } from "./support/website.ts";

const source = {
  config: {
    themeConfig: {
      navbar: {
        title: "Fixture",
        items: [
          { type: "doc", docId: "index", label: "Docs" },
          { to: "/deep/inner/leaf", label: "Leaf" },
          {
            label: "One",
            items: [{ label: "To the first of the two guides", to: "/guide/first" }],
          },
          {
            label: "Two",
            position: "right",
            items: [{ label: "To the second of the two guides", to: "/guide/second" }],
          },
        ],
      },
      docs: { sidebar: { hideable: true } },
    },
  },
  files: {
    "docs/index.md": `---
slug: /
title: Start
---
A link to [the second guide](guide/second.mdx).

\`\`\`js title="a.js"
const answer = 42;
\`\`\`
`,
    "docs/guide/_category_.json": '{ "label": "Guide", "collapsed": true }',
    "docs/guide/first.md": "# First guide\n\nText of the first guide.\n",
    "docs/guide/second.mdx": `# Second guide

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs groupId="system">
  <TabItem value="linux" label="Linux">On Linux.</TabItem>
  <TabItem value="mac" label="macOS">On macOS.</TabItem>
</Tabs>

<details>
<summary>More</summary>

Hidden until opened.

</details>

## A section

Text of the second guide.

## Another section
`,
    "docs/deep/inner/leaf.md": "# Leaf\n\nText of a deep page.\n",
  },
};

/** Pathnames of the links to pages of the site that are shown within an element. */
const findLinks = (place: Locator): Promise<string[]> =>
  place
    .locator("a[href^='/']")
    .filter({ visible: true })
    .evaluateAll((links) => [
      ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ]);

/** What looks like a control and does nothing without JavaScript. A menu of the navbar opens under the pointer. */
const findDeadControls = (page: Page): Promise<string[]> =>
  page.locator("button, [role=button], [role=tab], input, select").evaluateAll((controls) =>
    controls
      .filter((control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((control) => ["#", null].includes(control.getAttribute("href")))
      .filter((control) => !control.matches(".dropdown--hoverable > a"))
      .map((control) => control.outerHTML.slice(0, 200)),
  );

const withoutJavaScript = { javaScriptEnabled: false };

describeBuild("without-javascript", source, ({ open }) => {
  test.each([390, 1280])("the sidebar leads to every page (%i px wide)", async (width) => {
    const page = await open("/", { ...withoutJavaScript, viewport: { width, height: 800 } });
    const found = new Map<string, string>();
    const queue = ["/"];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (found.has(path)) continue;
      await page.goto(new URL(path, page.url()).href);
      found.set(path, await page.locator("h1").first().innerText());
      queue.push(...(await findLinks(page.locator(".theme-doc-sidebar-menu"))));
    }
    expect(Object.fromEntries(found)).toEqual({
      "/": "Start",
      "/guide/first": "First guide",
      "/guide/second": "Second guide",
      "/deep/inner/leaf": "Leaf",
    });
  });

  test.each([390, 1280])("no control is shown that does nothing (%i px wide)", async (width) => {
    for (const path of ["/", "/guide/second", "/deep/inner/leaf"]) {
      const page = await open(path, { ...withoutJavaScript, viewport: { width, height: 800 } });
      expect(await findDeadControls(page)).toEqual([]);
    }
  });

  test("text, code and every tab can be read", async () => {
    const page = await open("/guide/second", withoutJavaScript);
    const text = await page.locator("article").innerText();
    for (const part of ["On Linux.", "On macOS.", "Text of the second guide."])
      expect(text).toContain(part);
    await page.getByText("More", { exact: true }).last().click();
    await expect.poll(() => page.locator("article").innerText()).toContain("Hidden until opened.");
  });

  test.each([390, 1280])("the navbar shows its links and menus (%i px wide)", async (width) => {
    const page = await open("/", { ...withoutJavaScript, viewport: { width, height: 800 } });
    const navbar = page.getByRole("navigation", { name: "Main" });
    expect(await findLinks(navbar)).toEqual(["/", "/deep/inner/leaf"]);
    for (const [menu, title] of [
      ["One", "First guide"],
      ["Two", "Second guide"],
    ] as const) {
      await page.goto(new URL("/", page.url()).href);
      await navbar.getByText(menu, { exact: true }).hover();
      const link = navbar.getByRole("link", { name: /of the two guides/ });
      await link.waitFor();
      const box = (await link.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      await link.click();
      await expect.poll(() => page.locator("h1").innerText()).toBe(title);
    }
  });

  test("a closed category of the sidebar leads to its first page", async () => {
    const page = await open("/", withoutJavaScript);
    await page.locator(".menu").getByText("deep").click();
    await expect.poll(() => page.locator("h1").innerText()).toBe("Leaf");
  });
});

describeWebsite("without JavaScript on a narrow screen", ({ open, url }) => {
  const narrow = { ...withoutJavaScript, viewport: { width: 390, height: 844 } };

  test("each kind of page fits, with all of the navbar and nothing that does nothing", async () => {
    const page = await open("/", narrow);
    const items = page.locator(".navbar a.navbar__item");
    for (const { path } of pages) {
      await page.goto(url(path));
      const heights = await items.evaluateAll((links) =>
        links.map((link) => Math.round(link.getBoundingClientRect().height)),
      );
      // Docs, API, Blog, Showcase, Community, and the mark of the repository.
      expect(heights, path).toEqual(Array(6).fill(heights[0]));
      expect(heights[0]).toBeGreaterThanOrEqual(24);
      expect(await page.locator("html").evaluate((html) => html.scrollWidth), path).toBe(390);
      expect(await findDeadControls(page), path).toEqual([]);
    }
  });

  test("posts stand below the page, and the navbar, which may be high, scrolls away", async () => {
    const page = await open("/blog/", narrow);
    const posts = page.getByRole("navigation", { name: "Blog recent posts navigation" });
    const link = posts.getByRole("link").first();
    await link.scrollIntoViewIfNeeded();
    const navbar = page.getByRole("navigation", { name: "Main" });
    await expect.poll(async () => (await navbar.boundingBox())!.y).toBeLessThan(-200);
    const title = await link.innerText();
    await link.click();
    await expect.poll(() => page.locator("h1").innerText()).toBe(title);
  });
});
