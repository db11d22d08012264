// @ts-check
import { readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readExplanations } from "../compare/explanations.mjs";
import { createOutput } from "../test-output.mjs";
import { toComparableAddress } from "./addresses.mjs";
import { compareBuilds, comparePages, siteDifferenceKinds } from "./compare-builds.mjs";
import { copySite } from "./copy-site.mjs";
import { adoptEngine, findExecutable } from "./engine-package.mjs";
import { readFeeds } from "./feeds.mjs";
import { formatGroup, groupDifferences } from "./groups.mjs";
import { readPageFacts } from "./page-facts.mjs";
import { renderSites, replaceTable } from "./record-site.mjs";

const page = `<html lang="en" dir="ltr" class="plugin-docs docs-wrapper"><head>
  <title>One</title><meta name="description" content="About one."><meta name="generator" content="x">
  <meta property="og:image" content="https://example.com/assets/images/card-0123abcd.png">
  <link rel="canonical" href="https://example.com/one"><link rel="preload" href="/x.js">
  <script type="application/ld+json">{"@type":"BreadcrumbList","itemListElement":[{"name":"One"}],"image":"https://example.com/assets/images/v1.0-0123abcd.png"}</script></head>
  <body><nav class="navbar"><a href="/">Site</a></nav>
  <ul class="theme-doc-sidebar-menu"><a href="/one">One</a><a href="/two">Two</a></ul>
  <main><h1>One</h1><h2 id="a">A<a href="#a" class="hash-link" aria-label="Link to A">\u200B</a></h2>
  <p>Some <b>bold</b> <a href="../two">text</a>.</p><button>Copy</button>
  <pre class="language-js"><code><span>let a;<br></span>  b</code></pre><img src="data:image/png;base64,AA" alt="Dot">
  </main><footer class="footer"><a href="/about">About</a></footer></body></html>`;

describe("readPageFacts", () => {
  it("reads what visitors and search engines see", () => {
    expect(readPageFacts(page, "/docs/one/")).toEqual({
      redirect: [],
      title: ["One"],
      html: ["lang en", "dir ltr", "docs-wrapper", "plugin-docs"],
      meta: ["description About one.", "og:image asset:card.png"],
      link: ["canonical https://example.com/one"],
      "structured-data": [
        "BreadcrumbList.@type BreadcrumbList",
        "BreadcrumbList.image asset:v1.0.png",
        "BreadcrumbList.itemListElement.0.name One",
      ],
      headings: ["h1 One", "h2 #a A"],
      ids: ["a"],
      text: ["One", "A", "Some bold text."],
      code: ["js\nlet a;\n  b"],
      links: ["/docs/two text"],
      images: ["asset Dot"],
      sidebar: ["/one One", "/two Two"],
      navbar: ["/ Site"],
      footer: ["/about About"],
    });
  });

  it("takes what stands between the bars for the content of a page without main", () => {
    const html = '<nav class="navbar">Bar</nav><div class="main-wrapper"><p>Hello</p></div>';
    expect(readPageFacts(html, "/")).toMatchObject({ text: ["Hello"] });
  });
});

it.each([
  ["/assets/images/logo-0a1b2c3d4e5f.svg", "asset:logo.svg"],
  ["https://example.com/base/assets/files/a.b-0a1b2c3d.pdf#page=2", "asset:a.b.pdf#page=2"],
  ["/assets/logo.3f2e1d0c.svg", "asset:logo.svg"],
  ["/assets/images/10.8-home-CW-HFSx7.png", "asset:10.8-home.png"],
  ["/zh/assets/images/the-owner's-0a1b2c3d.png", "asset:the-owner's.png"],
  ["./two?x#y", "/docs/one/two?x#y"],
  ["two", "/docs/one/two"],
  ["https://example.com/two", "https://example.com/two"],
  ["mailto:a@example.com", "mailto:a@example.com"],
  ["#hash", "#hash"],
  ["#user-content-fn-note-1-1j9dthm", "#user-content-fn-note-1"],
])("compares the address %s as %s", (address, comparable) => {
  expect(toComparableAddress(address, "/docs/one/")).toBe(comparable);
});

describe("compareBuilds", () => {
  it("finds pages, files and entries that differ, and counts no copied page", () => {
    const rss = (/** @type {string} */ title) =>
      `<rss><item><title>${title}</title><link>https://example.com/a</link></item></rss>`;
    const upstream = createOutput({
      "a/index.html": "<title>A</title><main>Text</main>",
      "b/index.html": "<title>B</title><main><p>One</p><p>two</p></main>",
      "c.html/index.html": "<title>C</title>",
      "gone/index.html": "",
      "demo.html": "<title>Demo</title>",
      "old.html": '<meta http-equiv="refresh" content="0; url=/a/">',
      "blog/rss.xml": rss("A"),
      "llms.txt": "",
      "assets/x.js": "",
      "fr/assets/x.js": "",
    });
    const ours = createOutput({
      "a/index.html": "<title>A</title><main>Texts</main>",
      "b/index.html": "<title>B</title><main>One<div>two</div></main>",
      "c.html": "<title>C</title>\n",
      "demo.html": "<title>Demo</title>",
      "old.html": '<meta http-equiv="refresh" content="0; url=/a/">',
      "blog/rss.xml": rss("B"),
    });
    const { routes, differences } = compareBuilds(upstream, ours);
    expect(routes).toEqual(["/a/", "/b/", "/c.html", "/gone/", "/old.html"]);
    expect(differences).toEqual([
      { route: "/a/", kind: "text", upstream: ["Text"], ours: ["Texts"] },
      { route: "/gone/", kind: "missing-route", upstream: ["/gone/"], ours: [] },
      {
        route: "/blog/rss.xml",
        kind: "feed",
        upstream: ["x-link https://example.com/a | x-title A"],
        ours: ["x-link https://example.com/a | x-title B"],
      },
      { route: "/llms.txt", kind: "missing-file", upstream: ["llms.txt"], ours: [] },
    ]);
  });

  it("tells each kind of fact by itself", () => {
    const changed = page.replace('href="/two"', 'href="/three"').replace("let a", "let b");
    const facts = [page, changed].map((html) => readPageFacts(html, "/"));
    expect(comparePages("/", facts[0], facts[1])).toEqual([
      { route: "/", kind: "code", upstream: ["js\nlet a;\n  b"], ours: ["js\nlet b;\n  b"] },
      { route: "/", kind: "sidebar", upstream: ["/two Two"], ours: ["/three Two"] },
    ]);
  });
});

it("reads the entries of all kinds of feeds, their content as text", () => {
  const outDir = createOutput({
    "blog/atom.xml":
      '<feed><title>F</title><entry><title type="html">A</title><link href="https://example.com/a"/><content type="html"><![CDATA[<p>Hello <b>you</b></p>]]></content></entry></feed>',
    "blog/feed.json": JSON.stringify({ items: [{ url: "/a", title: "A", content_html: "<p>x" }] }),
    "sitemap.xml": "<urlset><url><loc>https://example.com/</loc></url></urlset>",
    // What the engine keeps of a page at /feed.
    "_payload/feed.json": "{}",
  });
  expect([...readFeeds(outDir)]).toEqual([
    ["/blog/atom.xml", ["Hello you | x-link https://example.com/a | x-title A"]],
    ["/blog/feed.json", ["/a | A | undefined | undefined | x"]],
    ["/sitemap.xml", ["loc https://example.com/"]],
  ]);
});

it("groups differences that are the same but for the page", () => {
  /** @param {string} route @param {string} entry */
  const differ = (route, entry) => ({
    route,
    kind: /** @type {const} */ ("links"),
    upstream: [entry],
    ours: [],
  });
  const groups = groupDifferences([
    differ("/x/", "/other"),
    differ("/a/", "/a#top"),
    differ("/b/", "/b#top"),
  ]);
  expect(groups.map(({ routes }) => routes)).toEqual([["/a/", "/b/"], ["/x/"]]);
  expect(formatGroup(groups[0])).toBe("links: /a/ and 1 more (- upstream, + Velosaur)\n  - /a#top");
});

describe("a copy of a site", () => {
  const manifest = (/** @type {object} */ fields) => JSON.stringify(fields);
  const files = {
    ".git/HEAD": "",
    "docs/a.md": "beside the site",
    "website/package.json": "{}",
    "website/build/index.html": "",
    "website/docs/build/a.md": "",
    "website/node_modules/.cache/x": "",
    "website/node_modules/clsx/package.json": manifest({ version: "2.0.0" }),
    "website/node_modules/@docusaurus/core/package.json": manifest({ version: "3.10.2" }),
  };

  it("holds the repository, without what builds leave behind", async () => {
    const source = createOutput(files);
    symlinkSync("clsx", path.join(source, "website/node_modules/linked"));
    const target = path.join(createOutput({}), "copy");
    const siteDir = await copySite(path.join(source, "website"), target);
    expect(siteDir).toBe(path.join(target, "website"));
    expect(readdirSync(target).sort()).toEqual([".git", "docs", "website"]);
    expect(readdirSync(siteDir).sort()).toEqual(["docs", "node_modules", "package.json"]);
    expect(readdirSync(path.join(siteDir, "node_modules")).sort()).toEqual([
      "@docusaurus",
      "clsx",
      "linked",
    ]);
    const isLinked = (/** @type {string} */ file) => statSync(path.join(siteDir, file)).nlink > 1;
    expect(isLinked("node_modules/clsx/package.json")).toBe(true);
    expect(isLinked("package.json")).toBe(false);
  });

  it("gets the engine in upstream's place, with what it needs in other versions", async () => {
    const siteDir = path.join(createOutput(files), "website");
    const enginePackages = createOutput({
      "velosaur/package.json": manifest({ version: "1.0.0", bin: { docusaurus: "./bin/x.mjs" } }),
      "clsx/package.json": manifest({ version: "2.0.0" }),
      "@scope/a/package.json": manifest({ version: "1.0.0" }),
    });
    await adoptEngine(siteDir, enginePackages);
    const coreDir = path.join(siteDir, "node_modules/@docusaurus/core");
    expect(readFileSync(path.join(coreDir, "package.json"), "utf8")).toContain("1.0.0");
    expect(readdirSync(path.join(coreDir, "node_modules"))).toEqual(["@scope"]);
    expect(findExecutable(siteDir)).toBe(path.join(coreDir, "bin/x.mjs"));
  });
});

it("renders a row for each site, and rounds no page up", () => {
  const record = {
    name: "a",
    pages: 2000,
    same: 1998,
    explained: 2000,
    upstream: "3.10.2",
    velosaur: "0.1.0",
    date: "2026-11-22",
  };
  expect(renderSites([record])).toContain("| 1998 (99.9 %) | 2000 (100.0 %) | 3.10.2   | 0.1.0");
});

it("knows every kind that the differences of sites name", () => {
  const dir = path.join(import.meta.dirname, "differences");
  for (const file of readdirSync(dir))
    expect(() => readExplanations(path.join(dir, file), siteDifferenceKinds)).not.toThrow();
});

it("what people saw stays below the table as they wrote it", () => {
  const notes = "## What one sees\n\nA home page.\n";
  const text = replaceTable(`# Sites\n\n| an older table |\n\n${notes}`, []);
  expect(text).not.toContain("an older table");
  expect(text.endsWith(`|\n\n${notes}`)).toBe(true);
});
