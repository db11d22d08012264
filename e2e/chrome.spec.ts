/** What surrounds the text of every page: colour mode, announcement, skip link, back to top, footer. */

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeWebsite } from "./support/website.ts";

const html = (page: Page): Locator => page.locator("html");
const mode = (page: Page) => (): Promise<string | null> => html(page).getAttribute("data-theme");
const toggle = (page: Page): Locator =>
  page.getByRole("button", { name: /^Switch between dark and light mode/ });
const store = (page: Page, entries: Record<string, string>): Promise<unknown> =>
  page.evaluate((all) => Object.assign(localStorage, all), entries);
const stored = (page: Page, key: string) => (): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await page.locator("html[data-has-hydrated=true]").waitFor({ state: "attached" });
};
const scrollTop = (page: Page) => (): Promise<number> => page.evaluate(() => window.scrollY);
const isFocused = (locator: Locator) => (): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** How far parts of the page have moved on their own since it was loaded. */
const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

/** By their place among the shades: primary, dark, darker, darkest, light, lighter, lightest. */
const colors = {
  light: {
    primary: ["#187c66", "#156f5c", "#136351", "#0e493c", "#2c9b83", "#35bb9e", "#58d0b6"],
    background: "rgb(255, 255, 255)",
    highlighted: "rgba(0, 0, 0, 0.1)",
  },
  dark: {
    primary: ["#25c19f", "#21b091", "#1fa386", "#1a8971", "#48cbaf", "#68d4bd", "#94e1d0"],
    background: "rgb(24, 25, 32)",
    highlighted: "rgba(66, 66, 66, 0.35)",
  },
} as const;

/** The seven shades in use, each as `#rrggbb`. */
const readShades = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shades = ["", "-dark", "-darker", "-darkest", "-light", "-lighter", "-lightest"];
    const probe = document.body.appendChild(document.createElement("i"));
    const read = (shade: string): string => {
      probe.style.color = `var(--ifm-color-primary${shade})`;
      const channels = getComputedStyle(probe).color.match(/\d+/g) ?? [];
      return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
    };
    const found = shades.map(read);
    probe.remove();
    return found;
  });

const readStyle = (locator: Locator, name: string): Promise<string> =>
  locator.first().evaluate((node, key) => getComputedStyle(node).getPropertyValue(key), name);

describeWebsite("the chrome", ({ open, sharePage }) => {
  const visit = sharePage({ viewport: { width: 1440, height: 900 }, colorScheme: "light" });

  test("the colour mode follows the system until the visitor chooses, and again once the choice is gone", async () => {
    const page = await visit("/");
    await expect.poll(mode(page)).toBe("light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(mode(page)).toBe("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(mode(page)).toBe("light");
    const label = (name: string): Promise<void> =>
      page
        .getByRole("button", {
          name: `Switch between dark and light mode (currently ${name} mode)`,
          exact: true,
        })
        .waitFor();
    await label("light");
    await toggle(page).click();
    await label("dark");
    expect(await mode(page)()).toBe("dark");
    expect(await stored(page, "theme")()).toBe("dark");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.emulateMedia({ colorScheme: "light" });
    await reload(page);
    expect(await mode(page)()).toBe("dark");
    await label("dark");
    await toggle(page).press(" ");
    await label("light");
    expect(await stored(page, "theme")()).toBe("light");
    await page.emulateMedia({ colorScheme: "dark" });
    // Another tab of the site takes the choice back.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.evaluate(() => localStorage.removeItem("theme"));
    await expect.poll(mode(page)).toBe("dark");
    await other.evaluate(() => localStorage.setItem("theme", "light"));
    await expect.poll(mode(page)).toBe("light");
    await other.evaluate(() => localStorage.clear());
    await expect.poll(mode(page)).toBe("dark");
    await other.close();
    await page.emulateMedia({ colorScheme: "light" });
  });

  test("each colour mode has its colours", async () => {
    const page = await visit("/docs/markdown-features/code-blocks/");
    const marked = page.locator(".theme-code-block-highlighted-line");
    const failing = page.locator(".code-block-error-line");
    for (const name of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: name });
      await expect.poll(() => readShades(page)).toEqual(colors[name].primary);
      await expect
        .poll(() => readStyle(html(page), "background-color"))
        .toBe(colors[name].background);
      await expect.poll(() => readStyle(marked, "background-color")).toBe(colors[name].highlighted);
      expect(await readStyle(failing, "background-color")).toBe("rgba(255, 0, 0, 0.125)");
      expect(await readStyle(failing, "border-left")).toBe("3px solid rgba(255, 0, 0, 0.5)");
    }
    await page.emulateMedia({ colorScheme: "light" });
  });

  test("the announcement can be closed, stays closed without a shift, and a new one shows again", async () => {
    const page = await visit("/docs/");
    const bar = page.locator(".theme-announcement-bar");
    const colors = await bar.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return { backgroundColor, color };
    });
    expect(colors).toEqual({ backgroundColor: "rgb(255, 255, 255)", color: "rgb(0, 0, 0)" });
    expect(await readStyle(bar, "background-image")).toBe(
      "repeating-linear-gradient(135deg, rgb(53, 187, 158) 0px, rgb(53, 187, 158) 20px, rgb(88, 208, 182) 20px, rgb(88, 208, 182) 40px)",
    );
    expect(await readStyle(bar, "font-weight")).toBe("700");
    expect(await bar.getByRole("link").allInnerTexts()).toEqual(["GitHub", "Twitter"]);
    expect(await readLayoutShift(page)).toBe(0);
    // The measure sees what moves.
    await page.evaluate(() => document.body.style.setProperty("padding-top", "100px"));
    await expect.poll(() => readLayoutShift(page)).toBeGreaterThan(0);
    await page.evaluate(() => document.body.style.removeProperty("padding-top"));
    await bar.getByRole("button", { name: "Close" }).click();
    await bar.waitFor({ state: "detached" });
    expect(await stored(page, "docusaurus.announcement.dismiss")()).toBe("true");
    expect(await stored(page, "docusaurus.announcement.id")()).toBe("announcementBar-2");
    await reload(page);
    await bar.waitFor({ state: "detached" });
    expect(await readLayoutShift(page)).toBe(0);
    await store(page, { "docusaurus.announcement.id": "announcementBar-1" });
    await reload(page);
    await bar.waitFor();
    await expect.poll(stored(page, "docusaurus.announcement.id")).toBe("announcementBar-2");
    expect(await stored(page, "docusaurus.announcement.dismiss")()).toBe("false");
  });

  test("the skip link is the first stop, leads to the content, and is first again on the next page", async () => {
    const page = await visit("/blog/");
    const link = page.getByRole("link", { name: "Skip to main content" });
    const top = (): Promise<number> => link.evaluate((node) => node.getBoundingClientRect().top);
    expect(await top()).toBeLessThan(0);
    await page.keyboard.press("Tab");
    await expect.poll(isFocused(link)).toBe(true);
    await expect.poll(top).toBeGreaterThan(0);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const isInMain = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement?.closest("main") !== null);
    await expect.poll(isInMain).toBe(true);
    await page.getByRole("link", { name: "Showcase" }).first().press("Enter");
    await page.getByRole("heading", { name: "Docusaurus Site Showcase" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("A");
    await page.keyboard.press("Tab");
    await expect.poll(isFocused(link)).toBe(true);
  });

  test("the skip link leads to where the content would be, on a page without any", async () => {
    const page = await visit("/tests/pages/layout-no-children/");
    expect(await page.locator("main").count()).toBe(0);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("footer") !== null))
      .toBe(true);
  });

  test("the button back to the top comes when one turns back, not when one follows a link to a heading", async () => {
    const page = await visit("/docs/configuration/");
    const button = page.getByRole("button", { name: "Scroll back to top" });
    const expectShown = (isShown: boolean): Promise<void> =>
      expect.poll(() => button.isVisible()).toBe(isShown);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 1500);
    await expect.poll(scrollTop(page)).toBe(1500);
    await expectShown(false);
    await page.mouse.wheel(0, -100);
    await expectShown(true);
    await page.mouse.wheel(0, 100);
    await expectShown(false);
    await page.mouse.wheel(0, -100);
    await expectShown(true);
    await page.locator(".theme-doc-toc-desktop a").nth(1).click();
    await page.waitForURL(/#/);
    await expectShown(false);
    await page.mouse.wheel(0, 900);
    await page.mouse.wheel(0, -100);
    await expectShown(true);
    await button.click();
    await expect.poll(scrollTop(page)).toBe(0);
    await expectShown(false);
  });

  test("a browser that can't scroll smoothly gets 15 % nearer to the top with each frame", async () => {
    const page = await open("/docs/configuration/", {
      prepare: (newPage) =>
        newPage.addInitScript(() => {
          CSS.supports = () => false;
        }),
    });
    await page.evaluate(() => window.scrollTo(0, 1000));
    const positions = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen = [window.scrollY];
          window.addEventListener("scroll", () => {
            if (window.scrollY !== seen.at(-1)) seen.push(window.scrollY);
            if (window.scrollY === 0) resolve(seen);
          });
          document.querySelector<HTMLElement>(".theme-back-to-top-button")!.click();
        }),
    );
    expect(positions.length).toBeGreaterThan(20);
    const nearer = (position: number): number => Math.trunc(position * 0.85);
    expect(positions.slice(1)).toEqual(positions.slice(0, -1).map(nearer));
    // Who turns the wheel meanwhile goes where that leads.
    await page.mouse.move(600, 400);
    await page.evaluate(async () => {
      window.scrollTo(0, 3000);
      document.querySelector<HTMLElement>(".theme-back-to-top-button")!.click();
      while (window.scrollY === 3000) await new Promise(requestAnimationFrame);
    });
    await page.mouse.wheel(0, 300);
    const rest = await page.evaluate(async () => {
      for (let still = 0, last = -1; still < 20; still += 1) {
        if (window.scrollY !== last) still = 0;
        last = window.scrollY;
        await new Promise(requestAnimationFrame);
      }
      return window.scrollY;
    });
    expect(rest).toBeGreaterThan(0);
  });

  test("the footer has four columns, a logo and a line of copyright", async () => {
    const page = await visit("/versions/");
    const footer = page.getByRole("contentinfo");
    const columns = await footer
      .locator(".footer__col")
      .evaluateAll((all) =>
        all.map((column) => [
          column.querySelector(".footer__title")?.textContent,
          [...column.querySelectorAll("a")].map(
            (link) => `${link.textContent} ${link.getAttribute("href")}`,
          ),
        ]),
      );
    expect(Object.fromEntries(columns)).toEqual({
      Learn: [
        "Introduction /docs/",
        "Installation /docs/installation/",
        "Migration from v1 to v2 /docs/migration/",
      ],
      Community: [
        "Stack Overflow https://stackoverflow.com/questions/tagged/docusaurus",
        "Feature Requests /feature-requests/",
        "Discord https://discord.gg/docusaurus",
        "Help /community/support/",
      ],
      More: [
        "Blog /blog/",
        "Changelog /changelog/",
        "GitHub https://github.com/facebook/docusaurus",
        "Twitter https://twitter.com/docusaurus",
      ],
      Legal: [
        "Privacy https://opensource.facebook.com/legal/privacy/",
        "Terms https://opensource.facebook.com/legal/terms/",
        "Cookie Policy https://opensource.facebook.com/legal/cookie-policy/",
      ],
    });
    expect(await footer.locator("img.footer__logo").first().getAttribute("alt")).toMatch(
      /dinosaur/,
    );
    expect(await footer.innerText()).toMatch(/Copyright © \d{4} /);
    const background = await footer.evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(background).toBe("rgb(43, 49, 55)");
  });
});
