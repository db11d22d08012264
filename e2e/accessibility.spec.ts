/** What a tool can tell about accessibility, and a walk through a page by keyboard. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { waitForHydration } from "./support/page.ts";
import { describeWebsite } from "./support/website.ts";

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

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

/** Rules that are broken, each with how often, and with the first element that breaks it. */
async function findViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  // Colours that are on their way to others say nothing.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  return page.evaluate(async (runOptions) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...runOptions });
    return violations.map(({ id, nodes }) => {
      const [{ target, failureSummary } = { target: [], failureSummary: "" }] = nodes;
      return `${id} (${nodes.length}): ${target.join(" ")}: ${failureSummary}`;
    });
  }, options);
}

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
      const contrast: RunOptions = { runOnly: ["color-contrast"] };
      const found: Record<string, string[]> = {};
      found["wide"] = await findViolations(page);
      await page.setViewportSize(narrow);
      await makeTablesScrollable(page);
      found["narrow"] = await findViolations(page);
      await page.evaluate(() => localStorage.setItem("theme", "dark"));
      await page.reload();
      await waitForHydration(page);
      found["narrow and dark"] = await findViolations(page, contrast);
      await page.setViewportSize(wide);
      found["wide and dark"] = await findViolations(page, contrast);
      expect(found).toEqual({ wide: [], narrow: [], "narrow and dark": [], "wide and dark": [] });
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
        "theme-announcement-bar",
        "Main",
        "Docs sidebar",
        "theme-doc-sidebar-container",
        "Breadcrumbs",
        "ARTICLE",
        "Docs pages",
        "theme-doc-toc-desktop",
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
      ]);
      expect(stops["Docs sidebar"]!.slice(0, 4)).toEqual([
        "Introduction",
        "Getting Started",
        "Collapse sidebar category 'Getting Started'",
        "Installation",
      ]);
      expect(stops["theme-doc-sidebar-container"]).toEqual(["Collapse sidebar"]);
      expect(stops["theme-doc-toc-desktop"]).toEqual(
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
