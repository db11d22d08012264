import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { goThere } from "./support/page.ts";
import { describeWebsite } from "./support/website.ts";

const narrow = { width: 390, height: 844 };

const drawer = (page: Page): Locator => page.locator(".navbar-sidebar");
const toggle = (page: Page): Locator => page.getByRole("button", { name: "Toggle navigation bar" });

const expectOpen = (page: Page, isOpen: boolean): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.querySelector(".navbar-sidebar--show") !== null))
    .toBe(isOpen);

const isFocused = (locator: Locator) => (): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Opens the drawer and waits until it stands still. */
async function openDrawer(page: Page): Promise<Locator> {
  await toggle(page).click();
  await expectOpen(page, true);
  await expect
    .poll(() => drawer(page).evaluate((element) => element.getBoundingClientRect().left))
    .toBe(0);
  return drawer(page);
}

describeWebsite("the drawer of narrow screens", ({ sharePage, url }) => {
  const visit = sharePage({ viewport: narrow, hasTouch: true });

  test("up to 996 px the bar has a button for the drawer, above it the items themselves", async () => {
    const page = await visit("/docs/");
    const docs = page.locator(".navbar__items").getByRole("link", { name: "Docs", exact: true });
    for (const [width, isNarrow] of [
      [996, true],
      [997, false],
    ] as const) {
      await page.setViewportSize({ ...narrow, width });
      await expect.poll(() => toggle(page).isVisible()).toBe(isNarrow);
      await expect.poll(() => docs.isVisible()).toBe(!isNarrow);
      await expect
        .poll(() => page.locator(".theme-doc-sidebar-container").isVisible())
        .toBe(!isNarrow);
    }
    await page.setViewportSize(narrow);
  });

  test("on a doc it holds the sidebar, and a way to the main menu", async () => {
    const page = await visit("/docs/configuration/");
    const menus = (await openDrawer(page)).locator(".navbar-sidebar__item");
    const current = menus.nth(1).getByRole("link", { name: "Configuration", exact: true });
    expect(await current.getAttribute("aria-current")).toBe("page");
    await menus.nth(1).getByRole("button", { name: "← Back to main menu" }).click();
    await expect
      .poll(() => menus.evaluateAll((all) => all.map((menu) => menu.matches("[inert]"))))
      .toEqual([false, true]);
    // The button that was pressed is gone.
    const first = menus.nth(0).getByRole("link").first();
    await expect.poll(isFocused(first)).toBe(true);
    const items = menus.nth(0).locator("> ul > li > .menu__link");
    expect(await items.allInnerTexts()).toEqual([
      "Docs",
      "API",
      "Blog",
      "Showcase",
      "Community",
      "",
    ]);
    await menus.nth(0).getByRole("link", { name: "Showcase" }).click();
    await page.getByRole("heading", { name: "Docusaurus Site Showcase" }).waitFor();
    await expectOpen(page, false);
    // A page without a sidebar has the main menu at once.
    await openDrawer(page);
    await expect.poll(() => menus.nth(0).evaluate((menu) => menu.matches("[inert]"))).toBe(false);
  });

  test("a page of the sidebar is reached through it, and its categories open in place", async () => {
    const page = await visit("/docs/");
    const menu = (await openDrawer(page)).locator(".navbar-sidebar__item").nth(1);
    await menu.getByRole("button", { name: "Migrating from v1 to v2" }).click();
    await menu.getByRole("link", { name: "Automated migration" }).click();
    await page.waitForURL("**/docs/migration/automated/");
    await expectOpen(page, false);
  });

  test("dropdowns are folded, except for the one that holds the page", async () => {
    const page = await visit("/versions/");
    const menu = (await openDrawer(page)).locator(".navbar-sidebar__item").first();
    const dropdown = (label: string): Locator => menu.getByRole("button", { name: label });
    const expectUnfolded = async (label: string, isUnfolded: boolean): Promise<void> => {
      const attribute = (): Promise<string | null> => dropdown(label).getAttribute("aria-expanded");
      await expect.poll(attribute).toBe(String(isUnfolded));
    };
    await expectUnfolded("Versions", true);
    await expectUnfolded("Languages", false);
    const allVersions = menu.getByRole("link", { name: "All versions" });
    expect(await allVersions.getAttribute("aria-current")).toBe("page");
    await dropdown("Versions").click();
    await expectUnfolded("Versions", false);
    await allVersions.waitFor({ state: "hidden" });
    await dropdown("Languages").click();
    await menu.getByRole("link", { name: "Help Us Translate" }).waitFor();
    await menu.getByRole("link", { name: "Showcase" }).click();
    await page.getByRole("heading", { name: "Docusaurus Site Showcase" }).waitFor();
    await expectOpen(page, false);
    await openDrawer(page);
    await expectUnfolded("Versions", false);
    // The menu is still there when its page comes.
    await page.keyboard.press("Escape");
    await expectOpen(page, false);
    await goThere(page, url("/versions/"));
    await openDrawer(page);
    await expectUnfolded("Versions", true);
    await page.goto(url("/docs/configuration/?a=1#b"));
    await openDrawer(page);
    await page.getByRole("button", { name: "← Back to main menu" }).click();
    await expectUnfolded("Versions", true);
    await expectUnfolded("Languages", false);
  });

  test("keeps the focus; Escape closes it and gives the focus back", async () => {
    const page = await visit("/docs/");
    await toggle(page).press("Enter");
    await expectOpen(page, true);
    await expect
      .poll(() => drawer(page).evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press(presses < 15 ? "Tab" : "Shift+Tab");
      // The browser's own controls come between the last item and the first.
      const place = await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === document.body) return "browser";
        return activeElement?.closest(".navbar-sidebar") ? "drawer" : activeElement?.outerHTML;
      });
      expect(["drawer", "browser"]).toContain(place);
    }
    await page.keyboard.press("Escape");
    await expectOpen(page, false);
    await expect.poll(isFocused(toggle(page))).toBe(true);
    await page.keyboard.press("Tab");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest(".navbar-sidebar") === null))
      .toBe(true);
  });

  test("the page behind it stays where it is; a press beside it or on its cross closes it", async () => {
    const page = await visit("/docs/");
    const overflow = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.body).overflowY);
    await openDrawer(page);
    expect(await overflow()).toBe("hidden");
    await page.touchscreen.tap(narrow.width - 10, 500);
    await expectOpen(page, false);
    expect(await overflow()).toBe("visible");
    await (await openDrawer(page)).getByRole("button", { name: "Close navigation bar" }).click();
    await expectOpen(page, false);
  });

  test("going back closes it, and so does a window that grows", async () => {
    const page = await visit("/blog/");
    await page.getByRole("link", { name: "Read more about" }).first().click();
    await page.locator("html.blog-post-page").waitFor();
    await openDrawer(page);
    await page.goBack();
    await page.locator("html.blog-list-page").waitFor();
    await expectOpen(page, false);
    await page.goto(url("/docs/configuration/"));
    await page.locator(".theme-doc-toc-mobile").getByRole("button").click();
    await page.locator(".theme-doc-toc-mobile").getByRole("link").nth(1).click();
    await page.waitForURL(/#/);
    await openDrawer(page);
    await page.goBack();
    await expectOpen(page, false);
    await expect.poll(() => page.url()).toBe(url("/docs/configuration/"));
    await openDrawer(page);
    await page.setViewportSize({ ...narrow, width: 1200 });
    await expectOpen(page, false);
    await expect.poll(() => drawer(page).count()).toBe(0);
    await page.setViewportSize(narrow);
    await toggle(page).waitFor();
    await expectOpen(page, false);
  });

  test("switches the colour mode", async () => {
    const page = await visit("/");
    const button = (await openDrawer(page)).getByRole("button", { name: /currently light mode/ });
    await button.click();
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
  });

  test("the item of the test area says that it is the one of narrow screens", async () => {
    const page = await visit("/tests/pages/");
    const menu = (await openDrawer(page)).locator(".navbar-sidebar__item").first();
    await menu.getByRole("button", { name: "Try me (mobile)" }).waitFor();
  });
});
