/** The button in the navbar, and the window that it opens, over the site's own index. */

import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBoth, describeBuild } from "./support/describe-site.ts";
import { findViolations } from "./support/find-violations.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { openPage, waitForHydration } from "./support/page.ts";
import { buildSite, createSite, isLean, type Site, type SiteSource } from "./support/site.ts";
import { createScriptScale } from "./support/weigh-scripts.ts";

const source: SiteSource = {
  config: {
    baseUrl: "/base/",
    organizationName: "harbour",
    projectName: "pilot",
    presets: [["classic", { docs: { routeBasePath: "/" }, blog: { routeBasePath: "blog" } }]],
    themeConfig: { search: { provider: "local" }, navbar: { title: "Harbour" } },
    i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  },
  files: {
    "docs/index.md":
      '---\nslug: /\n---\n\n# Harbour\n\nWhere boats lie.\n\n<input id="own" aria-label="Own" />\n',
    "docs/anchors.md":
      "# Anchors\n\nDrop one before the storm.\n\n## Chain and `<rope>`\n\nFive metres of it.\n",
    "docs/storm.md": "# Storm\n\nThe wind breaks anchors & masts.\n",
    "blog/2024-01-01-lamp.md": "# The lamp\n\nIt shines on anchors.\n",
    // All tests run under it: what it refuses is an error on the console.
    "static/_headers":
      "/*\n  Content-Security-Policy: default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'\n",
  },
};

const bareFiles = { "docs/index.md": "---\nslug: /\n---\n\n# Harbour\n" };

const weigh = (site: Site, file: string): number =>
  brotliCompressSync(site.bytes(`build${file}`)).length;

/** HTML, styles and scripts of the first page, compressed. */
function weighPage(site: Site): number {
  const styles = site.read("build/index.html").matchAll(/<link [^>]*href="([^"]+\.css)"/g);
  const files = ["/index.html", ...Array.from(styles, ([, file]) => file!)];
  return files.reduce((sum, file) => sum + weigh(site, file), createScriptScale(site)("/"));
}

const modal = (page: Page) => page.getByRole("dialog");
const field = (page: Page) => page.getByRole("combobox");
const button = (page: Page) => page.getByRole("button", { name: "Search", exact: false });
const hits = (page: Page) => page.locator(".DocSearch-Hit");

const readHrefs = (links: Element[]): (string | null)[] =>
  links.map((link) => link.getAttribute("href"));

/** And stays there: a tap would be a click. */
async function touchButton(page: Page): Promise<void> {
  const { x, y, width, height } = (await button(page).boundingBox())!;
  const client = await page.context().newCDPSession(page);
  await client.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
}

async function search(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await hits(page).first().waitFor();
}

/** Opens the window and searches in vain: by what it then says. */
async function findNothing(
  page: Page,
  { placeholder, recent, none }: { placeholder: string; recent: string; none: string },
): Promise<void> {
  await page.keyboard.press("/");
  await modal(page).waitFor();
  expect(await field(page).getAttribute("placeholder")).toBe(placeholder);
  await page.getByText(recent).waitFor();
  await field(page).fill("zeppelin");
  await page.getByText(none).waitFor();
}

describeBoth("search-modal", source, ({ mode, open, url }) => {
  test.each<[string, (page: Page) => Promise<unknown>]>([
    ["the pointer reaches the button", (page) => button(page).hover()],
    ["the button has the focus", (page) => button(page).focus()],
    ["a finger touches the button", touchButton],
  ])("its code comes when %s, and not before", async (_name, approach) => {
    const page = await open("/base/");
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    const code = /SearchModal|docsearch/i;
    expect(loaded.filter((url) => code.test(url))).toEqual([]);
    await approach(page);
    await expect.poll(() => loaded.filter((url) => code.test(url)).length).toBeGreaterThan(0);
    await button(page).click();
    await modal(page).waitFor();
    expect(await field(page).getAttribute("placeholder")).toBe("Search docs");
    await page.getByText("No recent searches").waitFor();
  });

  test("keys open it and close it, except where somebody types", async () => {
    const page = await open("/base/");
    await page.keyboard.press("Control+k");
    await modal(page).waitFor();
    await page.keyboard.press("Escape");
    await modal(page).waitFor({ state: "detached" });
    await expect
      .poll(() => button(page).evaluate((node) => node === document.activeElement))
      .toBe(true);
    await page.keyboard.press("Meta+k");
    await modal(page).waitFor();
    await page.keyboard.press("Meta+k");
    await modal(page).waitFor({ state: "detached" });
    await page.locator("#own").focus();
    await page.keyboard.press("/");
    expect(await page.locator("#own").inputValue()).toBe("/");
    expect(await modal(page).count()).toBe(0);
    await page.locator("#own").blur();
    await page.keyboard.press("/");
    await modal(page).waitFor();
    await page.keyboard.press("Escape");
    // What is typed on the button goes into the field.
    await page.keyboard.press("s");
    await expect.poll(() => field(page).inputValue()).toBe("s");
  });

  test("a key that comes before the page's code opens it once that is there, except where somebody types", async () => {
    const openHeld = async (): Promise<{ page: Page; release: () => void }> => {
      const page = await openPage();
      const release = await holdScripts(page);
      await page.goto(url("/base/"), { waitUntil: "commit" });
      await page.locator("footer, #own").first().waitFor();
      return { page, release };
    };
    for (const key of ["Control+k", "Meta+K", "/"]) {
      const { page, release } = await openHeld();
      await page.keyboard.press(key);
      expect(await modal(page).count()).toBe(0);
      release();
      await modal(page).waitFor();
      expect(await field(page).inputValue()).toBe("");
      await page.keyboard.press("Control+k");
      await modal(page).waitFor({ state: "detached" });
    }
    const { page, release } = await openHeld();
    // Signs that are false where types don't count are signs nonetheless.
    await page.locator("#own").pressSequentially("/ 0");
    expect(await page.locator("#own").inputValue()).toBe("/ 0");
    await page.locator("#own").blur();
    await page.keyboard.press("k");
    release();
    await waitForHydration(page);
    // A press that was remembered would have been repeated before this one.
    await page.getByRole("button", { name: /^Switch between dark/ }).click();
    expect(await modal(page).count()).toBe(0);
  });

  test("shows hits in groups, marked, and opens them without a full load", async () => {
    const page = await open("/base/");
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.keyboard.press("/");
    await search(page, "anchors");
    const groups = page.locator(".DocSearch-Hit-source");
    expect((await groups.allInnerTexts()).toSorted()).toEqual(["Blog", "Docs"]);
    expect(await hits(page).first().locator("mark").innerText()).toBe("Anchors");
    expect(await hits(page).locator(".DocSearch-Hit-title").allInnerTexts()).toContain(
      "Chain and <rope>",
    );
    expect(await hits(page).locator(".DocSearch-Hit-path").allInnerTexts()).toContain(
      "The wind breaks anchors & masts.",
    );
    await page.keyboard.press("Enter");
    await page.waitForURL("**/base/anchors");
    await modal(page).waitFor({ state: "detached" });
    await page.keyboard.press("/");
    await page.getByText("Recent", { exact: true }).waitFor();
    await page.getByTitle("Save this search").click();
    await page.getByText("Favorite", { exact: true }).waitFor();
    await field(page).fill("chain rope");
    // Searches that are kept are listed until these are there.
    await hits(page).locator('a[href="/base/anchors#chain-and-rope"]').click();
    await page.waitForURL("**/base/anchors#chain-and-rope");
    expect(await page.evaluate(() => "isKept" in window)).toBe(true);
  });

  test("keys alone lead from the page to a hit", async () => {
    const page = await open("/base/");
    const selected = () =>
      page.locator('.DocSearch-Hit[aria-selected="true"] a').evaluateAll(readHrefs);
    await page.keyboard.press("Control+k");
    await field(page).waitFor();
    await page.keyboard.type("anchors");
    await hits(page).first().waitFor();
    const [first, second, third] = await hits(page).locator("a").evaluateAll(readHrefs);
    for (const [key, href] of [
      ["Shift", first],
      ["ArrowDown", second],
      ["ArrowDown", third],
      ["ArrowUp", second],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(selected, { message: key }).toEqual([href]);
    }
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${second!}`);
    await modal(page).waitFor({ state: "detached" });
  });

  test("keeps the focus, and leads to all results", async () => {
    const page = await open("/base/");
    await page.keyboard.press("/");
    await search(page, "anchors");
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      expect(await modal(page).evaluate((node) => node.contains(document.activeElement))).toBe(
        true,
      );
    }
    const all = page.getByRole("link", { name: /^See all \d+ results$/ });
    await all.click();
    await page.waitForURL("**/base/search?q=anchors");
    await modal(page).waitFor({ state: "detached" });
  });

  test("says that nothing was found, and where to tell of it", async () => {
    const page = await open("/base/");
    await page.keyboard.press("/");
    await search(page, "anchors");
    await field(page).fill("zeppelin");
    await page.getByText('No results for "zeppelin"').waitFor();
    await page.getByText("Try searching for").waitFor();
    await page.getByText("Believe this query should return results?").waitFor();
    const link = page.getByRole("link", { name: "Let us know." });
    expect(await link.getAttribute("href")).toBe(
      "https://github.com/harbour/pilot/issues/new?title=Search%3A%20zeppelin",
    );
  });

  test("says that the index can't be reached, until it can", async () => {
    const page = await open("/base/", {
      allow: [/Failed to load resource/, /_search.*ERR_FAILED/],
    });
    await page.route("**/base/_search/**", (route) => route.abort());
    await page.keyboard.press("/");
    await field(page).fill("anchors");
    await page.getByText("Unable to fetch results").waitFor();
    await page.getByText("You might want to check your network connection.").waitFor();
    await page.unroute("**/base/_search/**");
    await search(page, "storm");
    expect(await page.getByText("Unable to fetch results").count()).toBe(0);
  });

  if (mode === "build")
    test.each(["light", "dark"])("breaks no rule of accessibility, %s", async (theme) => {
      const page = await open(`/base/?docusaurus-theme=${theme}`, {
        reducedMotion: "reduce",
        allow: [/Failed to load resource/, /_search.*ERR_FAILED/],
      });
      await page.keyboard.press("/");
      await modal(page).waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.route("**/base/_search/**", (route) => route.abort());
      await field(page).fill("storm");
      await page.getByText("Unable to fetch results").waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.unroute("**/base/_search/**");
      await search(page, "anchors");
      expect(await findViolations(page)).toEqual([]);
      await field(page).fill("zeppelin");
      await page.getByText("No results for").waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.goto(`${page.url().split("?")[0]}search?q=anchors`);
      await page.getByText("documents found").waitFor();
      expect(await findViolations(page)).toEqual([]);
    });

  if (mode === "build")
    test("speaks the language of its pages: fr", async () => {
      const page = await open("/base/fr/");
      await findNothing(page, {
        placeholder: "Rechercher des docs",
        recent: "Aucune recherche récente",
        none: "Aucun résultat pour",
      });
    });
});

const translated = "i18n/{locale}/docusaurus-plugin-content-docs/current/anchors.md";
const languages: SiteSource = {
  config: {
    ...source.config,
    i18n: {
      defaultLocale: "ja",
      locales: ["ja", "zh-Hans", "he"],
      localeConfigs: { he: { direction: "rtl" } },
    },
  },
  files: {
    ...source.files,
    [translated.replace("{locale}", "ja")]: "# 錨の使い方\n\n嵐の前に錨を下ろします。\n",
    [translated.replace("{locale}", "zh-Hans")]: "# 船锚\n\n暴风雨来临之前抛下船锚。\n",
    [translated.replace("{locale}", "he")]: "# עוגן\n\nהטילו עוגן לפני הסערה.\n",
  },
};

describeBuild("search-modal-languages", languages, ({ open }) => {
  test.each([
    ["ja", "/base/", "嵐の前"],
    // Not where the run of letters begins: there, it would be found without being cut.
    ["zh-Hans", "/base/zh-Hans/", "来临之前"],
  ])("finds words of a language without spaces between them: %s", async (locale, start, word) => {
    const page = await open(start);
    expect(await page.locator("html").getAttribute("lang")).toBe(locale);
    await page.keyboard.press("/");
    await search(page, word);
    const first = hits(page).first();
    expect(await first.getByRole("link").getAttribute("href")).toBe(`${start}anchors`);
    expect(await first.locator("mark").first().innerText()).toBe(word);
  });

  test("reads from right to left where its pages do", async () => {
    const page = await open("/base/he/");
    await page.keyboard.press("/");
    await search(page, "הסערה");
    const link = hits(page).first().getByRole("link");
    expect(await link.getAttribute("href")).toBe("/base/he/anchors");
    const dialog = page.locator(".DocSearch-Modal");
    expect(await dialog.evaluate((node) => getComputedStyle(node).direction)).toBe("rtl");
    const [icon, title] = await Promise.all(
      [".DocSearch-Hit-icon", ".DocSearch-Hit-title"].map((name) =>
        hits(page).first().locator(name).boundingBox(),
      ),
    );
    expect(icon!.x).toBeGreaterThan(title!.x + title!.width - 1);
    expect(await dialog.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
    expect(await findViolations(page)).toEqual([]);
  });

  test("speaks the language of its pages: zh-Hans", async () => {
    const page = await open("/base/zh-Hans/");
    await findNothing(page, {
      placeholder: "搜索文档",
      recent: "没有最近搜索",
      none: "没有结果：",
    });
  });
});

const swizzled: SiteSource = {
  config: {
    presets: [
      ["classic", { docs: { routeBasePath: "/" }, theme: { customCss: "./src/custom.css" } }],
    ],
    themeConfig: { search: { provider: "local" } },
  },
  files: {
    "docs/index.md": "---\nslug: /\n---\n\n# Harbour\n",
    "src/custom.css":
      ":root { --docsearch-primary-color: rgb(1, 2, 3); }\n.DocSearch-Modal { border-top-color: rgb(4, 5, 6); }\n" +
      ".DocSearch-Button .DocSearch-Button-Placeholder { font-size: 0.875rem; font-weight: 500; }\n",
    "src/theme/SearchBar/index.js":
      'import SearchBar from "@theme-original/SearchBar";\nexport default (props) => <div id="own-bar"><SearchBar {...props} /></div>;\n',
  },
};

describeBoth("search-modal-swizzled", swizzled, ({ mode, open }) => {
  test("a site's own search bar may hold the theme's", async () => {
    const page = await open("/");
    await page.locator("#own-bar").getByRole("button", { name: "Search" }).click();
    await search(page, "harbour");
  });

  test.each(["light", "dark"])("a site's own styles reach the window, %s", async (theme) => {
    const page = await open(`/?docusaurus-theme=${theme}`);
    await page.keyboard.press("/");
    await search(page, "harbour");
    const read = (selector: string, property: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
    const selected = '.DocSearch-Hit[aria-selected="true"] a';
    expect(await read(selected, "background-color")).toBe("rgb(1, 2, 3)");
    expect(await read(".DocSearch-Hit-source", "color")).toBe("rgb(1, 2, 3)");
    expect(await read(".DocSearch-Modal", "border-top-color")).toBe("rgb(4, 5, 6)");
  });

  test.runIf(mode === "build")(
    "on a phone its button has a name and no word, whatever size a site gives that word",
    async () => {
      const page = await open("/");
      const widths = [];
      for (const width of [1000, 390]) {
        await page.setViewportSize({ width, height: 800 });
        widths.push((await button(page).boundingBox())?.width ?? 0);
      }
      expect(widths[0]).toBeGreaterThan(60);
      expect(widths[1]).toBeLessThan(40);
    },
  );
});

const weighed = { themeConfig: { search: { provider: "local" } } };

describeBuild("search-modal-weight", { config: weighed, files: bareFiles }, (running) => {
  test.runIf(isLean)(
    "who never searches loads 1 kB of it at most; without an index there is no button",
    async () => {
      const bare = createSite("search-modal-none", { files: bareFiles });
      await buildSite(bare);
      const html = [bare, running.site].map((one) => one.read("build/index.html"));
      for (const part of ["DocSearch-Button", "keydown"])
        expect(html.map((text) => text.includes(part))).toEqual([false, true]);
      const [without, having] = [bare, running.site].map(weighPage);
      expect(having! - without!).toBeLessThanOrEqual(1_000);
    },
  );

  test("who searches loads 35 kB of code and styles at most, the local engine apart", async () => {
    const page = await running.open("/");
    const loaded = new Set<string>();
    page.on("request", (request) => loaded.add(new URL(request.url()).pathname));
    await page.keyboard.press("/");
    await search(page, "harbour");
    const entry = [...loaded].find((file) => file.includes("SearchModal"))!;
    const imports = running.site.read(`build${entry}`).matchAll(/from"\.\/([^"]+)"/g);
    const folder = path.posix.dirname(entry);
    const own = new Set([entry, ...Array.from(imports, ([, name]) => `${folder}/${name!}`)]);
    // Other code comes with the first key, too, on a site without search.
    const bytes = [...loaded]
      .filter((file) => own.has(file) || file.endsWith(".css"))
      .reduce((sum, file) => sum + weigh(running.site, file), 0);
    expect([...loaded].filter((file) => file.includes("local-engine"))).toHaveLength(1);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(35_000);
  });
});
