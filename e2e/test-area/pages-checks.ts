/** Pages of the test area that stand on their own. */

import type { Locator } from "playwright-core";
import {
  follow,
  type PageCheck,
  type PageChecks,
  readAlert,
  readMeta,
  readTexts,
  readToc,
  type Visit,
} from "./page-check.ts";
import { listSharedHeadings } from "./docs-checks.ts";

const crashMessage = "The crash page crashed, as it should";
const crashCause = "customFields.crashTest is true";

/** The dev server runs with `CRASH_TEST=true`; the site was built without. */
const checkCrash = async ({ page, mode, expect }: Visit): Promise<void> => {
  if (mode === "build") {
    expect(await page.locator("main p").innerText()).toContain("you read this");
    return;
  }
  await page.getByRole("heading", { name: "This page crashed." }).waitFor();
  await expect.poll(() => page.title()).toBe("Page Error | Docusaurus");
  const message = await page.locator(".errorMessage_").innerText();
  expect(message).toContain(crashMessage);
  expect(message).toContain(crashCause);
};

const checkCrashButtons = async ({ page, expect }: Visit): Promise<void> => {
  const main = page.locator("main");
  expect(await main.innerText()).toContain("A sentence with a first and a second element in it.");
  expect(await readTexts(main.locator("p:last-of-type > strong, p:last-of-type > em"))).toEqual([
    "first",
    "second",
  ]);
  for (const where of ["inside of the layout", "outside of the layout"]) {
    await page.getByRole("button", { name: `Crash ${where}` }).click();
    await page.getByRole("heading", { name: "This page crashed." }).waitFor();
    const message = await page.locator(".errorMessage_").innerText();
    expect(message.split(/\n+(?:Cause:\n)?/)).toEqual([
      `The button ${where} crashed`,
      "You clicked it",
      "You read this page",
    ]);
    const title = where.startsWith("outside") ? "Page Error" : "Error boundary tests";
    await expect.poll(() => page.title()).toBe(`${title} | Docusaurus`);
    expect(await page.locator(".navbar").count()).toBe(1);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Error boundary tests" }).waitFor();
  }
};

const checkEmbeds = async ({ page, expect, origin }: Visit): Promise<void> => {
  expect(await page.locator("iframe").count()).toBe(0);
  const chosen = await page.locator("html").getAttribute("data-theme");
  const themes = { "Home, light": "light", "Home, dark": "dark", "Home, no such theme": chosen };
  for (const [name, theme] of Object.entries(themes)) {
    await page.getByRole("button", { name: `Load: ${name}`, exact: true }).click();
    const frame = page.frameLocator(`iframe[title="${name}"]`);
    await frame.locator("html[data-has-hydrated=true]").waitFor({ state: "attached" });
    expect(await frame.locator("html").getAttribute("data-theme"), name).toBe(theme);
  }
  expect(await page.locator("html").getAttribute("data-theme")).toBe(chosen);
  const isOutside = (url: string): boolean => !url.startsWith(origin);
  const [request] = await Promise.all([
    page.waitForRequest((sent) => isOutside(sent.url())),
    page.getByRole("button", { name: "Load: The tutorial" }).click(),
  ]);
  expect(request.url()).toBe("https://tutorial.docusaurus.io/");
};

/** Those that the website's configuration adds: in Markdown, and in code that the browser draws. */
const checkLanguages = async ({ page, expect }: Visit): Promise<void> => {
  const names = ["java", "latex", "php", "bash", "diff", "json", "scss"];
  const listColoured = () =>
    page
      .locator(".theme-code-block:has(.token)")
      .evaluateAll((all) =>
        all.map((block) => /\blanguage-(\w+)/.exec(block.className)?.[1]?.toLowerCase()),
      );
  const before = await listColoured();
  expect(before).toEqual(expect.arrayContaining(names));
  await page.getByRole("button", { name: "Show all languages" }).click();
  const count = (language: string, list: unknown[]) =>
    list.filter((name) => name === language).length;
  const listMore = async () => {
    const after = await listColoured();
    return names.filter((name) => count(name, after) === count(name, before) + 1);
  };
  await expect.poll(listMore).toEqual(names);
};

const checkCodeBlocks = async (visit: Visit): Promise<void> => {
  const { page, expect } = visit;
  await checkLanguages(visit);
  const under = (id: string) => page.locator(`h2#${id} ~ *`);
  const block = (title: string) =>
    page.locator(".theme-code-block", { has: page.getByText(title, { exact: true }) });
  const php = page.locator(".theme-code-block.language-php, .language-PHP, .language-pHp");
  expect(await php.count()).toBeGreaterThanOrEqual(3);
  for (const text of ["lower case", "upper case", "mixed case"])
    expect(await page.locator("span.token.string", { hasText: text }).count(), text).toBe(1);
  expect(await block("Main.java").locator("span.token.keyword").count()).toBeGreaterThan(1);
  expect(
    await readTexts(page.locator("main p > code, main > * code").filter({ hasText: "one text" })),
  ).not.toEqual([]);
  expect(await under("pre").count()).toBeGreaterThan(4);
  const numbered = await readTexts(block("From 41"));
  expect(numbered.join()).toContain("answer");
  const counters = (title: string) =>
    block(title)
      .locator(".codeLineNumber")
      .evaluateAll((all) => all.map((line) => getComputedStyle(line, "::before").content));
  expect(await counters("From 1")).toEqual(Array(3).fill("counter(line-count)"));
  expect(await counters("No numbers")).toEqual([]);
  const marked = block("Marked lines");
  expect(await readTexts(marked.locator(".theme-code-block-highlighted-line"))).toEqual([
    "const marked = 2;",
    "const first = 4;",
    "const second = 5;",
  ]);
  expect(await readTexts(marked.locator(".code-block-error-line"))).toEqual(["const wrong = ;"]);
  expect(await marked.innerText()).not.toContain("highlight-");
  const byNumber = block("Lines by number").locator(".theme-code-block-highlighted-line");
  expect(await readTexts(byNumber)).toEqual(["<ul>", "</ul>"]);
  const long = block("Long lines");
  const isWide = () =>
    long.locator("pre").evaluate((pre) => {
      const code = pre.querySelector("code")!;
      return Math.max(pre.scrollWidth, code.scrollWidth) > pre.clientWidth + 1;
    });
  expect(await isWide()).toBe(true);
  await long.hover();
  await long.getByRole("button", { name: /wrap/i }).click();
  await expect.poll(isWide).toBe(false);
};

const checkMarkdown = async ({ page, expect }: Visit): Promise<void> => {
  const text = (await page.locator("main").innerText()).replaceAll(/\s+/g, " ");
  expect(text).toContain("{/* everybody sees this */}");
  expect(text).toContain("Between “these” and".replaceAll(/[“”]/g, '"'));
  expect(text).not.toContain("nobody sees this");
  expect(text).toContain("One and one is {1 + 1}");
  expect(text).toContain('import nothing from "here";');
  expect(text).toContain("Text of the first tab.");
  expect(text).toContain("Text of the second tab.");
  expect(await readMeta(page, "test-meta")).toEqual(["from a .md file"]);
  expect(await page.locator("html.docusaurus-markdown-example").count()).toBe(1);
  expect(await page.evaluate(() => "wasFooled" in window)).toBe(false);
  const styled = page.getByText("Green and bold, by a style attribute.");
  expect(await styled.evaluate((element) => getComputedStyle(element).color)).toBe(
    "rgb(24, 127, 102)",
  );
  expect(await page.locator(".theme-admonition-danger").innerText()).toContain("a danger.");
  expect(await page.locator("main table td").allInnerTexts()).toContain("d|e");
  const frame = page.frameLocator("main iframe");
  await page.locator("main iframe").scrollIntoViewIfNeeded();
  await frame.getByText("A plain HTML page from the static folder.").waitFor();
  const box = page.locator("main details");
  await box.locator("summary").click();
  await box.getByText("Bold text").waitFor();
  await page.getByRole("link", { name: "A link to that heading" }).click();
  expect(new URL(page.url()).hash).toBe("#own-id");
};

const checkLiveCode = async ({ page, expect }: Visit): Promise<void> => {
  const counter = page.getByRole("button", { name: /^Clicked/ });
  await counter.click();
  await expect.poll(() => counter.innerText()).toBe("Clicked 1");
  const editor = page.getByRole("textbox", { name: "Code, which you can edit" });
  await editor.press("Control+A");
  await page.keyboard.type("<b>Edited</b>");
  await page.locator(".playground-preview b", { hasText: "Edited" }).waitFor();
  expect(await counter.count()).toBe(0);
};

const checkMdx = async (visit: Visit): Promise<void> => {
  const { page, expect, origin } = visit;
  const main = page.locator("main");
  const text = (await main.innerText()).replaceAll(/\s+/g, " ");
  expect(text).toContain("One and one is 2. The colours are green and amber.");
  for (const hidden of ["nobody sees this", "nor does this", "Nothing shows here", "Nor here"])
    expect(text).not.toContain(hidden);
  const button = page.getByRole("button", { name: "Click me" });
  expect(await readAlert(page, () => button.click())).toBe("Hello from MDX");
  expect(await page.getByRole("tabpanel").innerText()).toContain("An orange");
  await page.getByRole("tab", { name: "Banana" }).click();
  await expect.poll(() => page.getByRole("tabpanel").innerText()).toContain("A banana.");
  await checkLiveCode(visit);
  await main.locator(".docusaurus-mermaid-container svg[aria-roledescription]").waitFor();
  const file = page.locator(".theme-code-block", { hasText: "_greeting.js" });
  expect(await file.innerText()).toContain("export const greet");
  const ids = await main.locator("h3").evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([
    "letters-outside-of-ascii-æøå",
    "own-id",
    "æøå-id",
    "dots.in.it",
    "a#hash",
    "a space",
    "a{brace",
    "code-in-a-heading-with-a-link",
  ]);
  for (const id of ids) {
    const link = main
      .locator("h3")
      .filter({ has: page.locator(".hash-link") })
      .nth(ids.indexOf(id));
    await link.locator(".hash-link").click();
    const hash = decodeURIComponent(new URL(page.url()).hash.slice(1));
    expect(hash, "address of a heading").toBe(id);
    await expect
      .poll(() => link.evaluate((heading) => heading.getBoundingClientRect().top))
      .toBeLessThan(200);
  }
  expect(await readTexts(main.locator("td"))).toEqual([
    "Pipe",
    "a | b",
    "Pipe in code",
    "a | b",
    "Break",
    "one two",
    "Brace",
    "{not evaluated}",
  ]);
  expect(await main.locator("input[type=checkbox]").count()).toBe(3);
  expect(text).toContain("becomes a picture 😄, in code :smile: it stays.");
  expect(await main.locator(".theme-admonition-warning .theme-admonition-danger").count()).toBe(1);
  for (const name of ["A text file", "A file of JSON", "A plain page of this site"]) {
    const href = await page.getByRole("link", { name }).getAttribute("href");
    const response = await page.request.get(new URL(href!, origin).href);
    expect(response.status(), `${name}: ${href}`).toBe(200);
  }
};

/** The five steps of the page, for each menu. */
const checkDropdowns = async (visit: Visit): Promise<void> => {
  const { page, expect } = visit;
  const menus = page.locator(".navbar .dropdown");
  expect(await readTexts(menus.locator("> [aria-haspopup]"))).toEqual(["Canary", "English"]);
  for (let index = 0; index < 2; index += 1) await checkDropdown(visit, menus.nth(index));
};

const checkDropdown = async ({ page, expect }: Visit, dropdown: Locator): Promise<void> => {
  const trigger = dropdown.locator("> [aria-haspopup]");
  const menu = dropdown.locator(".dropdown__menu");
  const expectFocus = (element: Locator, name: string) =>
    expect
      .poll(() => element.evaluate((node) => node === document.activeElement), { message: name })
      .toBe(true);
  const isFocused = () => trigger.evaluate((node) => node === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isFocused()); presses += 1)
    await page.keyboard.press("Tab");
  await expectFocus(trigger, "the button");
  expect(await menu.isVisible()).toBe(false);
  await page.keyboard.press("Enter");
  await menu.waitFor();
  const links = menu.locator("a");
  const count = await links.count();
  expect(count).toBeGreaterThan(1);
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press("Tab");
    await expectFocus(links.nth(index), `link ${index + 1}`);
  }
  await page.keyboard.press("Tab");
  await menu.waitFor({ state: "hidden" });
  await page.keyboard.press("Shift+Tab");
  await expectFocus(trigger, "the button again");
  expect(await menu.isVisible()).toBe(false);
};

const checkTabs = async ({ page, expect }: Visit): Promise<void> => {
  const groups = page.locator(".tabs-container, .theme-tabs-container");
  expect(await groups.nth(0).getByRole("tab", { selected: true }).innerText()).toBe(
    "Windows and Linux",
  );
  const short = groups.nth(2).getByRole("tab", { name: "Short" });
  const tall = groups.nth(2).getByRole("tab", { name: "Tall" });
  await short.evaluate((tab) => tab.scrollIntoView({ block: "center", behavior: "instant" }));
  for (const [tab, name] of [
    [tall, "Tall"],
    [short, "Short"],
  ] as const) {
    const before = await tab.boundingBox();
    await tab.click();
    await expect
      .poll(() => groups.nth(1).getByRole("tab", { selected: true }).innerText())
      .toBe(name);
    expect(
      Math.abs((await tab.boundingBox())!.y - before!.y),
      "the clicked tab moves",
    ).toBeLessThan(2);
  }
};

const checkZIndex = async ({ page, expect }: Visit): Promise<void> => {
  const box = page.locator("#z-index-100");
  await box.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    window.scrollBy({ top: top - 10, behavior: "instant" });
  });
  // The navbar hides while you scroll down and comes back when you scroll up.
  await page.mouse.wheel(0, -20);
  await expect
    .poll(() =>
      page.evaluate(
        () => document.elementFromPoint(innerWidth / 2, 15)?.closest(".navbar") !== null,
      ),
    )
    .toBe(true);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.locator(".navbar__toggle").click();
  await page.locator(".navbar-sidebar--show .navbar-sidebar__items").waitFor();
  await expect
    .poll(() =>
      box.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 20, top + 20)?.closest(".navbar-sidebar") !== null;
      }),
    )
    .toBe(true);
};

const checkReact18 = async ({ page, expect, origin }: Visit): Promise<void> => {
  for (const name of ["Suspense", "Suspense in BrowserOnly", "BrowserOnly in Suspense"]) {
    const button = page.getByRole("region", { name, exact: true }).getByRole("button");
    expect(await readAlert(page, () => button.click())).toBe("Hello");
  }
  const html = await (await page.request.get(`${origin}/tests/pages/react-18/`)).text();
  expect(html.split("Greet me").length - 1, "buttons in the HTML").toBeLessThanOrEqual(1);
};

/** All but the one in the tab that is closed, and two mistakes. */
const checkDiagrams = async ({ page, expect }: Visit): Promise<void> => {
  const drawn = page.locator("main svg[aria-roledescription]:visible");
  // The dev server makes Mermaid ready when it is first asked for, beside all that other tests ask of it.
  await expect.poll(() => drawn.count(), { timeout: 120_000 }).toBe(14);
  await page.getByRole("tab", { name: "Two" }).click();
  const second = page.getByRole("tabpanel").locator("svg[aria-roledescription]");
  await expect.poll(async () => (await second.boundingBox())?.width ?? 0).toBeGreaterThan(100);
  const mistakes = page.locator("main .alert--danger");
  await expect.poll(() => mistakes.count()).toBe(2);
  const texts = await readTexts(mistakes);
  expect(texts.map((text) => text.startsWith("This diagram can't be drawn."))).toEqual([
    true,
    true,
  ]);
  expect(texts[0]).toMatch(/No diagram type detected .*holidayDiagram Reader->>Beach: goes$/);
  expect(texts[1]).toMatch(/Parse error on line 3.*A bracket that never closes --> end$/);
  // Mermaid would leave a picture of its own at the end of the document.
  expect(await page.locator("body > [id^=dmermaid], body > svg").count()).toBe(0);
};

const checkAnalytics = async ({ page, expect }: Visit): Promise<void> => {
  const button = page.getByRole("button", { name: "Send an event" });
  await button.click();
  const status = page.getByRole("status");
  await expect.poll(() => status.innerText()).toBe("This site has no analytics script.");
  await page.evaluate(() => {
    Object.assign(window, {
      sent: [],
      gtag: (...sent: unknown[]) => Object.assign(window, { sent }),
    });
  });
  await button.click();
  await expect.poll(() => status.innerText()).toBe("Sent: test_button.");
  expect(await page.evaluate(() => (window as unknown as { sent: unknown[] }).sent)).toEqual([
    "event",
    "test_button",
    { page: "analytics" },
  ]);
};

const checkTestItem = async (visit: Visit): Promise<void> => {
  const { page, expect } = visit;
  const item = page.locator(".navbar").getByRole("button", { name: "Try me", exact: true });
  expect(await readAlert(page, () => item.click())).toContain("custom navbar item");
  await page.setViewportSize({ width: 390, height: 700 });
  await page.locator(".navbar__toggle").click();
  const inMenu = page.locator(".navbar-sidebar").getByRole("button", { name: "Try me (mobile)" });
  expect(await readAlert(page, () => inMenu.click())).toContain("custom navbar item");
  await page.setViewportSize({ width: 1280, height: 720 });
  await follow(visit, page.locator(".navbar__brand").first(), "/");
  await expect.poll(() => item.count()).toBe(0);
};

const page = (title: string | null, check: Omit<PageCheck, "title"> = {}): PageCheck => ({
  title,
  ...check,
});

export const pagesChecks: PageChecks = {
  "/tests/": page("Tests", { look: checkTestItem }),
  "/tests/pages/": page(null, {
    heading: "Test pages",
    look: async ({ page, expect }) => {
      expect(await readToc(page)).toContain("  A heading of a partial");
      expect(await page.locator("main").innerText()).toContain("e2e/test-area.spec.ts");
    },
  }),
  "/tests/pages/analytics/": page("Test Analytics", { look: checkAnalytics }),
  "/tests/pages/code-block-tests/": page("Code block tests", { look: checkCodeBlocks }),
  "/tests/pages/crashTest/": page("This crash if customFields.crashTest = true", {
    look: checkCrash,
  }),
  "/tests/pages/diagrams/": page("Diagram Examples", { look: checkDiagrams }),
  "/tests/pages/embeds/": page("Test Embeds", {
    options: {
      prepare: (page) =>
        page.route(/^https:\/\/[a-z.]+\//, (route) =>
          route.fulfill({ contentType: "text/html", body: "<p>elsewhere</p>" }),
        ),
    },
    look: checkEmbeds,
  }),
  "/tests/pages/error-boundary-tests/": page("Error boundary tests", {
    options: { allow: [/The button (in|out)side of the layout crashed/] },
    look: checkCrashButtons,
  }),
  "/tests/pages/head-metadata/": page(null, {
    heading: "Head metadata",
    isLoaded: true,
    look: async ({ page, expect }) => {
      expect(await readMeta(page, "generator")).toEqual(["custom generator"]);
      expect(await readMeta(page, "robots")).toEqual(["nofollow"]);
      expect(await readMeta(page, "viewport")).toEqual([
        "width=device-width, initial-scale=1, maximum-scale=5",
      ]);
    },
  }),
  "/tests/pages/hydration-tests/": page(null, {
    heading: "Hydration",
    isLoaded: true,
    look: async ({ page, expect }) => {
      const text =
        "Text before one link and another, then a number (2), an empty text and a third link. Text after.";
      expect(await readTexts(page.locator("main p").last())).toEqual([text]);
    },
  }),
  "/tests/pages/layout-no-children/": page(null, {
    heading: null,
    look: async ({ page, expect }) => {
      expect(await page.locator(".navbar").count()).toBe(1);
      expect(await page.locator("footer.footer").count()).toBe(1);
    },
  }),
  "/tests/pages/link-tests/": page(null, {
    heading: "Link",
    look: async ({ page, expect }) => {
      await page.getByRole("button", { name: "Paint the link" }).click();
      const link = page.getByRole("link", { name: "A link to this page" });
      expect(await link.evaluate((element) => element.style.backgroundColor)).toBe(
        "rgb(255, 182, 72)",
      );
    },
  }),
  "/tests/pages/markdown-tests-md/": page("Markdown Page tests title", {
    heading: "Markdown page",
    look: checkMarkdown,
  }),
  "/tests/pages/markdown-tests-mdx/": page("Markdown Page tests title", {
    heading: "Markdown page",
    look: checkMdx,
  }),
  "/tests/pages/navbar-dropdown-tests/": page("navbar-dropdown-tests", { look: checkDropdowns }),
  "/tests/pages/page-toc-tests/": page(null, {
    heading: "Table of contents of a page",
    look: async ({ page, expect }) => expect(await readToc(page)).toEqual(listSharedHeadings(2, 4)),
  }),
  "/tests/pages/react-18/": page("React 18 tests", { isLoaded: true, look: checkReact18 }),
  "/tests/pages/seo/": page("custom SEO title", {
    heading: "Search engines",
    isLoaded: true,
    look: async ({ page, expect }) => {
      expect(await readMeta(page, "description")).toEqual(["custom SEO description"]);
      expect(await readMeta(page, "og:description")).toEqual(["custom SEO description"]);
      expect(await readMeta(page, "og:title")).toEqual(["custom SEO title | Docusaurus"]);
      expect(await readMeta(page, "keywords")).toEqual(["custom,keywords"]);
      const [image = ""] = await readMeta(page, "og:image");
      expect(image).toMatch(/card.*\.png$/);
      const response = await page.request.get(new URL(new URL(image).pathname, page.url()).href);
      expect(response.headers()["content-type"]).toContain("image/png");
    },
  }),
  "/tests/pages/tabs-tests/": page("Tabs tests", { look: checkTabs }),
  "/tests/pages/unlisted/": page("Unlisted page", {
    look: async ({ page, mode, expect }) => {
      expect(await page.locator(".theme-unlisted-banner").count()).toBe(1);
      if (mode === "build") expect(await readMeta(page, "robots")).toEqual(["noindex, nofollow"]);
    },
  }),
  "/tests/pages/z-index-tests/": page(null, { heading: "z-index", look: checkZIndex }),
};
