import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeWebsite } from "./support/website.ts";

const bar = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });
const versions = (page: Page): Locator => bar(page).locator(".dropdown", { hasText: "Canary" });
const menu = (dropdown: Locator): Locator => dropdown.locator(".dropdown__menu");
const expectOpen = (dropdown: Locator, isOpen: boolean): Promise<void> =>
  expect.poll(() => menu(dropdown).isVisible()).toBe(isOpen);

const readLinks = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) =>
    all.map((link) => `${link.textContent?.trim()} ${link.getAttribute("href")}`),
  );

/** Whether the bar can be seen: it hides by moving above the window. */
const isInWindow = (page: Page): Promise<boolean> =>
  bar(page).evaluate((element) => element.getBoundingClientRect().bottom > 0);

const wheel = (page: Page, distance: number): Promise<void> => page.mouse.wheel(0, distance);

/** The first step leaves the top, from where a page may also jump by itself: the page must hear of it alone. */
async function leaveTop(page: Page): Promise<void> {
  await wheel(page, 150);
  await page.waitForFunction(() => window.scrollY === 150);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

describeWebsite("the navbar", ({ open, sharePage }) => {
  const visit = sharePage({ viewport: { width: 1440, height: 900 }, hasTouch: true });

  test("leads to all areas of the website", async () => {
    const page = await visit("/versions/");
    const items = bar(page).locator(".navbar__items > .navbar__link");
    expect(await readLinks(items)).toEqual([
      "Docs /docs/",
      "API /docs/cli/",
      "Blog /blog/",
      "Showcase /showcase/",
      "Community /community/support/",
      " https://github.com/facebook/docusaurus",
    ]);
    expect(await bar(page).getByRole("link", { name: "GitHub repository" }).count()).toBe(1);
    const side = (text: string): Promise<boolean> =>
      bar(page).locator(".navbar__items--right", { hasText: text }).isVisible();
    expect([await side("Canary"), await side("English"), await side("Docs")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("marks the area of the page", async () => {
    const page = await visit("/docs/configuration/");
    const active = (): Promise<string[]> =>
      bar(page).locator(".navbar__link--active").allInnerTexts();
    expect(await active()).toEqual(["Docs"]);
    for (const [area, marked] of [
      ["API", "API"],
      ["Community", "Community"],
      ["Blog", "Blog"],
    ] as const) {
      await bar(page).getByRole("link", { name: area, exact: true }).click();
      await expect.poll(active).toEqual([marked]);
    }
    await page.goto(new URL("/community/team/", page.url()).href);
    await expect.poll(active).toEqual(["Community"]);
  });

  test("lists all versions of the docs, with those that are archived elsewhere", async () => {
    const page = await visit("/docs/configuration/");
    await versions(page).hover();
    await expectOpen(versions(page), true);
    const links = await readLinks(menu(versions(page)).getByRole("link"));
    expect(links).toEqual([
      "Canary /docs/configuration/",
      "3.0.0-beta.0 /docs/3.0.0-beta.0/configuration/",
      "2.4.3 /docs/2.4.3/configuration/",
      "2.0.0-rc.1 https://6310933e91a4590008bcd3ee--docusaurus-2.netlify.app/docs/2.0.0-rc.1",
      "2.0.0-beta.22 https://62e6a82f2c09f60009c53522--docusaurus-2.netlify.app/docs/2.0.0-beta.22",
      "2.0.0-beta.21 https://62d02ff810c1170009a4fa0c--docusaurus-2.netlify.app/docs/2.0.0-beta.21",
      "2.0.0-beta.20 https://62c814ff3641af00082fe735--docusaurus-2.netlify.app/docs/2.0.0-beta.20",
      "2.0.0-beta.19 https://6290e4c00805dd0009fb3080--docusaurus-2.netlify.app/docs/2.0.0-beta.19",
      "1.x.x https://v1.docusaurus.io",
      "All versions /versions/",
    ]);
    expect(await menu(versions(page)).getByText("Archived versions").isVisible()).toBe(true);
    expect(await menu(versions(page)).locator("hr").count()).toBe(2);
    expect(await menu(versions(page)).locator(".dropdown__link--active").allInnerTexts()).toEqual([
      "Canary",
    ]);
    const trigger = versions(page).locator("> a");
    expect(await trigger.getAttribute("href")).toBe("/docs/configuration/");
    // `dropdownActiveClassDisabled`
    expect(await trigger.getAttribute("class")).toBe("navbar__link");
    expect(await trigger.getAttribute("aria-current")).toBeNull();
    await menu(versions(page)).getByRole("link", { name: "All versions" }).click();
    await page.getByRole("heading", { name: "Docusaurus documentation versions" }).waitFor();
  });

  test("lists the languages, and where to help with others", async () => {
    const page = await visit("/docs/configuration/?a=1#site-metadata");
    const languages = bar(page).locator(".dropdown", { hasText: "English" });
    await languages.hover();
    await expectOpen(languages, true);
    await expect
      .poll(() => readLinks(menu(languages).getByRole("link")))
      .toEqual([
        "English /docs/configuration/?a=1#site-metadata",
        "Help Us Translate https://github.com/facebook/docusaurus/issues/3526",
      ]);
    const own = menu(languages).getByRole("link", { name: "English" });
    expect(await own.getAttribute("lang")).toBe("en");
    expect(await own.getAttribute("class")).toContain("dropdown__link--active");
  });

  test("a dropdown opens by Enter and by the space bar, and closes by Escape, with the focus on its button", async () => {
    const page = await visit("/");
    const button = versions(page).locator("> a");
    for (const key of ["Enter", " "]) {
      await button.focus();
      expect(await button.getAttribute("aria-expanded")).toBe("false");
      await page.keyboard.press(key);
      await expectOpen(versions(page), true);
      expect(await button.getAttribute("aria-expanded")).toBe("true");
      expect(new URL(page.url()).pathname).toBe("/");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      const isOn = (locator: Locator) => (): Promise<boolean> =>
        locator.evaluate((element) => element === document.activeElement);
      await expect
        .poll(isOn(menu(versions(page)).getByRole("link", { name: "3.0.0-beta.0" })))
        .toBe(true);
      await page.keyboard.press("Escape");
      await expectOpen(versions(page), false);
      expect(await isOn(button)()).toBe(true);
    }
    await page.keyboard.press("Enter");
    await expectOpen(versions(page), true);
    await page.keyboard.press("Enter");
    await expectOpen(versions(page), false);
  });

  test("a dropdown closes by a click, a touch or the focus elsewhere", async () => {
    const page = await visit("/");
    const elsewhere = {
      click: () => page.mouse.click(600, 500),
      touch: () => page.touchscreen.tap(600, 500),
      focus: () => bar(page).getByRole("link", { name: "Showcase" }).focus(),
    };
    for (const leave of Object.values(elsewhere)) {
      await versions(page).locator("> a").press("Enter");
      await expectOpen(versions(page), true);
      await leave();
      await expectOpen(versions(page), false);
    }
  });

  test("a dropdown opens under the pointer, and Escape dismisses it until the pointer comes back", async () => {
    const page = await visit("/");
    await expectOpen(versions(page), false);
    await versions(page).hover();
    await expectOpen(versions(page), true);
    await page.keyboard.press("Escape");
    await expectOpen(versions(page), false);
    await page.mouse.move(600, 500);
    await versions(page).hover();
    await expectOpen(versions(page), true);
    await page.mouse.move(600, 500);
    await expectOpen(versions(page), false);
  });

  test("hides while one scrolls down, and returns when one scrolls up", async () => {
    const page = await visit("/docs/configuration/");
    await page.mouse.move(700, 500);
    await leaveTop(page);
    await wheel(page, 450);
    await expect.poll(() => isInWindow(page)).toBe(false);
    await wheel(page, -100);
    await expect.poll(() => isInWindow(page)).toBe(true);
    await wheel(page, 100);
    await expect.poll(() => isInWindow(page)).toBe(false);
    // What has the focus is never hidden.
    await bar(page).getByRole("link", { name: "Blog" }).focus();
    await expect.poll(() => isInWindow(page)).toBe(true);
  });

  test("returns for a link to a heading, which stands below it", async () => {
    const page = await visit("/docs/configuration/");
    await page.mouse.move(700, 500);
    await leaveTop(page);
    await wheel(page, 150);
    await expect.poll(() => isInWindow(page)).toBe(false);
    const link = page.locator(".theme-doc-toc-desktop a").last();
    const id = decodeURIComponent(((await link.getAttribute("href")) ?? "").slice(1));
    await link.click();
    await page.waitForURL(`**/docs/configuration/#${id}`);
    await expect.poll(() => isInWindow(page)).toBe(true);
    const barBottom = await bar(page).evaluate((node) => node.getBoundingClientRect().bottom);
    const headingTop = await page
      .locator(`[id="${id}"]`)
      .evaluate((node) => node.getBoundingClientRect().top);
    expect(headingTop).toBeGreaterThanOrEqual(barBottom);
  });

  test("stands above the heading that an address leads to, and hides after it", async () => {
    const id = "what-goes-into-a-docusaurusconfigjs";
    const page = await visit(`/docs/configuration/#${id}`);
    const readTop = (): Promise<number> =>
      page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
    const { height } = (await bar(page).boundingBox())!;
    await expect.poll(readTop).toBeLessThan(height + 100);
    expect(await readTop()).toBeGreaterThanOrEqual(height);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    expect(await isInWindow(page)).toBe(true);
    await page.mouse.move(700, 500);
    // The first scroll after a jump counts as part of it.
    const scroll = async (): Promise<boolean> => {
      await wheel(page, 100);
      return isInWindow(page);
    };
    await expect.poll(scroll).toBe(false);
  });

  test("has a logo for each colour mode", async () => {
    const page = await visit("/versions/");
    const shown = (): Promise<(string | null)[]> =>
      bar(page)
        .locator(".navbar__logo img")
        .evaluateAll((images) =>
          images
            .filter((image) => image.checkVisibility())
            .map((image) => image.getAttribute("src")),
        );
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(shown).toEqual(["/img/docusaurus.svg"]);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(shown).toEqual(["/img/docusaurus-dark.svg"]);
    await page.emulateMedia({ colorScheme: null });
  });

  test("the item of the test area shows there only, and greets", async () => {
    const page = await visit("/docs/");
    const item = bar(page).getByRole("button", { name: "Try me" });
    expect(await item.count()).toBe(0);
    await page.goto(new URL("/tests/pages/", page.url()).href);
    await item.waitFor();
    const greeting = page.waitForEvent("dialog");
    const pressed = item.click();
    const dialog = await greeting;
    expect([dialog.type(), dialog.message()]).toEqual([
      "alert",
      "A custom navbar item of the test area",
    ]);
    await dialog.accept();
    await pressed;
    await bar(page).getByRole("link", { name: "Blog" }).click();
    await page.waitForURL("**/blog/");
    await expect.poll(() => item.count()).toBe(0);
    const other = await open("/testsuite", { allow: [/404/] });
    await bar(other).waitFor();
    expect(await bar(other).getByRole("button", { name: "Try me" }).count()).toBe(0);
  });

  test("an item for an unlisted doc shows while that doc is open", async () => {
    const page = await visit("/");
    const tests = bar(page).getByRole("link", { name: "Tests", exact: true });
    expect(await tests.count()).toBe(0);
    await page.goto(new URL("/tests/docs/", page.url()).href);
    await tests.waitFor();
    expect(await tests.getAttribute("href")).toBe("/tests/docs/");
  });
});
