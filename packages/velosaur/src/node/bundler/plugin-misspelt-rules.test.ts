import { build } from "vite";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { misspeltRulesPlugin } from "./plugin-misspelt-rules.ts";

afterAll(removeSites);

async function findIn(css: string): Promise<Diagnostic[]> {
  const root = writeSite({ "index.js": 'import "./x.css";', "x.css": css });
  const found: Diagnostic[] = [];
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    build: { write: false, cssMinify: false, rolldownOptions: { input: `${root}/index.js` } },
    plugins: [misspeltRulesPlugin((some) => found.push(...some))],
  });
  return found.map(({ filePath, ...rest }) => ({
    ...rest,
    filePath: filePath?.replace(root, "") ?? "",
  }));
}

test("an at-rule with a slip in it is told of, with its place", async () => {
  const css = [
    "/* @medai in a comment */",
    ".a { color: red }",
    "@medai (max-width: 9px) { .a { color: blue } }",
    "@supports (color: red) { @contaner (width > 9px) { .b { color: blue } } }",
  ].join("\n");
  expect(await findIn(css)).toEqual([
    {
      severity: "warning",
      message: 'Browsers don\'t know "@medai", and skip what stands in it. Did you mean "@media"?',
      filePath: "/x.css",
      line: 3,
      column: 1,
    },
    {
      severity: "warning",
      message:
        'Browsers don\'t know "@contaner", and skip what stands in it. Did you mean "@container"?',
      filePath: "/x.css",
      line: 4,
      column: 26,
    },
  ]);
});

test("what CSS has, or a tool may have, is no slip", async () => {
  const tools =
    "apply config custom-selector custom-variant define-mixin else extend if mixin nest plugin reference responsive screen source tailwind theme utility variant variants when";
  const css = [
    '@charset "utf-8"; @import "https://example.com/a.css" layer(a);',
    "@layer a, b; @MEDIA print { .a { color: red } } @-webkit-keyframes a { to { color: red } }",
    "@font-feature-values A { @styleset { b: 1 } } @page :first { @top-left { content: 'a @medai b' } }",
    ...tools.split(" ").map((name) => `@${name} a { .a { color: red } }`),
    '.a { content: "@medai"; background: url(data:a;@medai) }',
  ].join("\n");
  expect(await findIn(css)).toEqual([]);
});
