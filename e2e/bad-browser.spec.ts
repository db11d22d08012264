/** Browsers that keep nothing or rubbish, odd addresses, paper. */

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { goThere, waitForHydration } from "./support/page.ts";
import { describeWebsite } from "./support/website.ts";

const mode = (page: Page) => (): Promise<string | null> =>
  page.locator("html").getAttribute("data-theme");
const toggle = (page: Page): Locator =>
  page.getByRole("button", { name: /^Switch between dark and light mode/ });
const isAnyVisible = async (locator: Locator): Promise<boolean> =>
  (await locator.filter({ visible: true }).count()) > 0;
const announcement = (page: Page): Locator => page.locator(".theme-announcement-bar");

/** What the visitor chooses holds for this page, whether or not it is kept. */
async function expectWorkingControls(page: Page): Promise<void> {
  await expect.poll(mode(page)).toBe("light");
  await toggle(page).click();
  await expect.poll(mode(page)).toBe("dark");
  const tabs = page.getByRole("tab", { name: "Yarn" });
  await tabs.first().click();
  await expect.poll(() => tabs.first().getAttribute("aria-selected")).toBe("true");
  await page.getByRole("button", { name: "Collapse sidebar", exact: true }).click();
  await page.getByRole("button", { name: "Expand sidebar", exact: true }).waitFor();
  await page.locator(".dropdown", { hasText: "Canary" }).hover();
  await page.getByRole("link", { name: "2.4.3" }).click();
  await page.waitForURL("**/docs/2.4.3/");
  await page.locator(".theme-doc-version-banner").waitFor();
}

describeWebsite("a bad browser", ({ open, sharePage }) => {
  const visit = sharePage({ viewport: { width: 1440, height: 900 }, colorScheme: "light" });
  const desktop = { viewport: { width: 1440, height: 900 }, colorScheme: "light" } as const;

  test("storage that can't be reached", async () => {
    const messages: string[] = [];
    const page = await open("/docs/", {
      ...desktop,
      allow: [/storage is not available/],
      prepare: (newPage) => {
        newPage.on("console", (message) => messages.push(message.text()));
        return newPage.addInitScript(() => {
          for (const name of ["localStorage", "sessionStorage"])
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException("Access is denied", "SecurityError");
              },
            });
        });
      },
    });
    await announcement(page).getByRole("button", { name: "Close" }).click();
    await announcement(page).waitFor({ state: "detached" });
    await expectWorkingControls(page);
    // Once is enough.
    expect(messages.filter((text) => text.includes("storage is not available"))).toHaveLength(1);
  });

  test("storage that is full", async () => {
    const page = await open("/docs/", {
      ...desktop,
      allow: [/QuotaExceededError/],
      prepare: (newPage) =>
        newPage.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException("It is full", "QuotaExceededError");
          };
        }),
    });
    await announcement(page).getByRole("button", { name: "Close" }).click();
    await announcement(page).waitFor({ state: "detached" });
    await expectWorkingControls(page);
  });

  test("stored rubbish", async () => {
    const page = await visit("/docs/");
    await page.evaluate(() =>
      Object.assign(localStorage, {
        theme: "<b>",
        "docusaurus.announcement.dismiss": "maybe",
        "docusaurus.announcement.id": "\"'\u0000",
        "docs-preferred-version-default": "../../0.0.0",
        "docs-preferred-version-community": "constructor",
        "docusaurus.tab.npm2yarn": "__proto__",
      }),
    );
    await page.reload();
    await waitForHydration(page);
    await announcement(page).waitFor();
    for (const id of ["default", "community"])
      await expect
        .poll(() =>
          page.evaluate((key) => localStorage.getItem(key), `docs-preferred-version-${id}`),
        )
        .toBeNull();
    await expectWorkingControls(page);
  });

  test.each([
    ["quotes and a tag", `#"'><img src=x onerror=alert(1)>`],
    ["an escape that ends too early", "#%E0%A4%A"],
    ["a lone per cent sign", "#100%"],
    ["a selector", "#.a:has(*),[b"],
    ["10 kB", `#${"x".repeat(10_000)}`],
  ])("a hash of %s", async (_name, hash) => {
    const page = await visit(`/docs/configuration/${hash}`);
    await page.getByRole("link", { name: "Blog", exact: true }).first().click();
    await page.waitForURL("**/blog/");
    await page.goBack();
    await page.getByRole("heading", { name: "Configuration", level: 1 }).waitFor();
    await page.locator(".theme-doc-toc-desktop a").last().click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(await page.locator("img[src=x]").count()).toBe(0);
  });

  test("a walk through all kinds of pages leaves neither elements nor listeners behind", async () => {
    const page = await visit("/docs/installation/");
    const session = await page.context().newCDPSession(page);
    const kinds = [
      "/",
      "/docs/markdown-features/tabs/",
      "/docs/category/guides/",
      "/docs/2.4.3/",
      "/community/team/",
      "/blog/",
      "/blog/releases/2.4/",
      "/blog/tags/",
      "/changelog/",
      "/showcase/",
      "/search/",
      "/tests/pages/z-index-tests/",
    ];
    const walk = async () => {
      for (const path of [...kinds, "/docs/installation/"])
        await goThere(page, new URL(path, page.url()).href);
      await page.getByRole("heading", { name: "Installation", level: 1 }).waitFor();
      await session.send("HeapProfiler.collectGarbage");
      return session.send("Memory.getDOMCounters");
    };
    // By then everything that is loaded once is there.
    await walk();
    const before = await walk();
    await walk();
    const after = await walk();
    // What a walk leaves behind, two leave twice; one listener more may just be late.
    expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 1);
    expect(after.nodes).toBeLessThan(before.nodes + 20);
    expect(after.documents).toBeLessThanOrEqual(before.documents);
  });

  test("on paper there is the text, and nothing to press", async () => {
    const page = await visit("/docs/configuration/");
    const gone = [
      ".navbar",
      ".theme-announcement-bar",
      ".theme-doc-sidebar-container",
      ".theme-doc-breadcrumbs",
      ".theme-doc-toc-desktop",
      ".theme-back-to-top-button",
      ".pagination-nav",
      ".theme-edit-this-page",
      "a[href='#__docusaurus_skipToContent_fallback']",
      "article .buttonGroup_",
      "article .hash-link",
      "article [data-copy-page]",
      ".footer",
    ];
    for (const selector of gone)
      expect(await page.locator(selector).count(), selector).toBeGreaterThan(0);
    await page.emulateMedia({ media: "print" });
    for (const selector of gone)
      await expect
        .poll(() => isAnyVisible(page.locator(selector)), { message: selector })
        .toBe(false);
    for (const read of ["article h1", "article p", "article .theme-code-block code"])
      await page.locator(read).first().waitFor();
    await page.emulateMedia({ media: "screen" });
  });

  test("on paper, each panel of tabs stands under its label", async () => {
    const page = await visit("/docs/markdown-features/tabs/");
    const panel = page.locator("article [role=tabpanel][hidden]").first();
    const list = page.locator("article [role=tablist]").first();
    const label = await panel.getAttribute("data-tab-label");
    const readLabel = () =>
      panel.evaluate((element) => {
        const { display, content } = getComputedStyle(element, "::before");
        return display === "none" ? null : JSON.parse(content);
      });
    expect([await panel.isVisible(), await readLabel()]).toEqual([false, null]);
    await page.emulateMedia({ media: "print" });
    await panel.waitFor();
    await list.waitFor({ state: "hidden" });
    expect(await readLabel()).toBe(label);
    await page.emulateMedia({ media: "screen" });
    await list.waitFor();
    expect(await readLabel()).toBe(null);
  });

  test("a paper as narrow as a phone's screen has no table of contents to open", async () => {
    const page = await open("/docs/configuration/", { viewport: { width: 794, height: 1123 } });
    const contents = page.locator(".theme-doc-toc-mobile");
    await contents.waitFor();
    await page.emulateMedia({ media: "print" });
    await contents.waitFor({ state: "hidden" });
    await page.locator("article h1").waitFor();
  });

  test("paper is light, whatever the screen is", async () => {
    const page = await visit("/docs/configuration/?docusaurus-theme=dark");
    await expect.poll(mode(page)).toBe("dark");
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      window.addEventListener("beforeprint", () => (dataset["printed"] = dataset["theme"]));
    });
    await page.pdf();
    await expect.poll(() => page.locator("html").getAttribute("data-printed")).toBe("light");
    await expect.poll(mode(page)).toBe("dark");
  });
});
