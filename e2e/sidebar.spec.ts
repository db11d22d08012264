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

interface Movement {
  duration: number;
  easing: string;
  heights: string[];
  /** Height of the list before and after. */
  ends: number[];
  /** Height of the list in the frame in which it was pressed. */
  painted: number;
  /** Height of the list when the movement is over, and nobody has heard of it yet. */
  over: number;
}

/** How the list of a category moves after it has been pressed, by an observer: these come last in a frame. */
async function readAnimation(page: Page, name: string): Promise<Movement> {
  const [timing] = await category(page, name).evaluate(async (button) => {
    const list = button.closest("li")!;
    // It may still be closing, since another was opened.
    await Promise.all(list.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const animations: Animation[] = [];
    const endings: Promise<number>[] = [];
    // One of a millisecond is over before the next frame.
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      if (list.contains(this)) {
        animations.push(animation);
        endings.push(animation.finished.then(readHeight));
      }
      return animation;
    };
    const readHeight = (): number => list.querySelector("ul")?.offsetHeight ?? 0;
    const ends = [readHeight()];
    let painted = -1;
    await new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        // Before whatever the press asks for in the next frame.
        requestAnimationFrame(() => {
          painted = readHeight();
          resolve();
        });
        (button as HTMLElement).click();
      });
      observer.observe(button);
    });
    for (let frames = 0; frames < 60 && animations.length === 0; frames += 1)
      await new Promise(requestAnimationFrame);
    Element.prototype.animate = animate;
    const over = await Promise.all(endings);
    await new Promise(requestAnimationFrame);
    ends.push(readHeight());
    return animations.map(({ effect }, at) => {
      const keyframes = (effect as KeyframeEffect).getKeyframes();
      return {
        duration: Number(effect!.getTiming().duration),
        easing: effect!.getTiming().easing ?? "",
        heights: keyframes.map(({ height }) => String(height)),
        ends,
        painted,
        over: over[at]!,
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

  test("it is still hidden after a page without one, and returns; without motion as well", async () => {
    const page = await visit("/tests/docs/more-test/");
    const width = (): Promise<number> =>
      page.locator(".theme-doc-sidebar-container").evaluate((element) => element.clientWidth);
    const full = await width();
    const collapse = page.getByRole("button", { name: "Collapse sidebar", exact: true });
    const expand = page.getByRole("button", { name: "Expand sidebar", exact: true });
    await collapse.click();
    await expand.waitFor();
    await page.getByRole("link", { name: "doc 1", exact: true }).click();
    await page.locator(".theme-doc-sidebar-container").waitFor({ state: "detached" });
    await page.goBack();
    await expand.waitFor();
    await collapse.waitFor({ state: "hidden" });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expand.click();
    await collapse.waitFor();
    await expect.poll(isFocused(collapse)).toBe(true);
    await expect.poll(width).toBe(full);
    // It does not wait for the end of a transition.
    const isAtOnce = collapse.evaluate(async (button) => {
      (button as HTMLElement).click();
      await Promise.resolve();
      return document.querySelector("[aria-label='Expand sidebar']") !== null;
    });
    expect(await isAtOnce).toBe(true);
    await expect.poll(isFocused(expand)).toBe(true);
    await sidebar(page).waitFor({ state: "hidden" });
    await expect.poll(width).toBeLessThan(50);
    await page.emulateMedia({ reducedMotion: null });
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
    const closing = await readAnimation(page, "Guides");
    for (const { heights, ends } of [short, tall, closing])
      expect(heights).toEqual(ends.map((height) => `${height}px`));
    const height = tall.ends[1]!;
    expect(height).toBeGreaterThan(100);
    expect([tall.ends, closing.ends]).toEqual([
      [0, height],
      [height, 0],
    ]);
    expect([tall.painted, closing.painted]).toEqual([0, height]);
    // A press between the two parts of a click would find nothing there.
    expect([tall.over, closing.over]).toEqual([height, 0]);
    expect(closing.duration).toBe(tall.duration);
    expect(short.easing).toBe("ease-in-out");
    expect(short.duration).toBeGreaterThan(100);
    expect(tall.duration).toBeGreaterThan(short.duration);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect((await readAnimation(page, "Migrating from v1 to v2")).duration).toBe(1);
    await page.emulateMedia({ reducedMotion: null });
  });

  test("on a narrow screen the contents fold out above the text, and lead to a heading", async () => {
    const page = await visit("/docs/configuration/");
    await page.setViewportSize({ width: 390, height: 844 });
    const toc = page.locator(".theme-doc-toc-mobile");
    const button = toc.getByRole("button", { name: "On this page" });
    const expectOpen = async (isUnfolded: boolean): Promise<void> => {
      await expect.poll(() => button.getAttribute("aria-expanded")).toBe(String(isUnfolded));
      await expect.poll(() => toc.getByRole("link").first().isVisible()).toBe(isUnfolded);
    };
    await expectOpen(false);
    await button.click();
    await expectOpen(true);
    const ids = await page
      .locator("article :is(h2, h3)")
      .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
    expect(ids.length).toBeGreaterThan(4);
    const links = await toc
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash));
    expect(links).toEqual(ids);
    await toc.getByRole("link").nth(2).click();
    await page.waitForURL((url) => url.hash === ids[2]);
    const top = (): Promise<number> =>
      page.locator(ids[2]!).evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(async () => Math.round((await top()) / 100)).toBe(1);
    await button.click();
    await expectOpen(false);
    await page.setViewportSize({ width: 1440, height: 900 });
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
