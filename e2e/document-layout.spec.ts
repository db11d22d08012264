import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import type { SiteSource } from "./support/site.ts";

const config = `export default {
  title: "Fixture",
  url: "https://fixture.test",
  baseUrl: "/base/",
  presets: [["classic", { docs: { routeBasePath: "/" } }]],
};
`;

const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><path d="M0 0h2v2H0z"/></svg>';

const source: SiteSource = {
  files: {
    "docusaurus.config.js": config,
    "static/img/dot.svg": dot,
    "docs/index.md": "---\nslug: /\n---\n# Start\n",
    "docs/framed.mdx": `---
title: Framed
---

import Own from './_own.mdx';

export default function Frame({ children }) {
  return <section id="frame">{children}</section>;
}

Text in *the frame*.

<Own first={3} />
`,
    "docs/_own.mdx": `import { useState } from 'react';

export default function Counter({ first = 1, children }) {
  const [count, setCount] = useState(first);
  return <div id="counter"><button onClick={() => setCount(count + 1)}>count {count}</button>{children}</div>;
}

## Heading of a part

Text of a part.
`,
    "src/pages/imported.js": `import Layout from "@theme/Layout";
import Framed from "@site/docs/framed.mdx";
export default () => <Layout><main><Framed /></main></Layout>;
`,
    "docs/deep/links.mdx": `---
title: Links
---

import useBaseUrl from '@docusaurus/useBaseUrl';

export const Note = ({ text }) => <p className="note">{text}</p>;

<Note text={<>See <a href="/framed">the frame</a>, <a href="program">a program</a> or <a href="https://example.com/">others</a>.</>} />

<Note text={<img alt="Dot" src={useBaseUrl('img/dot.svg')} />} />

<p id="own"><a href="/framed">own</a> and <a href="../framed">elsewhere</a></p>

export const Own = ({ to }) => <p className="raw"><a href="/framed">own</a> and <a href={to}>too</a></p>;

<Own to="/framed" />

{["/framed"].map((to) => <p className="raw" key={to}><a href={to}>own</a> and <a href="/framed">too</a></p>)}

{<Note text={<span className="raw"><a href="/framed">own</a></span>} />}
`,
    "docs/deep/variables.mdx": `---
title: Variables
---

export const framed = "/framed";
export const program = { href: "program", title: "a title" };
export const Note = ({ text }) => <p className="note">{text}</p>;

<Note text={<>See <a href={framed}>the frame</a>, <a {...program}>a program</a> or <a href={\`https://example.com/\${framed}\`}>others</a>.</>} />

<Note {...{ text: <a href="/framed">the frame</a> }} />

<p className="raw"><a href={framed}>own</a></p>

{[framed].map((to) => <p className="raw" key={to}><a href={to}>own</a></p>)}
`,
    "docs/deep/program.mdx": `---
title: Program
---

import { useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

export function Part() {
  const [name] = useState("frame");
  return <p className="raw">See <a href="/framed">the {name}</a><img alt="Dot" src={useBaseUrl('/img/dot.svg')} /></p>;
}

<Part />
`,
  },
};

const readHrefs = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href")));

describeBoth("document-layout", source, ({ open, mode, url }) => {
  test("what a document exports by default stands around its content", async () => {
    const page = await open("/base/framed");
    const frame = page.locator("#frame");
    expect(await frame.innerText()).toContain("Text in the frame.");
    expect(await frame.locator("#counter").innerText()).toContain("Text of a part.");
    await frame.getByRole("button", { name: "count 3" }).click();
    await frame.getByRole("button", { name: "count 4" }).waitFor();
    const contents = page.locator(".theme-doc-toc-desktop a");
    expect(await contents.allInnerTexts()).toEqual(["Heading of a part"]);
  });

  test("so it does where a page of React shows the document", async () => {
    const page = await open("/base/imported");
    await page.locator("#frame").getByRole("button", { name: "count 3" }).click();
    await page.locator("#frame").getByRole("button", { name: "count 4" }).waitFor();
  });

  test("links in attributes are those of Markdown, links written as tags or in other code the author's own", async () => {
    const page = await open("/base/deep/links");
    expect(await readHrefs(page, ".note > a")).toEqual([
      "/base/framed",
      "/base/deep/program",
      "https://example.com/",
    ]);
    expect(await page.getByRole("link", { name: "others" }).getAttribute("target")).toBe("_blank");
    expect(await readHrefs(page, "#own a")).toEqual(["/framed", "../framed"]);
    expect(await readHrefs(page, ".raw a")).toEqual(Array.from({ length: 5 }, () => "/framed"));
    await page.getByRole("link", { name: "the frame" }).click();
    await page.locator("#frame").waitFor();
    expect(page.url()).toBe(url("/base/framed"));
  });

  test("an address that only the code knows leads to the same place", async () => {
    const page = await open("/base/deep/variables");
    expect(await readHrefs(page, ".note > a")).toEqual([
      "/base/framed",
      "/base/deep/program",
      "https://example.com//framed",
      "/base/framed",
    ]);
    expect(await page.getByRole("link", { name: "others" }).getAttribute("target")).toBe("_blank");
    expect(await readHrefs(page, ".raw a")).toEqual(["/framed", "/framed"]);
    await page.getByRole("link", { name: "a program" }).click();
    await page.getByRole("heading", { level: 1, name: "Program" }).waitFor();
    expect(page.url()).toBe(url("/base/deep/program"));
  });

  test("a static file has the address at which it lies", async () => {
    for (const path of ["/base/deep/links", "/base/deep/program"]) {
      const page = await open(path);
      const image = page.getByAltText("Dot");
      expect(await image.getAttribute("src")).toBe("/base/img/dot.svg");
      await expect
        .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBe(2);
    }
  });

  test("a link in a component of the document is the author's own", async () => {
    const page = await open("/base/deep/program");
    expect(await readHrefs(page, ".raw a")).toEqual(["/framed"]);
  });

  test("a blog without a folder has its list", async () => {
    const page = await open("/base/blog");
    expect(await page.title()).toBe("Blog | Fixture");
    if (mode === "build") expect(await page.locator("article").count()).toBe(0);
  });
});

const longWord = "Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichenverordnung";

const longWords: SiteSource = {
  files: {
    "docusaurus.config.js": `export default {
  title: "Fixture",
  url: "https://fixture.test",
  baseUrl: "/",
  onBrokenLinks: "ignore",
  presets: [["classic", {}]],
  themeConfig: {
    announcementBar: { id: "long", content: "${longWord}" },
    navbar: { title: "${longWord}" },
    search: { provider: "local" },
  },
};
`,
    "docs/index.md": `---\ntitle: ${longWord}\ntags: [${longWord}]\n---\n\nText.\n`,
    "blog/authors.yml": `long:\n  name: ${longWord}\n  title: ${longWord}\n`,
    "blog/2024-01-02-long.md": `---\ntitle: ${longWord}\nauthors: [long]\ntags: [${longWord}]\n---\n\nText.\n`,
  },
};

describeBoth("long-words", longWords, ({ open }) => {
  test("the site's title ends before the search on a phone", async () => {
    const page = await open("/docs/", { viewport: { width: 390, height: 844 } });
    const title = (await page.locator(".navbar__title").boundingBox())!;
    const search = (await page.locator(".navbar .DocSearch-Button").boundingBox())!;
    expect(title.x + title.width).toBeLessThan(search.x);
    expect(search.x + search.width).toBeGreaterThan(350);
  });

  test.each(["/docs/", "/docs/tags/", "/blog/", "/blog/archive/", "/blog/tags/"])(
    "break on %s",
    async (path) => {
      const page = await open(path, { viewport: { width: 390, height: 844 } });
      expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBe(390);
    },
  );
});
