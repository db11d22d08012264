/** What a tool can tell about accessibility, and a walk through a page by keyboard. */

import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { findViolations } from "./support/find-violations.ts";
import { waitForHydration } from "./support/page.ts";
import { describeWebsite } from "./support/website.ts";

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** One of each kind. */
const routes = [
  "/",
  "/docs/markdown-features/tabs/",
  "/docs/styling-layout/",
  "/docs/category/guides/",
  "/docs/2.4.3/playground/",
  "/blog/",
  "/blog/releases/2.4/",
  "/blog/archive/",
  "/blog/tags/",
  "/blog/tags/release/",
  "/community/team/",
  "/changelog/",
  "/showcase/?tags=favorite",
  "/search/?q=a",
  "/versions/",
  "/tests/docs/",
  "/404.html",
];

/** What other kinds of pages have inside the same frame. */
const insides = [
  "/docs/markdown-features/code-blocks/",
  "/docs/markdown-features/diagrams/",
  "/docs/markdown-features/math-equations/",
  "/docs/markdown-features/react/",
  "/docs/api/plugins/@docusaurus/plugin-ideal-image/",
  "/changelog/2.4.3/",
  "/feature-requests/",
  "/__docusaurus/debug/config/",
  "/tests/docs/tags/",
  "/tests/docs/tags/a/",
  "/tests/blog/unlisted-post/",
  "/tests/pages/embeds/",
  "/tests/pages/error-boundary-tests/",
];

/** The listeners of the theme come with the first key. */
async function makeTablesScrollable(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  await expect
    .poll(() =>
      page
        .locator("table")
        .evaluateAll((tables) =>
          tables.every(
            (table) =>
              table.scrollWidth <= table.clientWidth ||
              table.matches("[tabindex]") ||
              table.querySelector("a, button") !== null,
          ),
        ),
    )
    .toBe(true);
}

describeWebsite("accessibility", ({ sharePage }) => {
  const visit = sharePage({ viewport: wide, colorScheme: "light", reducedMotion: "reduce" });

  describe("axe finds nothing", () => {
    test.each(routes)("%s", async (route) => {
      const page = await visit(route);
      // Of all that axe looks at, only colours differ between the modes.
      const contrast: RunOptions = { runOnly: ["color-contrast"] };
      const found: Record<string, string[]> = {};
      found["wide"] = await findViolations(page);
      await page.setViewportSize(narrow);
      await makeTablesScrollable(page);
      found["narrow"] = await findViolations(page);
      await page.evaluate(() => localStorage.setItem("theme", "dark"));
      // The console is heard here as well: a narrow and dark page from the start.
      await page.reload();
      await waitForHydration(page);
      found["narrow and dark"] = await findViolations(page, contrast);
      await page.setViewportSize(wide);
      found["wide and dark"] = await findViolations(page, contrast);
      expect(found).toEqual({ wide: [], narrow: [], "narrow and dark": [], "wide and dark": [] });
    });

    describe("narrow and dark, then wide and light", () => {
      const visitDark = sharePage({
        viewport: narrow,
        colorScheme: "dark",
        reducedMotion: "reduce",
      });
      let page: Page;
      afterEach(async () => {
        await page.setViewportSize(narrow);
        await page.emulateMedia({ colorScheme: "dark" });
      });

      test.each(insides)("%s", async (route) => {
        page = await visitDark(route);
        await makeTablesScrollable(page);
        const dark = await findViolations(page);
        await page.setViewportSize(wide);
        await page.emulateMedia({ colorScheme: "light" });
        await page.locator("html[data-theme=light]").waitFor({ state: "attached" });
        expect({ dark, light: await findViolations(page) }).toEqual({ dark: [], light: [] });
      });
    });

    test("the explanation of keys", async () => {
      const page = await visit("/docs/");
      await page.keyboard.press("?");
      await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
      expect(await findViolations(page)).toEqual([]);
    });

    test("what a search has found", async () => {
      const page = await visit("/docs/");
      await page.keyboard.press("/");
      await page.getByRole("combobox").fill("tabs");
      await page.locator(".DocSearch-Hit").first().waitFor();
      expect(await findViolations(page)).toEqual([]);
    });

    test("open menus", async () => {
      const page = await visit("/docs/configuration/");
      const versions = page.locator(".navbar .dropdown", { hasText: "Canary" });
      await versions.locator("> a").press("Enter");
      await versions.locator(".dropdown__menu").waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize(narrow);
      await page.locator(".navbar__toggle").click();
      await page.locator(".navbar-sidebar__back").waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole("button", { name: /dark and light mode/ }).click();
      await page.locator(".navbar-sidebar__back").click();
      await page.locator(".navbar-sidebar").getByText("Archived versions").waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize(wide);
    });
  });

  describe("in colours that the visitor chooses", () => {
    const visitForced = sharePage({ viewport: wide, forcedColors: "active" });

    /** What tells elements apart where neither backgrounds nor shadows are painted. */
    const readLines = (page: Page, selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { borderBottomColor, outlineStyle, textDecorationLine } = getComputedStyle(element);
          return `${borderBottomColor} ${outlineStyle} ${textDecorationLine}`;
        });

    test.each([
      ".tabs__item",
      ".menu__link",
      ".navbar__link",
      ".table-of-contents__link",
      ".dropdown__link",
    ])("what is open of %s differs from the rest", async (selector) => {
      const page = await visitForced("/docs/markdown-features/tabs/#props");
      await page.keyboard.press("Tab");
      const active = `${selector}--active`;
      await page.locator(active).first().waitFor({ state: "attached" });
      expect(await readLines(page, active)).not.toBe(
        await readLines(page, `${selector}:not(${active})`),
      );
    });

    test.each([
      ["/docs/", ".header-github-link"],
      ["/docs/markdown-features/code-blocks/", "[class*=copyButtonIcons]"],
    ])("on %s an icon that is cut out of its background is seen: %s", async (route, selector) => {
      const page = await visitForced(route);
      const icon = page.locator(selector).first();
      await icon.hover();
      // The computed colour is the one that the rule names, whatever is painted.
      const clip = (await icon.boundingBox())!;
      const shown = await page.screenshot({ clip, animations: "disabled" });
      await icon.evaluate(({ style }) => (style.visibility = "hidden"));
      const hidden = await page.screenshot({ clip, animations: "disabled" });
      expect(shown.equals(hidden)).toBe(false);
    });

    test("a highlighted line of code differs from the rest", async () => {
      const page = await visitForced("/docs/markdown-features/code-blocks/");
      expect(await readLines(page, ".theme-code-block-highlighted-line")).not.toBe(
        await readLines(page, ".token-line:not(.theme-code-block-highlighted-line)"),
      );
    });

    test("the chosen hit of a search differs from the rest", async () => {
      const page = await visitForced("/docs/");
      await page.keyboard.press("/");
      await page.locator(".DocSearch-Input").fill("plugin");
      await page.locator(".DocSearch-Hit[aria-selected=true]").waitFor();
      expect(await readLines(page, ".DocSearch-Hit[aria-selected=true] a")).not.toBe(
        await readLines(page, ".DocSearch-Hit[aria-selected=false] a"),
      );
    });
  });

  test.each(["/", "/versions/"])("nothing of %s is wider than a window at 400 %", async (route) => {
    const page = await visit(route);
    await page.setViewportSize({ width: 320, height: 256 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    await page.setViewportSize(wide);
    expect(width).toBe(320);
  });

  describe("by keyboard", () => {
    /** Where the focus is, by landmark, and whether one sees it there. */
    const readFocus = (page: Page) =>
      page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const place = element.closest(
          "[role=region], [role=banner], nav[aria-label], .theme-doc-toc-desktop, .theme-doc-sidebar-container, article, .theme-layout-footer",
        );
        const { top, bottom, width, height } = element.getBoundingClientRect();
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const inWindow = bottom > 0 && top < window.innerHeight && width > 0 && height > 0;
        return {
          name: element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "",
          place:
            place?.getAttribute("aria-label") ??
            [...(place?.classList ?? [])].find((name) => name.startsWith("theme-")) ??
            place?.tagName ??
            "",
          isVisible: inWindow && outlineStyle !== "none" && outlineWidth !== "0px",
        };
      });

    test("all of a doc is walked through in order, and one always sees where one is", async () => {
      const page = await visit("/docs/configuration/");
      const stops: Record<string, string[]> = {};
      const unseen: string[] = [];
      for (let count = 0; count < 150; count += 1) {
        await page.keyboard.press("Tab");
        const { name, place, isVisible } = await readFocus(page);
        if (place === "theme-layout-footer") break;
        (stops[place] ??= []).push(name);
        if (!isVisible) unseen.push(`${place}: ${name}`);
      }
      expect(unseen).toEqual([]);
      expect(Object.keys(stops)).toEqual([
        "Skip to main content",
        "Announcement",
        "Main",
        "Docs sidebar",
        "theme-doc-sidebar-container",
        "Breadcrumbs",
        "ARTICLE",
        "Docs pages",
        "On this page",
      ]);
      expect(stops["Main"]).toEqual([
        "Docusaurus",
        "Docs",
        "API",
        "Blog",
        "Showcase",
        "Community",
        "Canary",
        "English",
        "GitHub repository",
        "Switch between dark and light mode (currently light mode)",
        "SearchCtrlK",
      ]);
      expect(stops["Docs sidebar"]!.slice(0, 4)).toEqual([
        "Introduction",
        "Getting Started",
        "Collapse sidebar category 'Getting Started'",
        "Installation",
      ]);
      expect(stops["theme-doc-sidebar-container"]).toEqual(["Collapse sidebar"]);
      expect(stops["On this page"]).toEqual(
        await page.locator(".theme-doc-toc-desktop a").allInnerTexts(),
      );
    });

    test("the colour mode and categories are switched by Enter and by the space bar", async () => {
      const page = await visit("/docs/installation/");
      const mode = (): Promise<string | null> => page.locator("html").getAttribute("data-theme");
      const toggle = page.getByRole("button", { name: /dark and light mode/ });
      await toggle.press("Enter");
      await expect.poll(mode).toBe("dark");
      await toggle.press(" ");
      await expect.poll(mode).toBe("light");
      const arrow = page.getByRole("button", { name: "sidebar category 'Guides'" });
      const isOpen = (): Promise<string | null> => arrow.getAttribute("aria-expanded");
      await arrow.press("Enter");
      await expect.poll(isOpen).toBe("true");
      await arrow.press(" ");
      await expect.poll(isOpen).toBe("false");
    });

    test("tabs are one stop; arrows lead through them", async () => {
      const page = await visit("/docs/installation/");
      const tabs = page.getByRole("tablist").first().getByRole("tab");
      await tabs.first().focus();
      await page.keyboard.press("ArrowRight");
      const isFocused = (index: number) => (): Promise<boolean> =>
        tabs.nth(index).evaluate((tab) => tab === document.activeElement);
      await expect.poll(isFocused(1)).toBe(true);
      await page.keyboard.press("Enter");
      await expect.poll(() => tabs.nth(1).getAttribute("aria-selected")).toBe("true");
      await page.keyboard.press("Tab");
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.matches("[role=tab]")))
        .toBe(false);
    });
  });
});
