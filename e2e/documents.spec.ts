import { deflateSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import { goThere } from "./support/page.ts";
import type { SiteSource } from "./support/site.ts";

const config = `
import remarkMath from "remark-math";
import rehypeKatex from "rehype-katex";

/** Doubles every exclamation mark: a plugin of the site's own. */
function remarkShout() {
  const visit = (node) => {
    if (node.type === "text") node.value = node.value.replaceAll("!", "!!");
    node.children?.forEach(visit);
  };
  return visit;
}

export default {
  title: "Fixture",
  url: "https://fixture.test",
  baseUrl: "/",
  presets: [["classic", {
    docs: {
      routeBasePath: "/",
      remarkPlugins: [remarkMath, remarkShout],
      rehypePlugins: [rehypeKatex],
      admonitions: { keywords: ["gossip"], extendDefaults: true },
    },
    blog: false,
  }]],
};
`;

/** A PNG of one colour. */
function createPng(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8 + body.length);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), 4 + body.length);
    return frame;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width * 3 + 1) * height, 0));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", new Uint8Array()),
  ]);
}

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const tabs = (groupId: string) => `
<Tabs groupId="${groupId}" queryString="system">
  <TabItem value="linux" label="Linux">Text for Linux.</TabItem>
  <TabItem value="mac" label="macOS" default>Text for macOS.</TabItem>
  <TabItem value="windows" label="Windows">Text for Windows.</TabItem>
</Tabs>
`;

const source: SiteSource = {
  files: {
    "docusaurus.config.js": config,
    "docs/index.md": "---\nslug: /\n---\n# Start\n\nThis is loud!\n",
    "docs/tabs.mdx": `# Tabs

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

## First
${tabs("system")}

## Second
${tabs("system")}

## Alone

<Tabs>
  <TabItem value="a" label="A">Text of A.</TabItem>
  <TabItem value="b" label="B">Text of B.</TabItem>
</Tabs>
`,
    "docs/more-tabs.mdx": `# More tabs

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
${tabs("system")}
`,
    "docs/code.md": `# Code

\`\`\`js title="src/answer.js" {2} showLineNumbers
const question = "?";
const answer = 42;
\`\`\`

\`\`\`js
const plain = true;
// highlight-next-line
const marked = true;
\`\`\`

\`\`\`text
${"a very long line ".repeat(30)}
\`\`\`
`,
    "docs/admonitions.md": `# Admonitions

:::note
A plain note.
:::

:::warning[Take *care*]

::::tip
Nested.
::::

:::

:::gossip
Of our own.
:::
`,
    "docs/headings.md": `# Headings

## Section

Text.

### Part {#named-part}

Text.

## Section

Text.

## With \`code\`
${"\n\nText.".repeat(60)}

## Last
${"\n\nText.".repeat(60)}
`,
    "docs/assets.mdx": `# Assets

import Icon from './icon.svg';
import raw from '!!raw-loader!./data.txt';
import Facts from '@site/src/Facts';

![A grey field](./picture.png)

<img src={require('./picture.png').default} alt="required" width="20" />

[Download](./data.txt)

<Icon className="icon" title="svg" />

<pre id="raw">{raw}</pre>

<pre id="loud">{require("loud")("a text")} {require("loud").mark}</pre>

<Facts {...require("./facts.json")} code={require("!!raw-loader!../src/colours").default.length > 0} />

![From static](/img/static.png)
`,
    "docs/picture.png": createPng(40, 30),
    // For editors alone: were it read, nothing would be found at the name that it extends.
    "tsconfig.json":
      '{ "extends": "@docusaurus/tsconfig", "compilerOptions": { "jsx": "preserve" } }',
    "docs/icon.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>',
    "docs/data.txt": "raw data\n",
    "node_modules/loud/package.json": '{ "name": "loud", "version": "1.0.0" }',
    "node_modules/loud/index.js":
      'module.exports = (text) => text.toUpperCase();\nmodule.exports.mark = "!";\n',
    "docs/facts.json": '{ "boat": "Albatross" }',
    "src/Facts.js": `import React from "react";
export default ({ boat, code }) => {
  const [isKept, setKept] = React.useState(false);
  return <button id="facts" onClick={() => setKept(true)}>{boat} {String(code)} {isKept && "kept"}</button>;
};
`,
    "static/img/static.png": createPng(16, 12),
    "docs/parts.mdx": `---
title: Parts
flavour: salty
---

import Part, { partName } from './_part.mdx';
import { colours } from '@site/src/colours';
import Badge from '@site/src/Badge';

export const year = 2000 + 26;

export const Loud = ({ children }) => <strong className="loud">{children}</strong>;

<Part name="first" />

<Part name="second" />

The year is {year}, the flavour {frontMatter.flavour}, the part is called {partName}.

<ul>{colours.map((colour) => <li key={colour}>{colour}</li>)}</ul>

<Loud>a pure component</Loud> and <Badge colour="red">a **bold** badge</Badge>

## Own heading
`,
    "docs/_part.mdx": `export const partName = "a part";

## Heading of a part

A partial for {props.name}.
`,
    "src/colours.js": 'export const colours = ["red", "green", "blue"];',
    "src/Badge.jsx":
      "export default function Badge({ colour, children }) { return <span className={'badge-' + colour}>{children}</span>; }",
    "docs/program.mdx": `# Program

import { useState } from 'react';

export const Counter = () => {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>count {count}</button>;
};

<Counter />

<p onClick={() => { document.title = "clicked"; }}>Click me</p>

Static text of a **program**.
`,
    "src/pages/imported.jsx": `
import Parts, { contentTitle, metadata, toc, year } from '@site/docs/parts.mdx';
import Program from '@site/docs/program.mdx';
import Assets from '../../docs/assets.mdx';
import Part from '@site/docs/_part.mdx';
import Layout from '@theme/Layout';

export default function Imported() {
  return (
    <Layout><main>
      <Program />
      <Assets />
      <Parts />
      <Part name="a page" components={{ h2: (props) => <h4 {...props} /> }} />
      <p id="fields">{[metadata.title, contentTitle ?? "no title", year, toc.map(({ id }) => id).join(" ")].join(", ")}</p>
    </main></Layout>
  );
}
`,
    "src/theme/Footer/index.jsx": `
import Small from './_small.mdx';
export default function Footer() { return <footer><Small /></footer>; }
`,
    "src/theme/Footer/_small.mdx": "In the footer, see [parts](/docs/parts.mdx).\n",
    "docs/head.mdx": `---
title: Head
description: Of the front matter
keywords: [one, two]
image: /img/static.png
---

<head>
  <title>Another title</title>
  <meta name="robots" content="noindex" />
  <link rel="canonical" href="https://elsewhere.test/" />
</head>

Text.
`,
    "docs/pieces.mdx": `import "./pieces.css";
import styles from "./pieces.module.css";
import Counter from "./_counter.mdx";
import Note from "./_note.mdx";

# Pieces

<p id="own" className={styles.own}>Of a module.</p>

<p className="plain">Of a stylesheet.</p>

<Counter start={3} label="first" />

<Counter start={5} label="second" />

<Note />

\`\`\`mdx-code-block
export const Box = ({ children }) => <b id="box">{children}</b>;

<Box>boxed</Box>
\`\`\`
`,
    "docs/_counter.mdx": `import { useState } from "react";

export function Count({ start }) {
  const [count, setCount] = useState(start);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

## Of {props.label}

<Count start={props.start} />

Begins at **{props.start * 1}**.
`,
    "docs/_note.mdx": 'import "./note.css";\n\n<p className="note">Of a partial.</p>\n',
    "docs/pieces.css": ".plain { color: rgb(1, 2, 3) }",
    "docs/note.css": ".note { color: rgb(4, 5, 6) }",
    "docs/pieces.module.css": ".own { color: rgb(7, 8, 9) }",
    "docs/math.md": "# Math\n\nInline $e^{i\\pi}$, and a block:\n\n$$\nx = \\frac{1}{2}\n$$\n",
  },
};

const article = (page: Page) => page.locator("article");
const classOf = (page: Page, text: string) =>
  page
    .locator(".token-line, code > span, code > div")
    .filter({ hasText: text })
    .first()
    .getAttribute("class");

describeBoth("documents", source, (running) => {
  const { open, mode } = running;
  const tab = (page: Page, name: string, index = 0) => page.getByRole("tab", { name }).nth(index);
  const selected = (page: Page) => page.getByRole("tab", { selected: true }).allInnerTexts();

  test("tabs of one group are kept in step, remembered, and stand in the address", async () => {
    const page = await open("/tabs");
    expect(await selected(page)).toEqual(["macOS", "macOS", "A"]);
    await tab(page, "Windows", 1).click();
    await expect.poll(() => selected(page)).toEqual(["Windows", "Windows", "A"]);
    expect(new URL(page.url()).search).toBe("?system=windows");
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.tab.system"))).toBe(
      "windows",
    );
    await tab(page, "B").click();
    await expect.poll(() => selected(page)).toEqual(["Windows", "Windows", "B"]);
    await page.goto(new URL("/more-tabs", page.url()).href);
    await expect.poll(() => selected(page)).toEqual(["Windows"]);
    await page.goto(new URL("/tabs?system=linux", page.url()).href);
    await expect.poll(() => selected(page)).toEqual(["Linux", "Linux", "A"]);
    expect(await article(page).innerText()).not.toContain("Text for Windows.");
  });

  test("stylesheets that a document and its parts import apply, at once and after a click", async () => {
    const readColours = (page: Page): Promise<string[]> =>
      page
        .locator("article :is(.plain, .note, #own)")
        .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
    const colours = ["rgb(7, 8, 9)", "rgb(1, 2, 3)", "rgb(4, 5, 6)"];
    const page = await open("/pieces");
    expect(await readColours(page)).toEqual(colours);
    const other = await open("/code");
    await goThere(other, new URL("/pieces", other.url()).href);
    await expect.poll(() => readColours(other)).toEqual(colours);
  });

  test("a partial may have both functions for the browser and expressions, with its own props each time", async () => {
    const page = await open("/pieces");
    expect(await article(page).locator("h2").allTextContents()).toEqual([
      expect.stringContaining("Of first"),
      expect.stringContaining("Of second"),
    ]);
    const texts = article(page).getByText("Begins at");
    expect(await texts.allInnerTexts()).toEqual(["Begins at 3.", "Begins at 5."]);
    const second = article(page).getByRole("button", { name: "5", exact: true });
    await second.click();
    await article(page).getByRole("button", { name: "6", exact: true }).waitFor();
    expect(await article(page).getByRole("button", { name: "3", exact: true }).count()).toBe(1);
    expect(await texts.allInnerTexts()).toEqual(["Begins at 3.", "Begins at 5."]);
  });

  test("a block that translators leave alone is MDX", async () => {
    const page = await open("/pieces");
    expect(await page.locator("article #box").innerText()).toBe("boxed");
  });

  test("tabs are worked by the keyboard", async () => {
    const page = await open("/tabs");
    await tab(page, "macOS").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect.poll(() => selected(page)).toEqual(["Windows", "Windows", "A"]);
  });

  test("code: title, numbers, marked lines, colours, copying", async () => {
    const page = await open("/code", { permissions: ["clipboard-read", "clipboard-write"] });
    await page.getByText("src/answer.js").waitFor();
    expect(await classOf(page, "const answer")).toContain("theme-code-block-highlighted-line");
    expect(await classOf(page, "const marked")).toContain("theme-code-block-highlighted-line");
    expect(await classOf(page, "const question")).not.toContain("highlighted");
    expect(await article(page).innerText()).not.toContain("highlight-next-line");
    const string = page.locator(".token.string").first();
    const colours = await string.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(element.closest("pre")!).color,
    ]);
    expect(colours[0]).not.toBe(colours[1]);
    const block = page.locator(".theme-code-block").first();
    await block.hover();
    await block.getByRole("button", { name: "Copy code to clipboard" }).click();
    await block.getByRole("button", { name: "Copied", exact: true }).waitFor();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('const question = "?";\nconst answer = 42;');
  });

  test("a long line of code is wrapped on demand", async () => {
    const page = await open("/code");
    const block = page.locator(".theme-code-block").nth(2);
    const overflows = () =>
      block.locator("pre").evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    expect(await overflows()).toBe(true);
    await block.hover();
    await block.getByRole("button", { name: /wrap/i }).click();
    await expect.poll(overflows).toBe(false);
  });

  test("admonitions: titles, nesting, a keyword of the site's own", async () => {
    const page = await open("/admonitions");
    const titles = await page
      .locator(".theme-admonition > [class^=admonitionHeading_]")
      .allInnerTexts();
    expect(titles.map((title) => title.toLowerCase().trim())).toEqual([
      "note",
      "take care",
      "tip",
      "gossip",
    ]);
    expect(
      await page.locator(".theme-admonition-warning .theme-admonition-tip").innerText(),
    ).toContain("Nested.");
  });

  test("headings: ids, hash links, table of contents that follows the scroll", async () => {
    const page = await open("/headings", { viewport: { width: 1300, height: 700 } });
    const ids = await page
      .locator("article h2, article h3")
      .evaluateAll((headings) => headings.map(({ id }) => id));
    expect(ids).toEqual(["section", "named-part", "section-1", "with-code", "last"]);
    expect(await page.getByRole("link", { name: "Direct link to Part" }).getAttribute("href")).toBe(
      "#named-part",
    );
    expect(await page.locator("h1 a").count()).toBe(0);
    const toc = page.locator(".theme-doc-toc-desktop");
    expect(await toc.getByRole("link").allInnerTexts()).toEqual([
      "Section",
      "Part",
      "Section",
      "With code",
      "Last",
    ]);
    await page.locator("#last").evaluate((heading) => heading.scrollIntoView());
    await expect
      .poll(() => toc.locator(".table-of-contents__link--active").allInnerTexts())
      .toEqual(["Last"]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect
      .poll(() => toc.locator(".table-of-contents__link--active").allInnerTexts())
      .toEqual(["Section"]);
    const deep = await open("/headings#last", { viewport: { width: 1300, height: 700 } });
    await expect
      .poll(() => deep.locator(".toc-highlight[aria-current=true]").allInnerTexts())
      .toEqual(["Last"]);
  });

  test("code and data that a document requires", async () => {
    const page = await open("/assets");
    expect(await page.locator("#loud").innerText()).toBe("A TEXT !");
    const facts = page.locator("#facts");
    expect((await facts.innerText()).trim()).toBe("Albatross true");
    await facts.click();
    await expect.poll(() => facts.innerText()).toBe("Albatross true kept");
    if (mode === "build") return;
    running.site.write("docs/facts.json", '{ "boat": "Petrel" }');
    await expect.poll(() => facts.innerText()).toContain("Petrel");
  });

  test("images have a size and load lazily; files, SVG and raw text arrive", async () => {
    const page = await open("/assets");
    const image = page.getByAltText("A grey field");
    expect(await image.getAttribute("width")).toBe("40");
    expect(await image.getAttribute("height")).toBe("30");
    expect(await image.getAttribute("loading")).toBe("lazy");
    for (const name of ["A grey field", "required", "From static"]) {
      const img = page.getByAltText(name);
      await img.scrollIntoViewIfNeeded();
      await expect
        .poll(() => img.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
    expect(await page.locator("svg.icon circle").count()).toBe(1);
    expect(await page.locator("#raw").innerText()).toBe("raw data\n");
    const href = await page.getByRole("link", { name: "Download" }).getAttribute("href");
    if (mode === "build") expect(href).toMatch(/^\/assets\/files\/data-[\da-f]+\.txt$/);
    expect(await (await page.request.get(new URL(href!, page.url()).href)).text()).toBe(
      "raw data\n",
    );
  });

  test("partials, expressions, exports and components of the site", async () => {
    const page = await open("/parts");
    const text = await article(page).innerText();
    for (const part of [
      "A partial for first.",
      "A partial for second.",
      "The year is 2026, the flavour salty, the part is called a part.",
    ])
      expect(text).toContain(part);
    expect(await page.locator(".markdown ul li").allInnerTexts()).toEqual(["red", "green", "blue"]);
    expect(await page.locator("strong.loud").innerText()).toBe("a pure component");
    expect(await page.locator(".badge-red strong").innerText()).toBe("bold");
    expect(await page.locator(".theme-doc-toc-desktop a").allInnerTexts()).toContain("Own heading");
    expect(await page.locator(".theme-doc-toc-desktop a").allInnerTexts()).toContain(
      "Heading of a part",
    );
  });

  test("a component with a hook in a document works", async () => {
    const page = await open("/program");
    await page.getByRole("button", { name: "count 0" }).click();
    await page.getByRole("button", { name: "count 1" }).waitFor();
    await page.getByText("Click me").click();
    await expect.poll(() => page.title()).toBe("clicked");
    expect(await article(page).locator("strong").innerText()).toBe("program");
  });

  test("documents that a page of React imports, and one that a component of the theme does", async () => {
    const page = await open("/imported");
    await page.getByRole("button", { name: "count 0" }).click();
    await page.getByRole("button", { name: "count 1" }).waitFor();
    const main = page.locator("main");
    for (const text of [
      "A partial for first.",
      "A partial for a page.",
      "The year is 2026, the flavour salty, the part is called a part.",
    ])
      await main.getByText(text).waitFor();
    await expect
      .poll(() => page.locator("#fields").innerText())
      .toBe("Parts, no title, 2026, heading-of-a-part heading-of-a-part own-heading");
    await page.locator("h4#heading-of-a-part").waitFor();
    await expect.poll(() => main.locator(".badge-red strong").innerText()).toBe("bold");
    const image = page.getByAltText("A grey field");
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBe(40);
    if (mode === "build") {
      const html = await (await page.request.get(page.url())).text();
      expect(html).toContain('<h4 id="heading-of-a-part"');
    }
    await page.locator("footer").getByRole("link", { name: "parts" }).click();
    await page.waitForURL("**/parts");
    await page.getByRole("heading", { name: "Parts", level: 1 }).waitFor();
  });

  test("head tags: from front matter, and from the document, which win", async () => {
    const page = await open("/head");
    expect(await page.title()).toBe("Another title");
    const read = (selector: string, name: string) =>
      page.locator(`head ${selector}`).getAttribute(name);
    expect(await read("meta[name=description]", "content")).toBe("Of the front matter");
    expect(await read("meta[name=keywords]", "content")).toBe("one,two");
    expect(await read("meta[property='og:image']", "content")).toBe(
      "https://fixture.test/img/static.png",
    );
    expect(await read("meta[name=robots]", "content")).toBe("noindex");
    expect(await read("link[rel=canonical]", "href")).toBe("https://elsewhere.test/");
    expect(await article(page).innerText()).not.toContain("Another title");
  });

  test("remark-math and rehype-katex", async () => {
    const page = await open("/math");
    expect(await page.locator(".katex").count()).toBe(2);
    expect(await page.locator(".katex-display .mfrac").count()).toBe(1);
  });

  test("a remark plugin of the site's own", async () => {
    const page = await open("/");
    expect(await article(page).innerText()).toContain("This is loud!!");
  });
});
