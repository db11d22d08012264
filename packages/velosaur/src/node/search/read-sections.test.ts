import { expect, it } from "vitest";
import type { PageDocument } from "../../shared/payload.ts";
import { buildPart } from "./build-part.ts";
import { readSections } from "./read-sections.ts";
import { createSearchPage } from "./search-page.ts";

/** Read from each of its letters on, a text of that length takes minutes. */
const LONG = 300_000;

const document: PageDocument = {
  segments: [
    { tag: "header", html: "<h1>Tea</h1>" },
    { tag: "p", html: "Hot &lt;water&gt;, <em>le</em>aves." },
    {
      tag: "h2",
      props: { id: "a" },
      html: 'How <code>long</code>?<a class="hash-link" href="#a" title="x > y">&#8203;</a>',
    },
    {
      component: "@theme/Tabs#default",
      children: [
        {
          component: "@theme/TabItem#default",
          props: { label: "Green" },
          children: ["Two minutes"],
        },
      ],
    },
    {
      tag: "div",
      children: [
        { tag: "h3", props: { id: "b" }, html: "Black" },
        { tag: "pre", html: "<code>brew(<span>4</span>)<br></code><button>Copy</button>" },
        { tag: "style", html: "a > b {}" },
      ],
    },
  ],
  toc: [],
  frontMatter: { description: "About tea", keywords: ["drink"] },
  metadata: { title: "Tea" },
  assets: {},
};

it("cuts a document at its headings", () => {
  expect(readSections(document, "Tea")).toEqual([
    { level: 1, anchor: "", heading: "Tea", text: "Hot <water>, leaves." },
    { level: 2, anchor: "a", heading: "How long?", text: "Green Two minutes" },
    { level: 3, anchor: "b", heading: "Black", text: "brew(4)" },
  ]);
});

it.each([
  ["<div>a</div>b", "a b"],
  ["<div/>a<hr />b", "a b"],
  ['<div title="x > y">a</div>', "a"],
  ['<div title=">">a</div>', "a"],
  ['<div title="x=">a</div>', "a"],
  ['<img alt=""><div>a</div>', "a"],
  ['<h2 id="x">a</h2>b', "b"],
  ["<script>a > b</script>c", "c"],
  ["a < b", "a < b"],
  ["a < b > c", "a < b > c"],
  ['<div title="a', '<div title="a'],
  ['<div title="<p>a</p>', '<div title=" a'],
  ["&amp;#8203;a&#8203;b", "&#8203;ab"],
])("reads of %s %s", (html, text) => {
  const sections = readSections({ ...document, segments: [{ tag: "div", html }] }, "Tea");
  expect(sections.at(-1)?.text).toBe(text);
});

it("adds what the author says of the page", () => {
  const page = createSearchPage({
    group: "Docs",
    documents: [document],
    title: "x",
    description: "y",
  });
  expect(page.sections[0]).toEqual({
    level: 1,
    anchor: "",
    heading: "Tea",
    text: "About tea drink Hot <water>, leaves.",
  });
});

it("equal pages make equal files; of a word that stands everywhere, the best sections are kept", () => {
  const pages = Array.from({ length: 30 }, (_, index) => ({
    path: `docs/${index}`,
    page: {
      group: "Docs",
      sections: Array.from({ length: 40 }, (_, number) => ({
        level: number === 0 ? 1 : 2,
        anchor: number === 0 ? "" : `${number}`,
        heading: number === 39 ? "everywhere" : "x",
        text: "everywhere constructor",
      })),
    },
  }));
  const part = { tag: "default", maxSections: 1_000, pages };
  const built = buildPart(part);
  expect(buildPart(structuredClone(part))).toEqual(built);
  const words = built.files
    .slice(1)
    .flatMap(({ text }) => JSON.parse(text) as [string, number, number[]][]);
  const [, sections, postings] = words.find(([word]) => word === "everywhere")!;
  expect([sections, postings.length]).toEqual([1200, 1000]);
  // 2 for a heading, 3 for its length.
  expect(postings.filter((posting) => (posting & 15) === 11)).toHaveLength(30);
});

it.each([
  ["tags that nothing ends", "<a ".repeat(LONG)],
  ["tags of scripts that nothing ends", "<div ".repeat(LONG)],
  ["signs that nothing but the last one ends", `${"<".repeat(LONG)}>`],
  ["quotes that nothing ends", `${'<div "'.repeat(LONG)}>`],
  ["a tag with a name without end", `<${"a".repeat(LONG)}`],
])("reads %s once, not from each of their letters", (_name, html) => {
  expect(readSections({ ...document, segments: [{ tag: "p", html }] }, "Tea")).toHaveLength(1);
});
