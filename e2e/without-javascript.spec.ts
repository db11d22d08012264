import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBuild } from "./support/describe-site.ts";

const source = {
  config: {
    themeConfig: {
      navbar: {
        title: "Fixture",
        items: [
          { type: "doc", docId: "index", label: "Docs" },
          { label: "More", items: [{ label: "Guide", to: "/guide/first" }] },
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

/** Pathnames of all links of a page to pages of the site. */
const findLinks = (page: Page): Promise<string[]> =>
  page
    .locator("a[href^='/']")
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

describeBuild("without-javascript", source, ({ open }) => {
  // Chromium preloads for scripts also when there are none.
  const withoutJavaScript = {
    javaScriptEnabled: false,
    allow: [/was preloaded using link preload/],
  };

  test("every page is reached by links, and read", async () => {
    const page = await open("/", withoutJavaScript);
    const found = new Map<string, string>();
    const queue = ["/"];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (found.has(path)) continue;
      await page.goto(new URL(path, page.url()).href);
      found.set(path, await page.locator("h1").first().innerText());
      queue.push(...(await findLinks(page)));
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

  test("a menu of the navbar opens under the pointer", async () => {
    const page = await open("/", withoutJavaScript);
    await page.getByText("More", { exact: true }).hover();
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Guide" })
      .click();
    await expect.poll(() => page.locator("h1").innerText()).toBe("First guide");
  });

  test("a closed category of the sidebar leads to its first page", async () => {
    const page = await open("/", withoutJavaScript);
    await page.locator(".menu").getByText("deep").click();
    await expect.poll(() => page.locator("h1").innerText()).toBe("Leaf");
  });
});
