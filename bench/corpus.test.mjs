// @ts-check
import path from "node:path";
import { describe, expect, it } from "vitest";
import { docusaurusFiles } from "./corpus/docusaurus-site.mjs";
import { hugoFiles } from "./corpus/hugo-site.mjs";
import { languages } from "./corpus/code.mjs";
import { targetBytes } from "./corpus/page.mjs";
import { createFolders, toPagePath } from "./corpus/tree.mjs";

const docusaurusSite = new Map(docusaurusFiles(450));
const hugoSite = new Map(hugoFiles(450));
const docs = [...docusaurusSite].filter(([name]) => /\/page-\d+\.md$/.test(name));

describe("the corpus", () => {
  it("is the same every time", () => {
    expect(new Map(docusaurusFiles(450))).toEqual(docusaurusSite);
    expect(new Map(hugoFiles(450))).toEqual(hugoSite);
  });

  it("has as many pages as were asked for, all different", () => {
    expect(docs).toHaveLength(450);
    expect(new Set(docs.map(([, text]) => text.replace(/---.*?---/s, "")))).toHaveLength(450);
  });

  it("has pages of ten kilobytes", () => {
    const sizes = docs.map(([, text]) => Buffer.byteLength(text));
    const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    expect(Math.abs(average / targetBytes - 1)).toBeLessThan(0.02);
    expect(Math.max(...sizes)).toBeLessThan(1.1 * targetBytes);
    expect(Math.min(...sizes)).toBeGreaterThan(0.9 * targetBytes);
  });

  it("has one code block of each of the eight languages in a page", () => {
    for (const [, text] of docs) {
      const fences = [...text.matchAll(/^```(\w+)$/gm)].map(([, language]) => language);
      expect(fences.sort()).toEqual([...languages].sort());
    }
  });

  it("says the same to Hugo, but for front matter, admonitions and addresses of links", () => {
    for (const [name, text] of docs) {
      const hugoText = hugoSite.get(name.replace("docs/", "content/")) ?? "";
      expect(withoutDialect(hugoText)).toBe(withoutDialect(text));
    }
  });

  it("keeps a page's text in a corpus of another size", () => {
    const name = "docs/section-01/category-01/page-02.md";
    expect(new Map(docusaurusFiles(30)).get(name)).toBe(docusaurusSite.get(name));
  });

  it("links to files that are there", () => {
    for (const [name, text] of docs) {
      for (const [, target] of text.matchAll(/\]\((.*?\.md)\)/g)) {
        expect(
          docusaurusSite.has(path.posix.join(path.posix.dirname(name), target)),
          `${name}: ${target}`,
        ).toBe(true);
      }
    }
  });

  it("links to the same pages for Hugo", () => {
    const text = hugoSite.get("content/section-01/category-20/page-20.md") ?? "";
    const from = "/section-01/category-20/page-20/";
    const targets = [...text.matchAll(/See also \[.*?\]\((.*?)\)/g)].map(([, target]) =>
      path.posix.join(from, target),
    );
    expect(targets).toEqual([
      "/section-02/category-01/page-01/",
      "/section-01/category-20/page-19/",
      "/section-02/category-02/page-01/",
    ]);
  });
});

describe("the tree", () => {
  it("puts 20 pages in a category and 20 categories in a section", () => {
    expect([0, 19, 20, 399, 400, 9999].map(toPagePath)).toEqual([
      "section-01/category-01/page-01",
      "section-01/category-01/page-20",
      "section-01/category-02/page-01",
      "section-01/category-20/page-20",
      "section-02/category-01/page-01",
      "section-25/category-20/page-20",
    ]);
  });

  it("has a folder for every category and section", () => {
    const paths = createFolders(1000).map((folder) => folder.path);
    expect(paths.filter((name) => name.includes("/"))).toHaveLength(50);
    expect(paths.filter((name) => !name.includes("/"))).toEqual([
      "section-01",
      "section-02",
      "section-03",
    ]);
    expect(createFolders(10)).toHaveLength(2);
  });
});

/** @param {string} text */
function withoutDialect(text) {
  return text
    .replace(/^---.*?---/s, "")
    .replace(/^:::(\w+)\[(.*)\]\n\n(.*)\n\n:::$/gm, "> **$1: $2**\n>\n> $3")
    .replace(/\]\(.*?\)/g, "]()");
}
