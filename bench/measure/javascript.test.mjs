// @ts-check
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createOutput } from "../test-output.mjs";
import { findScriptUrls, measureJavascript } from "./javascript.mjs";

describe("findScriptUrls", () => {
  it.each([
    ["a script", '<script src="/a.js"></script>', ["/a.js"]],
    ["an unquoted address", "<script src=/a.js defer></script>", ["/a.js"]],
    ["a preloaded module", '<link rel="modulepreload" href="/b.js">', ["/b.js"]],
    ["a preloaded script", '<link rel="preload" as="script" href="/c.js">', ["/c.js"]],
    [
      "not a prefetched one",
      '<link rel="prefetch" href="/d.js"><link rel="preload" as="style" href="/d.css">',
      [],
    ],
    ["not an inline one", "<script>run()</script>", []],
    ["not one for old browsers", '<script nomodule src="/e.js"></script>', []],
    ["not one in a code block", "<pre>&lt;script src=/f.js></pre>", []],
  ])("finds %s", (_, html, urls) => {
    expect(findScriptUrls(html)).toEqual(urls);
  });
});

describe("measureJavascript", () => {
  it.each([
    ["import", 'import"./b.js";'],
    ["import of names", 'import{a as b,c}from"./b.js";run();'],
    ["default and names", 'import a,{b}from"./b.js"'],
    ["namespace", 'import*as r from"./b.js"'],
    ["export of names", 'x();export{a as default}from"./b.js"'],
    ["export of all", 'export*from"./b.js"'],
    ["several lines", 'import {\n  a,\n  $b,\n} from "./b.js";'],
    ["address from the root", 'import"/assets/b.js"'],
  ])("follows %s", (_, code) => {
    const outDir = createOutput({ "assets/a.js": code, "assets/b.js": "export {}" });
    expect(measure(outDir, "/assets/a.js").files).toEqual(["assets/a.js", "assets/b.js"]);
  });

  it.each([
    ["what loads later", 'import("./b.js")'],
    ["what is no file", 'import"./c.js"'],
    ["packages", 'import"b.js"'],
  ])("does not count %s", (_, code) => {
    const outDir = createOutput({ "assets/a.js": code, "assets/b.js": "export {}" });
    expect(measure(outDir, "/assets/a.js").files).toEqual(["assets/a.js"]);
  });

  it("counts a file once, compressed, and nothing of other hosts", () => {
    const code = "const answer = 42;\n".repeat(100);
    const outDir = createOutput({
      "a.js": `import"./b.js";${code}`,
      "b.js": 'import"./a.js"',
      "c.js": code,
    });
    const html =
      "<script src=/a.js?v=1></script><script src=/b.js></script><script src=https://cdn.invalid/c.js></script>";
    const { files, brotliBytes } = measureJavascript({ outDir, html });
    expect(files).toEqual(["a.js", "b.js"]);
    expect(brotliBytes).toBe(
      brotliCompressSync(`import"./b.js";${code}`).length +
        brotliCompressSync('import"./a.js"').length,
    );
  });
});

/** @param {string} outDir @param {string} url */
function measure(outDir, url) {
  return measureJavascript({ outDir, html: `<script type="module" src="${url}"></script>` });
}
