import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { describeBuild } from "./support/describe-site.ts";
import type { SiteSource } from "./support/site.ts";

/** A drawing without a size of its own. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z"/></svg>';
const orange = "rgb(200, 100, 0)";

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
    announcementBar: { id: "bar", content: 'News <b><a href="/next/wide">More</a></b>' },
    navbar: { title: "Site", items: [{ type: "docsVersionDropdown" }] },
    footer: {
      links: ["One", "Two"].map((title) => ({
        title,
        items: [{ label: `${title} of the columns, half as wide as a phone`, to: "/next" }],
      })),
      logo: { src: "img/drawing.svg", alt: "Drawing", href: "https://example.org" },
    },
  },
};

/** Everything of a text whose look sites change. */
const text = `# Title

## Two

#### Four

##### Five

A [link](/next/wide).[^1]

- [ ] task

| a |
| - |
| 1 |

\`\`\`
code
\`\`\`

:::info

News.

:::

<div className="card">Card</div>
<img className="avatar__photo" src="/img/drawing.svg" />
<span className="badge badge--primary">New</span>

<details><summary>More</summary>Folded up.</details>

[^1]: Note.
`;

/** Rules as they stand in stylesheets of sites: one element, or one class. */
const ownRules = [
  ["h1", "line-height", "60px"],
  ["h2", "letter-spacing", "3px"],
  ["h4", "font-size", "31px"],
  ["h5", "color", "rgb(1, 2, 3)"],
  ["p a", "text-decoration-line", "overline"],
  ["img", "border-radius", "50%"],
  ["table", "font-size", "31px"],
  ["table tr", "border-top-width", "5px"],
  ["th", "text-align", "right"],
  ["td", "vertical-align", "bottom"],
  ["pre", "font-size", "31px"],
  [".card", "box-shadow", "rgb(1, 2, 3) 0px 0px 5px 0px"],
  [".contains-task-list", "list-style-type", "square"],
  [".footnotes", "margin-top", "7px"],
  [".menu__link--active", "color", "rgb(1, 2, 3)"],
  [".menu__link--sublist", "font-weight", "900"],
  [".breadcrumbs__link", "font-size", "31px"],
  [".main-wrapper .container", "padding-left", "7px"],
] as const;

const source: SiteSource = {
  files: {
    "docusaurus.config.js": `export default ${JSON.stringify(config)};`,
    "versions.json": '["1.0"]',
    "versioned_sidebars/version-1.0-sidebars.json": "{}",
    "versioned_docs/version-1.0/index.md": "---\nslug: /\n---\n# Start\n",
    "docs/index.md":
      "---\nslug: /\n---\n# Start\n\n## Part\n\nA [link](/next/wide), [`code`](/next/wide).\n\n| a | b |\n| - | - |\n| 1 | 2 |\n| 3 | 4 |\n\n:::note\n\nA note.\n\n:::\n\n:::tip\n\nA tip.\n\n:::\n",
    "docs/code.md": `# Code\n\n${["wrapped", "whole"].map((name) => `<div className="${name}">\n\n\`\`\`js\n${'call("a", "b"), '.repeat(30)}\n\`\`\`\n\n</div>`).join("\n\n")}\n`,
    "docs/titled.md":
      '# Titled\n\n## One\n\n## Two\n\n<details className="own-sign"><summary>More</summary>Text.</details>\n',
    "src/theme/TOC/index.js": `
import TOC from "@theme-original/TOC";
export default function Titled(props) {
  const Title = [null, null, "h2", "p"][props.toc.length];
  return Title ? <div><Title>Contents</Title><TOC {...props} /></div> : <TOC {...props} />;
}`,
    "docs/named.md": `# Named\n\n## One\n\n## Two\n\n## Three\n\n\`\`\`\n${"long ".repeat(200)}\n\`\`\`\n`,
    "docs/wide.md":
      '---\nhide_table_of_contents: true\n---\n# Wide\n\n<head>\n  <style>{`:root { --own-size: 31px; }`}</style>\n</head>\n\nText.\n\n<div className="coloured"><h2>Inside</h2></div>\n',
    "docs/group/text.mdx": text,
    "static/img/drawing.svg": drawing,
    "src/css/custom.css": `:root { --ifm-color-primary: ${orange}; }
:root { --own-size: 17px; --ifm-hover-overlay: ${orange}; }
.markdown p { font-size: var(--own-size); }
.theme-admonition-note { --ifm-alert-background-color: ${orange}; }
.theme-admonition-tip [class^="admonitionIcon_"] { display: none; }
[class^="admonitionContent_"] { letter-spacing: 2px; }
[class*="admonition_"] { word-spacing: 3px; }
.admonition { word-spacing: 9px; }
[class*="announcementBarContent_"] { letter-spacing: 1px; }
[class^="announcementBarContent"] { letter-spacing: 9px; }
.coloured { color: ${orange}; }
b > a { color: ${orange}; text-decoration: none; }
.markdown table { border-collapse: separate; border-spacing: 0; }
.dropdown > .navbar__link::after { transform: none; }
.breadcrumbs__item:not(:last-child):after { background-image: linear-gradient(red, red); }
.wrapped .prism-code { white-space: pre-wrap; }
.main-wrapper { flex-direction: row; }
:root { --ifm-menu-color: rgb(1, 2, 3); --ifm-breadcrumb-padding-horizontal: 7px; }
:root { --ifm-color-info-contrast-background: rgb(1, 2, 3); }
.own-sign > summary::before { transform: rotate(90deg) !important; }
`,
  },
};

const readBox = async (element: Locator) => (await element.boundingBox())!;

describeBuild("site-styles", source, ({ open }) => {
  test("a colour that a site sets at the root holds in both modes", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await open("/next", { colorScheme });
      const link = page.getByRole("link", { name: "link", exact: true });
      expect(await link.evaluate((element) => getComputedStyle(element).color)).toBe(orange);
    }
  });

  test("a heading has the colour of what it stands in, in both modes", async () => {
    const page = await open("/next/wide");
    const heading = page.getByRole("heading", { name: "Inside" });
    for (const theme of ["light", "dark"]) {
      await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
      expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe(orange);
    }
  });

  test("an admonition's title stands beside its icon, and in its place where a site hides it", async () => {
    const page = await open("/next");
    const measure = (type: string) =>
      page.locator(`.theme-admonition-${type}`).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.querySelector("[class^=admonitionHeading_]")!.lastChild!);
        const start = element.querySelector("[class^=admonitionContent_]")!.getBoundingClientRect();
        const icon = element.querySelector("[class^=admonitionIcon_]")!.getBoundingClientRect();
        const title = range.getBoundingClientRect();
        return {
          indent: title.left - start.left,
          isBeside: icon.right < title.left && icon.top < title.bottom,
        };
      });
    expect(await measure("tip")).toMatchObject({ indent: 0 });
    expect((await measure("note")).indent).toBeGreaterThan(16);
    expect(await measure("note")).toMatchObject({ isBeside: true });
  });

  test("a table of contents has one title: the site's own, where there is one", async () => {
    for (const [path, display] of [
      ["/next", "block"],
      ["/next/titled", "none"],
      ["/next/named", "none"],
    ] as const) {
      const page = await open(path);
      const contents = page.locator("nav[class^=tableOfContents_]");
      expect(await contents.evaluate((nav) => getComputedStyle(nav, "::before").display)).toBe(
        display,
      );
    }
  });

  test("a long line of code scrolls in its block where a site lays out its pages in a row", async () => {
    const page = await open("/next/named");
    const measure = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const width of [1200, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await measure()).toBeLessThanOrEqual(0);
    }
  });

  test("an admonition has the colour that a site gives to its kind, and upstream's classes", async () => {
    const page = await open("/next");
    const note = page.locator(".theme-admonition-note");
    expect(await note.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      orange,
    );
    const text = note.getByText("A note.");
    expect(await text.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe("2px");
    // Rules for an older Docusaurus name what has been called differently since.
    expect(await note.evaluate((element) => getComputedStyle(element).wordSpacing)).toBe("3px");
  });

  test("the background that a site gives to what is chosen holds in the sidebar", async () => {
    const page = await open("/next");
    const link = page.locator(".menu__link--active");
    expect(await link.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      orange,
    );
  });

  test("the cross of an announcement is seen in both modes", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await open("/next", { colorScheme });
      const bar = page.locator(".theme-announcement-bar");
      const readColor = (element: Element) => getComputedStyle(element).color;
      expect(await bar.getByRole("button").evaluate(readColor)).toBe(await bar.evaluate(readColor));
    }
  });

  test("who closes an announcement by the keyboard goes on in the navbar", async () => {
    const page = await open("/next");
    const close = page.locator(".theme-announcement-bar").getByRole("button");
    await close.focus();
    await page.keyboard.press("Enter");
    await close.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement!.className)).toContain("navbar__brand");
  });

  test("without JavaScript an announcement stands in the middle", async () => {
    const page = await open("/next", { javaScriptEnabled: false });
    const bar = await readBox(page.locator(".theme-announcement-bar"));
    const text = await readBox(page.locator(".theme-announcement-bar b"));
    const word = await page.locator(".theme-announcement-bar [class*=Content_]").evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, right } = range.getBoundingClientRect();
      return (left + right) / 2;
    });
    expect(text.width).toBeGreaterThan(0);
    expect(Math.abs(word - (bar.x + bar.width / 2))).toBeLessThan(1);
  });

  test("an announcement is as high as its text, and has upstream's class", async () => {
    const page = await open("/next");
    const bar = page.locator(".theme-announcement-bar");
    expect((await readBox(bar)).height).toBeLessThan(40);
    const content = bar.getByText("News");
    expect(await content.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe(
      "1px",
    );
    await bar.getByRole("button").click();
    await bar.waitFor({ state: "detached" });
  });

  test("an announcement is no second head of the page, and has a name", async () => {
    const page = await open("/next");
    expect(await page.getByRole("banner").count()).toBe(0);
    await page.getByRole("region", { name: "Announcement" }).getByText("News").waitFor();
  });

  test("who wants more contrast has lines to see, and no muted text", async () => {
    const page = await open("/next/group/text", { contrast: "more" });
    for (const theme of ["light", "dark"]) {
      await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
      const read = (name: string) =>
        page.evaluate(
          (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
          name,
        );
      expect(await read("--docusaurus-border-color")).toBe("gray");
      expect(await read("--ifm-color-content-secondary")).toBe(await read("--ifm-color-content"));
    }
  });

  test("in dark mode, badges have dark text", async () => {
    const page = await open("/next/group/text");
    await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
    const badge = page.locator(".badge--primary");
    expect(await badge.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(0, 0, 0)");
  });

  test("on paper, what is folded up is there to be read", async () => {
    const page = await open("/next/group/text");
    const text = page.locator("details", { hasText: "More" }).getByText("Folded up.");
    const isRendered = () =>
      text.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isRendered()).toBe(false);
    await page.emulateMedia({ media: "print" });
    expect(await isRendered()).toBe(true);
    await page.emulateMedia({ media: null });
  });

  test("links of an announcement look like the text around them, whatever colour the site's links have", async () => {
    const page = await open("/next");
    const link = page.locator(".theme-announcement-bar").getByRole("link");
    const [own, around, line] = await link.evaluate((element) => {
      const { color, textDecorationLine } = getComputedStyle(element);
      return [color, getComputedStyle(element.parentElement!).color, textDecorationLine];
    });
    expect(own).toBe(around);
    expect(line).toBe("underline");
  });

  test("a table whose borders a site keeps apart has lines between its rows, and no second one around it", async () => {
    const page = await open("/next");
    const lines = await page.locator("table").evaluate((table) =>
      [...table.querySelectorAll("tr")].map((row) => {
        const { borderTopWidth, borderTopStyle, borderLeftWidth } = getComputedStyle(row.cells[1]!);
        return [row.cells[0]!.textContent, borderTopWidth, borderTopStyle, borderLeftWidth];
      }),
    );
    expect(lines).toEqual([
      ["a", "0px", "solid", "1px"],
      ["1", "1px", "solid", "1px"],
      ["3", "1px", "solid", "1px"],
    ]);
  });

  test("code in a link, which has no colour of its own, leaves no gaps in the line", async () => {
    const page = await open("/next");
    const code = page.locator(".markdown a > code");
    const { paddingLeft, backgroundColor } = await code.evaluate((element) => {
      const { paddingLeft, backgroundColor } = getComputedStyle(element);
      return { paddingLeft, backgroundColor };
    });
    expect({ paddingLeft, backgroundColor }).toEqual({
      paddingLeft: "0px",
      backgroundColor: "rgba(0, 0, 0, 0)",
    });
  });

  test("long lines of code wrap where a site lets them, and are scrolled where it doesn't", async () => {
    const page = await open("/next/code");
    const readOverflow = (name: string) =>
      page
        .locator(`.${name} pre`)
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await readOverflow("wrapped")).toBe(0);
    expect(await readOverflow("whole")).toBeGreaterThan(500);
  });

  test("a long link of a footer's column is no wider than the column on a phone", async () => {
    const page = await open("/next");
    await page.setViewportSize({ width: 390, height: 800 });
    const { left, right } = await page
      .locator(".footer__link-item")
      .last()
      .evaluate((element) => element.getBoundingClientRect());
    expect(left).toBeGreaterThan(190);
    expect(right).toBeLessThanOrEqual(390);
  });

  test("a logo without a size of its own is seen", async () => {
    const page = await open("/next");
    const logo = page.getByAltText("Drawing");
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await readBox(logo)).width).toBeGreaterThan(100);
  });

  test("the banner of a version stands above the text, as wide", async () => {
    const page = await open("/next", { viewport: { width: 1440, height: 900 } });
    const [banner, article] = await Promise.all(
      [".theme-doc-version-banner", "article"].map((name) => readBox(page.locator(name))),
    );
    expect([banner!.x, banner!.width]).toEqual([article!.x, article!.width]);
  });

  test("without a table of contents, a document has all the width", async () => {
    const page = await open("/next/wide", { viewport: { width: 1440, height: 900 } });
    expect((await readBox(page.locator("article"))).width).toBeGreaterThan(1000);
  });

  test("styles in a document's head win over stylesheets", async () => {
    const page = await open("/next/wide");
    const text = page.getByText("Text.", { exact: true });
    expect(await text.evaluate((element) => getComputedStyle(element).fontSize)).toBe("31px");
  });

  test("a site can turn the sign of what opens and closes in its own way", async () => {
    const page = await open("/next/titled");
    const read = () =>
      page.locator(".own-sign > summary").evaluate((summary) => {
        const { rotate, transform } = getComputedStyle(summary, "::before");
        return { rotate, transform };
      });
    expect(await read()).toEqual({ rotate: "none", transform: "matrix(0, 1, -1, 0, 0, 0)" });
  });

  test("a site's rule for an element or a class wins over the theme's, as it does upstream", async () => {
    const page = await open("/next/group/text", { viewport: { width: 1440, height: 900 } });
    const ineffective = await page.evaluate((rules) => {
      const sheet = document.head.appendChild(document.createElement("style"));
      return rules.filter(([selector, property, value]) => {
        sheet.textContent = `* { transition: none !important } ${selector} { ${property}: ${value} }`;
        const elements = [...document.querySelectorAll(selector)];
        const values = elements.map((one) => getComputedStyle(one).getPropertyValue(property));
        return values.length === 0 || values.some((one) => one !== value);
      });
    }, ownRules);
    expect(ineffective).toEqual([]);
  });

  test("variables mean what they mean upstream", async () => {
    const page = await open("/next/group/text", { viewport: { width: 1440, height: 900 } });
    const read = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
    expect(await read(".menu__link--sublist", "color")).toBe("rgb(1, 2, 3)");
    expect(await read(".breadcrumbs__link", "padding-left")).toBe("7px");
    expect(await read(".theme-admonition-info", "background-color")).toBe("rgb(1, 2, 3)");
  });

  test("a picture that has its form from a class keeps it", async () => {
    const page = await open("/next/group/text");
    const picture = page.locator(".avatar__photo");
    expect(await picture.evaluate((one) => getComputedStyle(one).borderRadius)).toBe("50%");
  });

  test("a site can draw the sign on a dropdown in its own way", async () => {
    const page = await open("/next", { viewport: { width: 1440, height: 900 } });
    const turns = await page.locator(".dropdown > .navbar__link").evaluate((element) => {
      const { rotate, translate, transform } = getComputedStyle(element, "::after");
      return [rotate, translate, transform];
    });
    expect(turns).toEqual(["none", "none", "none"]);
  });

  test("a site can draw what stands between breadcrumbs in its own way", async () => {
    const page = await open("/next/titled");
    const read = (element: HTMLElement) => {
      const { backgroundImage, borderTopStyle, rotate } = getComputedStyle(element, "::after");
      return [backgroundImage, borderTopStyle, rotate];
    };
    const between = page.locator(".breadcrumbs__item").first();
    expect(await between.evaluate(read)).toEqual([
      "linear-gradient(rgb(255, 0, 0), rgb(255, 0, 0))",
      "none",
      "none",
    ]);
  });
});
