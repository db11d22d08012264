import { describe, expect, test } from "vitest";
import { compileHtml } from "./__fixtures__/compile-text.ts";
import { walk } from "./tree.ts";
import type { TreeNode } from "./tree.ts";

const link = (href: string, text = href): string => `<a href="${href}">${text}</a>`;
const note = ":::note\n\nx\n\n:::\n\n";

const cases: [source: string, html: string][] = [
  ["[https://e.com/thing:359]", `<p>[${link("https://e.com/thing:359")}]</p>`],
  [
    "é 10:30 [https://e.com/é:1]",
    `<p>é 10:30 [${link("https://e.com/%C3%A9:1", "https://e.com/é:1")}]</p>`,
  ],
  ["a:1[b](https://e.com/:2)", `<p>a:1${link("https://e.com/:2", "b")}</p>`],
  ["说明:见[这里](https://e.com)", `<p>说明:见${link("https://e.com", "这里")}</p>`],
  ["a:1[:2[b](https://e.com)]", `<p>a:1[:2${link("https://e.com", "b")}]</p>`],
  ["a:1{.x}", "<p>a:1{.x}</p>"],
  ["::3d[b](https://e.com)", `<p>::3d${link("https://e.com", "b")}</p>`],
  [":::3d\nb\n:::", "<p>:::3d\nb\n:::</p>"],
];

describe.each(["without plugins", "with a plugin"])("what is no directive, %s", (kind) => {
  test.each(cases)("%s", async (source, html) => {
    const remarkPlugins = kind === "with a plugin" ? [() => () => {}] : [];
    const compiled = await compileHtml(note + source, { format: "md", remarkPlugins });
    const shown = compiled.replaceAll(/ (?:target|rel)="[^"]*"/g, "");
    expect(shown.slice(shown.lastIndexOf("<p>"))).toBe(html);
  });
});

test("a plugin sees text, and directives beside it", async () => {
  const seen: unknown[] = [];
  const look = () => (tree: TreeNode) =>
    walk(tree, ({ type, name, value, position }) => {
      if (type === "text" || type === "textDirective")
        seen.push([name ?? value, position?.start.column]);
    });
  const source = "`:1` é 10:30 or :icon[11:30] at 8:00";
  await compileHtml(source, { format: "md", remarkPlugins: [look] });
  expect(seen).toEqual([
    [" é 10:30 or ", 5],
    ["icon", 17],
    ["11:30", 23],
    [" at 8:00", 29],
  ]);
});
