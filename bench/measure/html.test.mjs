// @ts-check
import { describe, expect, it } from "vitest";
import { createPage } from "../corpus/page.mjs";
import { createOutput } from "../test-output.mjs";
import { countArticle, measureHtml } from "./html.mjs";

describe("measureHtml", () => {
  it("averages the pages of the corpus and nothing else", () => {
    const outDir = createOutput({
      "section-01/category-01/page-01/index.html": "x".repeat(100),
      "section-01/category-01/page-02.html": "x".repeat(300),
      "index.html": "x".repeat(9000),
    });
    expect(measureHtml(outDir, 2)).toBe(200);
  });

  it("tells which page was not built", () => {
    const outDir = createOutput({ "section-01/category-01/page-01/index.html": "" });
    expect(() => measureHtml(outDir, 2)).toThrow(
      "no HTML for the page /section-01/category-01/page-02/",
    );
  });
});

describe("countArticle", () => {
  it("sees an article that is sent twice", () => {
    const { fingerprint } = createPage(3, 10);
    expect(countArticle(`<p>${fingerprint}</p><script>"${fingerprint}"</script>`, 3, 10)).toBe(2);
    expect(countArticle(`<p>${fingerprint}</p>`, 3, 10)).toBe(1);
    expect(countArticle(`<p>${fingerprint}</p>`, 4, 10)).toBe(0);
  });
});
