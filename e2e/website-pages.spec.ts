import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { installedWebsiteDir } from "../scripts/setup/installation.mjs";
import { openContext, waitForHydration } from "./support/page.ts";
import { describeWebsite } from "./support/website.ts";

/** Text or accessible name of what a selector finds in the HTML of a page. */
const readBuilt = (page: Page, path: string, selector: string): Promise<string[]> =>
  page.evaluate(
    async ([address, wanted]) => {
      const html = await (await fetch(address)).text();
      const found = new DOMParser().parseFromString(html, "text/html").querySelectorAll(wanted);
      return Array.from(
        found,
        (element) => element.getAttribute("aria-label") ?? element.textContent ?? "",
      );
    },
    [path, selector] as const,
  );

/** What the styles and tests of sites find pages and their parts by. */
const classes: Record<string, string[]> = {
  "/blog/": ["html.blog-wrapper.blog-list-page", ".main-wrapper"],
  "/blog/tags/": ["html.blog-wrapper.blog-tags-list-page"],
  "/blog/tags/release/": ["html.blog-wrapper.blog-tags-post-list-page"],
  "/tests/docs/tags/": ["html.docs-wrapper.docs-tags-list-page"],
  "/tests/docs/tags/some-tag/": ["html.docs-wrapper.docs-tags-doc-list-page"],
  "/examples/markdownPageExample/": ["html.mdx-wrapper.mdx-page", ".main-wrapper"],
  "/docs/configuration/": [
    "html.docs-wrapper.docs-doc-page",
    ".main-wrapper",
    ".theme-doc-markdown",
    ".theme-doc-footer .theme-doc-footer-edit-meta-row .theme-edit-this-page",
    ".theme-last-updated",
    ".theme-code-block",
    ".theme-admonition.theme-admonition-tip",
    ".theme-back-to-top-button",
    ".theme-doc-breadcrumbs",
    ".theme-doc-toc-mobile",
    ".theme-doc-toc-desktop",
    ".theme-doc-version-badge",
    ".theme-doc-sidebar-container .theme-doc-sidebar-menu",
    ".theme-doc-sidebar-item-category.theme-doc-sidebar-item-category-level-1",
    ".theme-doc-sidebar-item-link.theme-doc-sidebar-item-link-level-1",
    ".theme-doc-sidebar-item-category .theme-doc-sidebar-item-link-level-2",
  ],
  "/docs/3.0.0-beta.0/": [".theme-doc-version-banner.alert--warning"],
  "/tests/docs/": [".theme-unlisted-banner"],
  "/tests/docs/more-test/": [".theme-doc-footer .theme-doc-footer-tags-row"],
};

const admonition = (type: string): [string, string] => [
  `.theme-admonition-${type} > .admonitionHeading_theme`,
  type,
];

const labels: Record<string, [selector: string, label: string | RegExp][]> = {
  "/docs/configuration/": [
    [".menu__caret[aria-expanded=false]", "Expand sidebar category 'Guides'"],
    [".breadcrumbs__link[href='/']", "Home page"],
    [".pagination-nav__link--prev .pagination-nav__sublabel", "Previous"],
    [".pagination-nav__link--next .pagination-nav__sublabel", "Next"],
    [".theme-code-block button[title=Copy]", "Copy code to clipboard"],
    [".theme-code-block button:not([title=Copy])", "Toggle word wrap"],
    [".theme-edit-this-page", "Edit this page"],
    [".theme-last-updated", /^Last updated on \w{3} \d{1,2}, \d{4} by \S.*$/],
  ],
  "/docs/category/guides/": [[".card p", "4 items"]],
  "/docs/2.4.3/markdown-features/admonitions/": [
    admonition("note"),
    admonition("info"),
    admonition("danger"),
    admonition("caution"),
  ],
  "/tests/docs/tests/admonitions/": [admonition("warning")],
  "/docs/markdown-features/code-blocks/": [
    [".playground-header", "Live Editor"],
    [".playground-header", "Result"],
  ],
  "/tests/docs/more-test/": [[".theme-doc-footer-tags-row b", "Tags:"]],
  "/blog/": [
    ["article a > b", "Read more"],
    ["article time + span, article time ~ span", /^\d+ min read$/],
  ],
  "/404.html": [
    ["main h1", "Page Not Found"],
    ["main p", "There is nothing at this address."],
    [
      "main p",
      "If a link on another site led you here, please tell its owner that it no longer works.",
    ],
  ],
  "/tests/docs/": [
    [".theme-unlisted-banner > .admonitionHeading_theme", "Unlisted page"],
    [
      ".theme-unlisted-banner > .admonitionContent_theme",
      "This page is not listed: search engines leave it out, and only those who have its address can open it.",
    ],
  ],
};

describeWebsite("pages of the website", ({ open, url }) => {
  test("pages and their parts have the classes that a site's own CSS relies on", async () => {
    const page = await open("/versions/");
    const missing: string[] = [];
    for (const [path, selectors] of Object.entries(classes)) {
      for (const selector of selectors) {
        const found = await readBuilt(page, path, selector);
        if (found.length === 0) missing.push(`${path} ${selector}`);
      }
    }
    expect(missing).toEqual([]);
    // Of the last version the docs have no banner.
    expect(await readBuilt(page, "/docs/", ".theme-doc-version-banner")).toEqual([]);
  });

  test("labels are those that translations and tests of sites name", async () => {
    const page = await open("/versions/");
    for (const [path, rows] of Object.entries(labels)) {
      for (const [selector, label] of rows) {
        const found = await readBuilt(page, path, selector);
        const wanted: unknown = typeof label === "string" ? label : expect.stringMatching(label);
        expect(found, `${path} ${selector}`).toContainEqual(wanted);
      }
    }
  });

  test("the versions page lists current, pre-release, past and legacy docs", async () => {
    const page = await open("/versions/");
    expect(await page.title()).toBe("Versions | Docusaurus");
    const rowsOf = (id: string): Promise<string[]> =>
      page.locator(`section:has(#${id}) th`).allInnerTexts();
    expect(await rowsOf("next")).toEqual(["Canary"]);
    expect(await rowsOf("latest")).toEqual(["3.0.0-beta.0"]);
    expect((await rowsOf("archive")).slice(0, 2)).toEqual(["2.4.3", "2.0.0-rc.1"]);
    expect(await rowsOf("legacy")).toEqual(["1.x.x"]);
    const old = page.getByRole("row", { name: "2.4.3" }).getByRole("link");
    expect(await old.nth(1).getAttribute("href")).toMatch(/\/releases\/tag\/v2\.4\.3$/);
    await old.first().click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/docs/2.4.3/");
  });

  test("every address below the feature requests shows the page", async () => {
    for (const path of [
      "/feature-requests/",
      "/feature-requests/p/an-idea",
      "/feature-requests/a/",
    ]) {
      const response = await fetch(url(path));
      expect(response.status, path).toBe(200);
      const page = await open(path);
      expect(await page.title(), path).toBe("Feedback | Docusaurus");
      await page.getByRole("heading", { name: "From a wish to a feature" }).waitFor();
    }
  });

  test("the blog's sidebar lists all posts", async () => {
    const files = readdirSync(`${installedWebsiteDir}/blog`, { recursive: true, encoding: "utf8" });
    const posts = files.filter((file) => /\bindex\.mdx?$/.test(file));
    expect(posts.length).toBeGreaterThanOrEqual(18);
    const page = await open("/blog/");
    const sidebar = page.getByRole("navigation", { name: "Blog recent posts" });
    await expect.poll(() => sidebar.getByRole("listitem").count()).toBe(posts.length);
    expect(await sidebar.innerText()).toContain("All our posts");
    const links = await sidebar
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(links).size).toBe(posts.length);
  });

  test("a page may keep search engines out", async () => {
    const page = await open("/examples/noIndex/");
    expect(await page.title()).toBe("No Index Page example | Docusaurus");
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
    const listed = await open("/examples/markdownPageExample/");
    expect(await listed.title()).toBe("Markdown Page example | Docusaurus");
    expect(await listed.locator("meta[name=robots]").count()).toBe(0);
  });

  test("the debug pages know the framework's version, which is the website's to say", async () => {
    const html = await (await fetch(url("/__docusaurus/debug/metadata/"))).text();
    expect(html.replaceAll("<!-- -->", "")).toContain(
      "Framework version: <code>3.0.0-beta.0</code>",
    );
  });

  test("the search page takes its query from the address, and finds pages of the site", async () => {
    const page = await open("/search/");
    expect(await page.title()).toBe("Search the documentation | Docusaurus");
    const field = page.getByRole("searchbox", { name: "Search" });
    await field.pressSequentially("swizzle");
    await expect.poll(() => new URL(page.url()).search).toBe("?q=swizzle");
    await expect.poll(() => page.title()).toBe('Search results for "swizzle" | Docusaurus');
    const first = page.locator("main article").first().getByRole("link");
    await expect.poll(() => first.getAttribute("href")).toBe("/docs/swizzling/");
    await page.goto(url("/search/?q=sidebar"));
    await expect.poll(() => field.inputValue()).toBe("sidebar");
  });

  describe("the tool for theme colours", () => {
    const tool = (page: Page) => page.getByRole("region", { name: "Colours of your site" });
    const mode = (page: Page, name: string) => tool(page).getByRole("group", { name });
    const field = (page: Page, name: string, label: string) =>
      mode(page, name).getByRole("textbox", { name: label, exact: true });
    const readShades = (page: Page, name: string) => mode(page, name).locator("tr").allInnerTexts();
    const readVariable = (page: Page, name: string) =>
      page.evaluate(
        (variable) => getComputedStyle(document.documentElement).getPropertyValue(variable),
        `--ifm-${name}`,
      );
    const readStored = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));
    const path = "/docs/styling-layout/";

    test("can be read without JavaScript: seven shades of each mode, and which pass", async () => {
      const page = await open(path, { javaScriptEnabled: false });
      const rows = [
        ["lightest", "#3cad6e", "2.83", "fails"],
        ["lighter", "#359962", "3.56", "fails"],
        ["light", "#33925d", "3.88", "fails"],
        ["primary", "#2e8555", "4.56", "AA"],
        ["dark", "#29784c", "5.40", "AA"],
        ["darker", "#277148", "5.92", "AA"],
        ["darkest", "#205d3b", "7.80", "AAA"],
      ];
      const shades = await readShades(page, "Light mode");
      expect(shades.slice(1).map((row) => row.trim().split(/\s+/))).toEqual(rows);
      expect((await readShades(page, "Dark mode"))[4]).toMatch(/primary\s+#25c2a0\s+7\.76\s+AAA/);
      expect(await field(page, "Dark mode", "Background").inputValue()).toBe("#181920");
      expect(await tool(page).innerText()).toContain("switch JavaScript on");
    });

    test("shows colours on the whole site, from the first paint on, until they are reset", async () => {
      const page = await open(path, {
        colorScheme: "light",
        prepare: (opened) =>
          opened.addInitScript(() => {
            const readStyle = () => document.getElementById("theme-colors")?.textContent;
            new MutationObserver((_, observer) => {
              if (!document.body) return;
              Object.assign(window, { styleBeforeBody: readStyle() ?? "" });
              observer.disconnect();
            }).observe(document, { childList: true, subtree: true });
          }),
      });
      const own = await readVariable(page, "color-primary");
      await field(page, "Light mode", "Primary colour").fill("#c2410c");
      await field(page, "Light mode", "Background").fill("#fff7ed");
      await expect.poll(() => readVariable(page, "color-primary")).toBe("#c2410c");
      await expect.poll(() => readVariable(page, "color-primary-darkest")).toBe("#882d08");
      await expect.poll(() => readVariable(page, "background-color")).toBe("#fff7ed");
      const verdict = mode(page, "Light mode").getByText("Links are easy to read");
      await expect.poll(() => verdict.innerText()).toContain("4.87 passes AA");
      await tool(page).getByText("All pages of this site show your colours now").waitFor();

      // To another page by a link, to one that is loaded in full, and back.
      await page.getByRole("link", { name: "Swizzling", exact: true }).first().click();
      await page.waitForURL(url("/docs/swizzling/"));
      expect(await readVariable(page, "color-primary")).toBe("#c2410c");
      await page.goto(url("/showcase/"));
      const seen = await page.evaluate(
        () => (window as unknown as { styleBeforeBody: string }).styleBeforeBody,
      );
      expect(seen).toContain("--ifm-color-primary: #c2410c;");
      expect(await readVariable(page, "color-primary")).toBe("#c2410c");
      await page.goto(url(path));
      await waitForHydration(page);
      const primary = field(page, "Light mode", "Primary colour");
      await expect.poll(() => primary.inputValue()).toBe("#c2410c");
      expect(Object.keys(await readStored(page))).toEqual(["ifm-theme-colors-light"]);

      // The other mode is still the site's own.
      const show = mode(page, "Dark mode").getByRole("button", { name: "Show dark mode" });
      await show.click();
      await expect.poll(() => show.getAttribute("aria-pressed")).toBe("true");
      await expect.poll(() => readVariable(page, "color-primary")).not.toBe("#c2410c");
      await mode(page, "Light mode").getByRole("button").click();
      await expect.poll(() => readVariable(page, "color-primary")).toBe("#c2410c");

      await tool(page).getByRole("button", { name: "Reset the colours" }).click();
      await expect.poll(() => readVariable(page, "color-primary")).toBe(own);
      await expect.poll(() => primary.inputValue()).toBe("#2e8555");
      await expect.poll(() => readStored(page)).toEqual({});
    });

    test("each mode has colours of its own", async () => {
      const page = await open(path, { colorScheme: "light" });
      const readBoth = async () => [
        await readVariable(page, "color-primary"),
        await readVariable(page, "background-color"),
      ];
      const own = await readBoth();
      await field(page, "Dark mode", "Primary colour").fill("#ff7a59");
      await field(page, "Dark mode", "Background").fill("#101418");
      await tool(page).getByText("All pages of this site show your colours now").waitFor();
      expect(await readBoth()).toEqual(own);
      await mode(page, "Dark mode").getByRole("button", { name: "Show dark mode" }).click();
      await expect.poll(readBoth).toEqual(["#ff7a59", "#101418"]);
      expect(Object.keys(await readStored(page))).toEqual(["ifm-theme-colors-dark"]);
      await field(page, "Light mode", "Primary colour").fill("#c2410c");
      await field(page, "Light mode", "Background").fill("#fff7ed");
      await expect
        .poll(async () => Object.keys(await readStored(page)).toSorted())
        .toEqual(["ifm-theme-colors-dark", "ifm-theme-colors-light"]);
      expect(await readBoth()).toEqual(["#ff7a59", "#101418"]);

      await page.goto(url("/showcase/"));
      await waitForHydration(page);
      expect(await readBoth()).toEqual(["#ff7a59", "#101418"]);
      await page
        .getByRole("button", { name: /Switch between dark and light mode/ })
        .first()
        .click();
      await expect.poll(readBoth).toEqual(["#c2410c", "#fff7ed"]);
    });

    test.each([
      [
        "rubbish",
        () => {
          sessionStorage.setItem("ifm-theme-colors-light", "--ifm-color-primary: #ff0000;}body{");
          sessionStorage.setItem("ifm-theme-colors-dark", "no colour");
        },
      ],
      [
        "nothing, since it throws",
        () => {
          const get = () => {
            throw new DOMException("No storage here", "SecurityError");
          };
          Object.defineProperty(window, "sessionStorage", { get });
        },
      ],
    ])(
      "the tab's storage holds %s: the site's own colours, and a tool that works",
      async (_, spoil) => {
        const page = await open(path, {
          colorScheme: "light",
          prepare: (opened) => opened.addInitScript(spoil),
        });
        expect(await page.locator("#theme-colors").count()).toBe(0);
        const primary = field(page, "Light mode", "Primary colour");
        expect(await primary.inputValue()).toBe("#2e8555");
        await tool(page).getByText("Change a colour, and all pages").waitFor();
        await primary.fill("#c2410c");
        await expect.poll(() => readVariable(page, "color-primary")).toBe("#c2410c");
        await page.getByRole("link", { name: "Swizzling", exact: true }).first().click();
        await page.waitForURL(url("/docs/swizzling/"));
        await expect.poll(() => readVariable(page, "color-primary")).toBe("#c2410c");
      },
    );

    test("copies the CSS, and takes nothing that is no colour", async () => {
      const context = await openContext({ permissions: ["clipboard-read", "clipboard-write"] });
      try {
        const page = await open(path, { context });
        const primary = field(page, "Dark mode", "Primary colour");
        await primary.fill("ffb");
        await primary.pressSequentially("6");
        await expect.poll(() => primary.getAttribute("aria-invalid")).toBe("true");
        await mode(page, "Dark mode").getByText("Not a colour yet").waitFor();
        await primary.blur();
        await expect.poll(() => primary.inputValue()).toBe("#ffffbb");
        const block = tool(page).locator(".theme-code-block");
        await expect.poll(() => block.innerText()).toContain("#ffffbb");
        await block.hover();
        await block.getByRole("button", { name: "Copy code to clipboard" }).click();
        const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
        await expect.poll(readClipboard).toMatch(/^:root \{\n {2}--ifm-color-primary: #2e8555;\n/);
        expect(await readClipboard()).toContain(
          "[data-theme='dark'] {\n  --ifm-color-primary: #ffffbb;\n",
        );
      } finally {
        await context.close();
      }
    });
  });
});
