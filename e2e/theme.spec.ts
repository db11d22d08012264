import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import { waitForHydration } from "./support/page.ts";
import { themeFixture } from "./support/theme-fixture.ts";

const readBox = (locator: Locator): Promise<{ left: number; right: number }> =>
  locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });

/** How far the page could be scrolled to the side. */
const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describeBoth("theme", themeFixture, ({ open, mode, url }) => {
  test("Infima's rules are there for whatever names them", async () => {
    const page = await open("/closed/shiny");
    const readStyle = (selector: string, property: string): Promise<string> =>
      page
        .locator(selector)
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    await expect.poll(() => readStyle("#own", "text-align")).toBe("right");
    await expect.poll(() => readStyle("#mark", "box-shadow")).not.toBe("none");
    const hasRaw = async (): Promise<void> => {
      await expect.poll(() => readStyle("#raw", "padding-left")).toBe("80px");
      await expect.poll(() => readStyle("#raw i", "color")).toBe("rgb(110, 207, 239)");
    };
    await page.getByRole("link", { name: "Seldom used" }).click();
    await hasRaw();
    await page.reload();
    await hasRaw();
  });

  test("a flat footer stands in one row, with a logo for each colour mode", async () => {
    const page = await open("/about", { colorScheme: "light" });
    const footer = page.getByRole("contentinfo");
    expect(await footer.locator(".footer__link-item").allInnerTexts()).toEqual([
      "Impressum",
      "Elsewhere",
      "Loose",
    ]);
    expect(await footer.locator(".footer__link-separator").allInnerTexts()).toEqual(["·", "·"]);
    expect(await footer.locator(".footer__link-item > b").innerText()).toBe("Loose");
    // The style is the light one unless the site says otherwise.
    expect(await footer.getAttribute("class")).not.toContain("footer--dark");
    const logo = footer.locator(".footer__logo-link");
    expect(await logo.getAttribute("href")).toBe("https://example.org");
    expect(await logo.getAttribute("target")).toBe("_self");
    expect(await logo.locator("img").first().getAttribute("width")).toBe("40");
    expect(await logo.locator("img").first().getAttribute("height")).toBe("20");
    expect(await footer.locator(".footer__col").count()).toBe(0);
    const shown = (): Promise<(string | null)[]> =>
      footer
        .locator(".footer__logo-link img")
        .evaluateAll((images) =>
          images
            .filter((image) => image.checkVisibility())
            .map((image) => image.getAttribute("src")),
        );
    await expect.poll(shown).toEqual(["/img/day.svg"]);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.getByRole("button", { name: /dark and light mode/ }).click();
    await expect.poll(shown).toEqual(["/img/night.svg"]);
  });

  test("the mode is the site's own where the system isn't asked, and again once a choice is gone", async () => {
    const page = await open("/about", { colorScheme: "dark" });
    const current = (): Promise<string | null> => page.locator("html").getAttribute("data-theme");
    expect(await current()).toBe("light");
    await page.getByRole("button", { name: /dark and light mode/ }).click();
    await expect.poll(current).toBe("dark");
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await tab.evaluate(() => localStorage.removeItem("theme"));
    await expect.poll(current).toBe("light");
    await page.getByRole("button", { name: /dark and light mode/ }).click();
    await expect.poll(current).toBe("dark");
    await page.getByRole("button", { name: "Forget" }).click();
    await expect.poll(current).toBe("light");
    await page.getByRole("button", { name: /currently light mode/ }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  });

  test("a heading has a link to itself, except for one without an id and one of level 1", async () => {
    const page = await open("/about");
    const links = page.locator("main a");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "#linked",
    ]);
    expect(await links.getAttribute("aria-label")).toBe("Direct link to With an id");
    expect(await page.locator("h1").getAttribute("id")).toBe("about");
  });

  test("an announcement that stays has its colours and no button; an item of HTML stands in the navbar", async () => {
    const page = await open("/about");
    const bar = page.locator(".theme-announcement-bar");
    expect(await bar.locator("b").innerText()).toBe("news");
    expect(await bar.getByRole("button").count()).toBe(0);
    const colors = await bar.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return [backgroundColor, color];
    });
    expect(colors).toEqual(["rgb(1, 2, 3)", "rgb(250, 251, 252)"]);
    expect(await page.locator(".navbar__items--right .navbar__item.raw > b").innerText()).toBe(
      "Raw",
    );
  });

  test.runIf(mode === "build")(
    "from right to left everything stands on the other side",
    async () => {
      const page = await open("/ar/open/one", { viewport: { width: 1440, height: 800 } });
      expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
      const [brand, toggle, sidebar, article, toc] = await Promise.all(
        [
          ".navbar__brand",
          ".navbar__items--right",
          ".theme-doc-sidebar-container",
          "article",
          ".theme-doc-toc-desktop",
        ].map((selector) => readBox(page.locator(selector).first())),
      );
      expect(brand!.left).toBeGreaterThan(toggle!.right);
      expect(sidebar!.right).toBe(1440);
      expect(sidebar!.left).toBeGreaterThanOrEqual(article!.right);
      expect(article!.left).toBeGreaterThan(toc!.right);
      const languages = page.locator(".navbar .dropdown", { hasText: "العربية" });
      await languages.hover();
      await languages.locator(".dropdown__menu").waitFor();
      expect((await readBox(languages.locator(".dropdown__menu"))).left).toBeGreaterThanOrEqual(0);
      expect(await readOverflow(page)).toBe(0);
      const next = page.locator(".pagination-nav__link--next");
      expect((await readBox(next)).right).toBeLessThan(
        (await readBox(page.locator(".pagination-nav__link--prev"))).left,
      );
    },
  );

  test.runIf(mode === "build")(
    "a language leads to the same page with its query and hash",
    async () => {
      const page = await open("/open/one?a=1#part", { viewport: { width: 1440, height: 800 } });
      const languages = page.locator(".navbar .dropdown", { hasText: "العربية" });
      for (const [name, path, dir] of [
        ["العربية", "/ar/open/one?a=1#part", "rtl"],
        ["English", "/open/one?a=1#part", "ltr"],
      ] as const) {
        await languages.hover();
        const link = languages.getByRole("link", { name });
        await expect.poll(() => link.getAttribute("href")).toBe(path);
        await link.click();
        await page.locator(`html[dir=${dir}][data-has-hydrated=true]`).waitFor();
        expect(page.url()).toBe(url(path));
      }
    },
  );

  test("items of all kinds stand in dropdowns, with a type and without", async () => {
    const page = await open("/about", { viewport: { width: 1440, height: 800 } });
    const readItems = (list: Locator): Promise<string[]> =>
      list.locator("> li").evaluateAll((all) =>
        all.map((item) => {
          const link = item.querySelector("a");
          return link ? `${link.textContent} ${link.getAttribute("href")}` : item.innerHTML;
        }),
      );
    const plain = ["React /react"];
    const mixed = ["A doc /closed/shiny", "A sidebar /", "Next /", "<i>Slanted</i>"];
    const inBar = (label: string): Locator => page.locator(".navbar .dropdown", { hasText: label });
    expect(await readItems(inBar("Plain").locator("ul"))).toEqual(plain);
    expect(await readItems(inBar("Mixed").locator("ul"))).toEqual(mixed);
    await inBar("Mixed").hover();
    await inBar("Mixed").getByRole("link", { name: "A doc" }).click();
    await page.getByRole("heading", { name: "Shiny", level: 1 }).waitFor();
    await page.goto(url("/about"));
    // In dev React renders the page anew: a press before that is nobody's.
    await waitForHydration(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator(".navbar__toggle").click();
    const drawer = page.locator(".navbar-sidebar");
    for (const [label, items] of [
      ["Plain", plain],
      ["Mixed", mixed],
    ] as const) {
      const entry = drawer.locator(".menu__list > li", { hasText: label });
      await entry.getByRole("button", { name: label }).click();
      await expect.poll(() => readItems(entry.locator("ul"))).toEqual(items);
    }
    await drawer.getByRole("link", { name: "A sidebar" }).click();
    await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
  });

  test("where versions aren't remembered, a press on one stores nothing", async () => {
    const page = await open("/about", { viewport: { width: 1440, height: 800 } });
    const versions = page.locator(".navbar .dropdown", { hasText: "Next" }).last();
    await versions.hover();
    await versions.locator("ul").getByRole("link", { name: "Next" }).click();
    await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.startsWith("docs-preferred-version"))).toEqual([]);
  });

  test("the navbar stays while one scrolls, where it isn't asked to hide", async () => {
    const page = await open("/open/two");
    const readTop = (): Promise<number> =>
      page.locator(".navbar").evaluate((element) => element.getBoundingClientRect().top);
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 1000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1000);
    expect(await readTop()).toBe(0);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await readTop()).toBe(0);
    expect(
      await page.locator(".navbar").evaluate((element) => element.getAnimations().length),
    ).toBe(0);
  });

  test.runIf(mode === "build")("from right to left the drawer comes from the right", async () => {
    const page = await open("/ar/", { viewport: { width: 390, height: 800 } });
    await page.locator(".navbar__toggle").click();
    const drawer = page.locator(".navbar-sidebar");
    await expect.poll(() => readBox(drawer).then(({ right }) => right)).toBe(390);
    const panels = drawer.locator(".navbar-sidebar__item");
    const isInView = async (index: number): Promise<boolean> => {
      const [panel, frame] = await Promise.all([readBox(panels.nth(index)), readBox(drawer)]);
      return panel.left >= frame.left - 1 && panel.right <= frame.right + 1;
    };
    await expect.poll(() => isInView(1)).toBe(true);
    await drawer.locator(".navbar-sidebar__back").click();
    await expect.poll(() => isInView(0)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => readBox(drawer).then(({ left }) => left)).toBeGreaterThanOrEqual(390);
    expect(await readOverflow(page)).toBe(0);
  });

  test("the sidebar opens and closes, marks the page, and leads on", async () => {
    const page = await open("/");
    const menu = page.locator(".theme-doc-sidebar-menu");
    await menu.getByRole("link", { name: "One" }).waitFor();
    await menu.getByRole("button", { name: "Open" }).click();
    await expect.poll(() => menu.getByRole("link", { name: "One" }).isVisible()).toBe(false);
    await menu.getByRole("button", { name: "Open" }).click();
    await menu.getByRole("link", { name: "One" }).click();
    await page.getByRole("heading", { name: "One", level: 1 }).waitFor();
    expect(await menu.locator("a[aria-current=page]").allInnerTexts()).toEqual(["One"]);
    await menu.getByRole("link", { name: "Closed" }).click();
    await page.getByRole("heading", { name: "All of it", level: 1 }).waitFor();
    await menu.getByRole("link", { name: "Three" }).waitFor();
    await page.locator("article").getByRole("link", { name: /Three/ }).click();
    await page.getByRole("heading", { name: "Three", level: 1 }).waitFor();
    expect(await page.locator(".breadcrumbs__item").allInnerTexts()).toEqual([
      "",
      "Closed",
      "Three",
    ]);
    expect(await menu.locator("b").innerText()).toBe("In bold");
  });

  test("pages before and after", async () => {
    const page = await open("/");
    const titles: string[] = [];
    for (;;) {
      titles.push(await page.locator("h1").innerText());
      const next = page.locator(".pagination-nav__link--next");
      if ((await next.count()) === 0) break;
      const name = await next.locator(".pagination-nav__label").innerText();
      await next.click();
      await expect.poll(() => page.locator("h1").innerText()).not.toBe(titles.at(-1));
      expect(name).not.toBe("");
    }
    expect(titles).toEqual(["Start", "One", "Two", "All of it", "Three"]);
  });

  test("on a narrow screen, the menu comes from the side", async () => {
    const page = await open("/", { viewport: { width: 390, height: 800 } });
    const drawer = page.locator(".navbar-sidebar");
    await page
      .getByRole("button", { name: /navigation bar/i })
      .first()
      .click();
    await drawer.getByRole("link", { name: "One" }).waitFor();
    await drawer.getByRole("link", { name: "One" }).click();
    await page.getByRole("heading", { name: "One", level: 1 }).waitFor();
    await expect.poll(() => page.locator(".navbar-sidebar--show").count()).toBe(0);
    await page
      .getByRole("button", { name: /navigation bar/i })
      .first()
      .click();
    await drawer.getByText("Back to main menu").click();
    await drawer.getByRole("link", { name: "About" }).click();
    await page.getByRole("heading", { name: "About", level: 1 }).waitFor();
  });

  test("what a page uses of React is there, also what the theme has no use for", async () => {
    const page = await open("/react");
    await page.locator("body > #portal").waitFor();
    await page.getByRole("button", { name: "Focus" }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("First");
    await page.getByRole("button", { name: "Add" }).click();
    await page.locator("#count").getByText("1").waitFor();
    await page.getByLabel("Kept").fill("typed");
    await page.getByRole("button", { name: "Switch" }).click();
    await page.locator("#moved").getByText("came in").waitFor();
    await expect.poll(() => page.getByLabel("Kept").isVisible()).toBe(false);
    await page.getByRole("button", { name: "Switch" }).click();
    await expect.poll(() => page.getByLabel("Kept").isVisible()).toBe(true);
    expect(await page.getByLabel("Kept").inputValue()).toBe("typed");
  });

  test.each(["#ours", "#plain"])("a disclosure box opens and closes gently: %s", async (box) => {
    const page = await open("/boxes");
    await page.mouse.move(5, 300);
    const move = (): Promise<unknown> =>
      page.locator(box).evaluate(async (details) => {
        const { animate } = Element.prototype;
        const moves: object[] = [];
        const ends: Promise<unknown>[] = [];
        Element.prototype.animate = function (...args) {
          const animation = animate.apply(this, args);
          const { duration, easing } = animation.effect!.getTiming();
          const heights = (animation.effect as KeyframeEffect)
            .getKeyframes()
            .map(({ height }) => String(height));
          const areAsTall = heights.map((height, index) => {
            animation.currentTime = index === 0 ? 0 : Number(duration) - 0.01;
            return (this as HTMLElement).offsetHeight === Math.round(Number.parseFloat(height));
          });
          animation.currentTime = 0;
          const isUnfolded = heights[0] === "0px";
          const isGentle = Number(duration) > 100;
          const isOpen = (details as HTMLDetailsElement).open;
          moves.push({ isUnfolded, areAsTall, isGentle, duration, easing, isOpen });
          ends.push(animation.finished);
          return animation;
        };
        details.querySelector("summary")!.click();
        Element.prototype.animate = animate;
        await Promise.all(ends);
        await new Promise(requestAnimationFrame);
        return { moves, isOpen: (details as HTMLDetailsElement).open };
      });
    const gently = { areAsTall: [true, true], isGentle: true, easing: "ease-in-out", isOpen: true };
    const duration: unknown = expect.any(Number);
    await expect
      .poll(move)
      .toEqual({ moves: [{ ...gently, isUnfolded: true, duration }], isOpen: true });
    expect(await move()).toEqual({
      moves: [{ ...gently, isUnfolded: false, duration }],
      isOpen: false,
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const atOnce = { ...gently, isGentle: false, duration: 1 };
    expect(await move()).toEqual({ moves: [{ ...atOnce, isUnfolded: true }], isOpen: true });
    expect(await move()).toEqual({ moves: [{ ...atOnce, isUnfolded: false }], isOpen: false });
  });

  test("components of the theme are wrapped and replaced by the site's own", async () => {
    const page = await open("/");
    expect(await page.locator("#thanks").innerText()).toBe("Thanks for reading");
    expect(await page.locator(".pagination-nav__link--next").count()).toBe(1);
    expect(await page.locator("#own").innerText()).toBe("Nobody at all");
    await expect.poll(() => page.locator("#root").getAttribute("data-count")).toBe("1");
  });

  test("components that the site registers for Markdown", async () => {
    const page = await open("/closed/shiny");
    expect(await page.locator("em.shiny").innerText()).toBe("registered");
  });

  test("a component of the site reads the elements that it is given", async () => {
    const page = await open("/closed/shiny");
    const table = page.locator("article table");
    expect(await table.getAttribute("title")).toBe("a,b");
    expect(await table.innerHTML()).toBe("<tbody><tr><td>1</td><td><em>2</em></td></tr></tbody>");
  });
});
