// @ts-check
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { createOutput } from "../test-output.mjs";
import { measureStyles } from "./styles.mjs";

it("weighs each stylesheet of a page once, and none of other hosts, of other pages, or of no link", () => {
  const css = ".a{color:red}".repeat(40);
  const outDir = createOutput({ "assets/a.css": css, "assets/b.css": ".b{}", "assets/c.css": css });
  const html =
    '<link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/assets/a.css">' +
    '<link rel="stylesheet" href="/assets/b.css"><link rel="preload" as="style" href="/assets/c.css">' +
    '<link rel="stylesheet" href="https://cdn.test/assets/c.css">';
  expect(measureStyles({ outDir, html })).toBe(
    brotliCompressSync(css).length + brotliCompressSync(".b{}").length,
  );
});
