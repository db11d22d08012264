import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBuild } from "./support/describe-site.ts";
import type { SiteSource } from "./support/site.ts";

const config = {
  title: "Fixture",
  url: "https://fixture.test",
  baseUrl: "/",
  presets: [
    [
      "classic",
      { docs: { routeBasePath: "/" }, blog: false, theme: { customCss: "./src/css/custom.css" } },
    ],
  ],
  themeConfig: {
    navbar: {
      title: "Site",
      style: "dark",
      items: [
        { label: "More", items: [{ label: "Next", to: "/inside/next" }] },
        { label: "Start", to: "/" },
      ],
    },
    footer: { links: [{ title: "One", items: [{ label: "Next", to: "/inside/next" }] }] },
  },
};

const source: SiteSource = {
  files: {
    "docusaurus.config.js": `export default ${JSON.stringify(config)};`,
    "docs/index.md":
      "---\nslug: /\n---\n# Start\n\n## Part\n\nSome `code`.\n\n```js\ncall();\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n#### Small\n\n:::note\n\nA note.\n\n:::\n",
    "docs/inside/next.md": "# Next\n",
    "src/css/custom.css": `:root {
  --ifm-global-radius: 4px;
  --ifm-font-weight-bold: 650;
  --ifm-code-font-size: 28px;
  --ifm-h4-font-size: 32px;
  --ifm-table-border-width: 5px;
  --ifm-alert-border-width: 3px;
  --ifm-alert-padding-horizontal: 33px;
  --ifm-toc-padding-vertical: 6px;
  --ifm-navbar-item-padding-horizontal: 21px;
  --ifm-navbar-sidebar-width: 300px;
  --ifm-dropdown-hover-background-color: rgb(3, 4, 5);
  --ifm-footer-background-color: rgb(1, 2, 3);
  --ifm-footer-link-color: rgb(201, 202, 203);
  --ifm-footer-color: rgb(211, 212, 213);
  --ifm-footer-padding-vertical: 60px;
}
`,
  },
};

const phone = { viewport: { width: 390, height: 800 } };

const read = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describeBuild("site-variables", source, ({ open }) => {
  test.each([
    [".prism-code", "font-size", "27px"],
    [".markdown > h4", "font-size", "34px"],
    [".markdown td", "border-top-width", "5px"],
    [".theme-admonition", "border-top-width", "3px"],
    [".theme-admonition", "padding-right", "33px"],
    [".table-of-contents", "padding-top", "6px"],
    [".navbar__item", "padding-left", "21px"],
    [".footer", "background-color", "rgb(1, 2, 3)"],
    [".footer", "padding-top", "60px"],
    [".footer__link-item", "color", "rgb(201, 202, 203)"],
  ])("what a site sets on the root holds: %s, %s", async (selector, property, value) => {
    expect(await read(await open("/"), selector, property)).toBe(value);
  });

  test.each([
    [".markdown > p > code", "border-top-left-radius", "3px"],
    [".theme-code-block", "border-top-left-radius", "5px"],
    [".pagination-nav__link", "border-top-left-radius", "5px"],
    [".dropdown__menu", "border-top-left-radius", "5px"],
    [".markdown > h2", "font-weight", "650"],
    [".footer__title", "color", "rgb(211, 212, 213)"],
  ])("what follows from it with Infima does so here: %s, %s", async (selector, property, value) => {
    expect(await read(await open("/"), selector, property)).toBe(value);
  });

  test("the item of a dropdown that leads here has the dropdown's own background", async () => {
    const page = await open("/inside/next");
    expect(await read(page, ".dropdown__link--active", "background-color")).toBe("rgb(3, 4, 5)");
  });

  test("on a phone the sidebar is as wide as the site says, and is readable on a dark bar's colour", async () => {
    const page = await open("/inside/next", { ...phone, colorScheme: "light" });
    await page.locator(".navbar__toggle").click();
    const sidebar = page.locator(".navbar-sidebar");
    await sidebar.locator(".menu__link--sublist").first().waitFor();
    expect((await sidebar.boundingBox())!.width).toBe(300);
    const colours = [
      ".menu__link--sublist",
      ".menu__link:not(.menu__link--active, .menu__link--sublist)",
      ".navbar-sidebar__back",
    ].map((selector) => read(page, `.navbar-sidebar ${selector}`, "color"));
    expect(await Promise.all(colours)).toEqual([
      "rgb(218, 221, 225)",
      "rgb(218, 221, 225)",
      "rgb(218, 221, 225)",
    ]);
  });
});
