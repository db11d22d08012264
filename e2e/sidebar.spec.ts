/** The sidebar and the table of contents beside a doc. */

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeWebsite } from "./support/website.ts";

const sidebar = (page: Page): Locator => page.getByRole("navigation", { name: "Docs sidebar" });
/** What opens it: its name, or the arrow beside a name that leads to a page. */
const category = (page: Page, name: string): Locator =>
  sidebar(page)
    .locator(".menu__list-item-collapsible", { hasText: new RegExp(`^${name}$`) })
    .locator("[aria-expanded]");
const isOpen = (page: Page, name: string) => (): Promise<string | null> =>
  category(page, name).getAttribute("aria-expanded");
const isFocused = (locator: Locator) => (): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** How the list of a category moves after it has been pressed. */
async function readAnimation(
  page: Page,
  name: string,
): Promise<{ duration: number; easing: string }> {
  const [timing] = await category(page, name).evaluate(async (button) => {
    const list = button.closest("li")!;
    // It may still be closing, since another was opened.
    await Promise.all(list.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const animations: Animation[] = [];
    // One of a millisecond is over before the next frame.
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      if (list.contains(this)) animations.push(animation);
      return animation;
    };
    (button as HTMLElement).click();
    for (let frames = 0; frames < 60 && animations.length === 0; frames += 1)
      await new Promise(requestAnimationFrame);
    Element.prototype.animate = animate;
    return animations.map(({ effect }) => {
      const keyframes = (effect as KeyframeEffect).getKeyframes();
      return {
        duration: Number(effect!.getTiming().duration),
        easing: effect!.getTiming().easing ?? "",
        heights: keyframes.map(({ height }) => String(height)),
      };
    });
  });
  return timing!;
}

describeWebsite("beside a doc", ({ sharePage }) => {
  const visit = sharePage({ viewport: { width: 1440, height: 900 } });

  test("the sidebar hides, stays hidden on the next page, and returns; the focus goes along", async () => {
    const page = await visit("/docs/configuration/");
    const width = (): Promise<number> =>
      page.locator(".theme-doc-sidebar-container").evaluate((element) => element.clientWidth);
    const textWidth = (): Promise<number> =>
      page.locator("main").evaluate((element) => element.clientWidth);
    const [full, narrow] = [await width(), await textWidth()];
    const collapse = page.getByRole("button", { name: "Collapse sidebar", exact: true });
    const expand = page.getByRole("button", { name: "Expand sidebar", exact: true });
    await collapse.press("Enter");
    await expand.waitFor();
    await expect.poll(isFocused(expand)).toBe(true);
    expect(await sidebar(page).isVisible()).toBe(false);
    expect(await width()).toBeLessThan(50);
    expect(await textWidth()).toBeGreaterThan(narrow);
    await page.locator(".pagination-nav__link--next").click();
    await page.getByRole("heading", { name: "Playground", level: 1 }).waitFor();
    expect(await expand.isVisible()).toBe(true);
    await expand.press("Enter");
    await sidebar(page).waitFor();
    await expect.poll(isFocused(collapse)).toBe(true);
    await expect.poll(width).toBe(full);
  });

  test("a long menu scrolls by itself: its end doesn't lie below the button that hides it", async () => {
    const page = await visit("/docs/markdown-features/admonitions/");
    const overlap = await sidebar(page).evaluate((menu) => {
      menu.scrollTo({ top: menu.scrollHeight, behavior: "instant" });
      const button = document.querySelector("[class*=collapseSidebarButton]")!;
      const last = [...menu.querySelectorAll("a")].at(-1)!;
      return last.getBoundingClientRect().bottom - button.getBoundingClientRect().top;
    });
    expect(overlap).toBeLessThan(1);
  });

  test("an open category stays open on the next page; opening another closes it", async () => {
    const page = await visit("/docs/installation/");
    await category(page, "Advanced Guides").click();
    await expect.poll(isOpen(page, "Advanced Guides")).toBe("true");
    await page.locator(".pagination-nav__link--next").click();
    await page.getByRole("heading", { name: "Configuration", level: 1 }).waitFor();
    expect(await isOpen(page, "Advanced Guides")()).toBe("true");
    await category(page, "Migrating from v1 to v2").click();
    await expect.poll(isOpen(page, "Migrating from v1 to v2")).toBe("true");
    await expect.poll(isOpen(page, "Advanced Guides")).toBe("false");
  });

  test("a category moves for as long as its height asks for, and hardly for who wants less motion", async () => {
    const page = await visit("/docs/installation/");
    const short = await readAnimation(page, "Migrating from v1 to v2");
    const tall = await readAnimation(page, "Guides");
    expect(short.easing).toBe("ease-in-out");
    expect(short.duration).toBeGreaterThan(100);
    expect(tall.duration).toBeGreaterThan(short.duration);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect((await readAnimation(page, "Migrating from v1 to v2")).duration).toBe(1);
    await page.emulateMedia({ reducedMotion: null });
  });

  test("the table of contents marks what is read, and leads to it by keyboard", async () => {
    const page = await visit("/docs/configuration/");
    const toc = page.locator(".theme-doc-toc-desktop");
    const links = toc.getByRole("link");
    const marked = (): Promise<string[]> => toc.locator("[aria-current=true]").allInnerTexts();
    const names = await links.allInnerTexts();
    expect(names.length).toBeGreaterThan(4);
    for (const index of [2, names.length - 1, 0]) {
      await links.nth(index).press("Enter");
      await expect.poll(marked).toEqual([names[index]]);
      const id = await links
        .nth(index)
        .evaluate((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)));
      const top = await page
        .locator(`[id="${id}"]`)
        .evaluate((heading) => heading.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(900);
    }
  });
});
