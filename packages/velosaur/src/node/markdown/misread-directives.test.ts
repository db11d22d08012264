import rehypeKatex from "rehype-katex";
import remarkMath from "remark-math";
import { expect, test } from "vitest";
import { compileText, formatSegments } from "./__fixtures__/compile-text.ts";
import { hasMisreadDirective } from "./misread-directives.ts";

const TABLE = "| a | b |\n| - | - |\n| c | d |";

test.each([
  ["a table", `:::note\n\n${TABLE}\n:::\n\nAfter`],
  ["a table without outer bars", ":::note\n\na | b\n- | -\nc | d\n:::\n\nAfter"],
  ["a definition", ":::note\n\n[x] and\n\n[x]: https://example.com\n:::\n\nAfter"],
  ["a definition of three lines", ":::note\n\n[x]:\nhttps://example.com\n'A'\n:::\n\nAfter"],
  ["a table in a quote", `> :::note\n>\n${TABLE.replace(/^/gm, "> ")}\n> :::\n>\n> After`],
  ["a definition in a list", "- a\n\n  :::note\n\n  [x]: y\n  :::\n\n  After"],
])("a directive ends right below %s", async (_, source) => {
  for (const file of ["docs/page.mdx", "docs/page.md"]) {
    const html = formatSegments((await compileText(source, { file })).segments);
    expect(html).not.toContain(":::");
    expect(html).toMatch(/<\/div>\s*<p>After<\/p>/);
  }
});

test.each([
  [
    "code that nobody has closed",
    ":::tip\n\n```py\na\n\n:::\n\n### Below\n\n```py\nb\n```\n",
    /a[\s\S]*<\/div>\s*<h3[\s\S]*Below[\s\S]*b/,
  ],
  [
    "code that shows the end of one",
    ":::tip\n\n```md\na\n:::\nb\n```\n\nIn code\n",
    /a[\s\S]*<\/div>\s*<p>b<\/p>[\s\S]*In code/,
  ],
])("a directive ends within %s", async (_, source, expected) => {
  const html = formatSegments((await compileText(source)).segments);
  expect(html).toMatch(expected);
});

test("code within a directive may show others that begin with fewer colons", () => {
  expect(hasMisreadDirective("::::tip\n```md\n:::note\n:::\n```\n::::")).toBe(false);
  expect(hasMisreadDirective(":::tip\n```\ncode\n```\n:::\n\n```md\n:::tip\n:::\n```")).toBe(false);
  expect(hasMisreadDirective("> :::tip\n> ~~~\n> :::\n")).toBe(true);
});

test("a tag goes on below a directive that ends so", async () => {
  const source = ":::note\n[x]: y\n:::\n\n<div>\n:::note\nText\n:::\n\n```js\ncode\n```\n</div>";
  expect(formatSegments((await compileText(source)).segments)).toMatch(
    /<div>[\s\S]*code[\s\S]*<\/div>/,
  );
});

test("what stands in a line of its own as JSX is no paragraph there either", async () => {
  const rest =
    "<details>\n<summary>More</summary>\n\nText\n\n</details>\n\n<b>a</b> {1}\n\nA <b>c</b>";
  const html = formatSegments((await compileText(`:::note\na | b\n:::\n\n${rest}`)).segments);
  expect(html.slice(html.indexOf("<details"))).toBe(
    formatSegments((await compileText(rest)).segments),
  );
});

test("maths stays maths in such a document", async () => {
  const options = { remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] };
  const { segments } = await compileText(`$x$\n\n:::note\n\n${TABLE}\n:::`, options);
  expect(formatSegments(segments)).toContain('class="katex"');
});

test("lines of any length take no longer than they are long", () => {
  const long = "a|".repeat(100_000);
  expect(hasMisreadDirective(`[x]: y\n${long}\n${long}\n${long}\n\n:::note\n`)).toBe(false);
  const wide = ` ${" ".repeat(200_000)}a`;
  expect(hasMisreadDirective(`:::note\n${wide.repeat(2)}\n`)).toBe(false);
});
