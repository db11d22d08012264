import { expect, test } from "vitest";
import { hideMisleading } from "./hidden-characters.ts";
import { parseMarkdown } from "./parse.ts";
import { toText, walk } from "./tree.ts";
import type { TreeNode } from "./tree.ts";

const parse = (source: string): TreeNode =>
  parseMarkdown({ source, isMdx: true, keywords: ["note"], onUnused: () => {} });

/** Code between bars, expressions between braces. */
function format(source: string): string {
  const parts: string[] = [];
  walk(parse(source), (node) => {
    if (node.tagName === "code") parts.push(`|${node.children?.[0]?.value ?? ""}|`);
    if (node.type.endsWith("Expression")) parts.push(`{${node.value ?? ""}}`);
    return node.tagName !== "code";
  });
  return parts.join(" ");
}

test.each([
  ["`` ` `` then {1} and `x`", "|`| {1} |x|"],
  ["`` ` ``, `{` and `}`", "|`| |{| |}|"],
  ["`` ` `` then {1} and `` ` ``", "|`| {1} |`|"],
  ["`a``b` {1} `x`", "|a``b| {1} |x|"],
  ["``` `` ``` {1} `x`", "|``| {1} |x|"],
  ["- a\n- `` ` `` {1} `x`", "|`| {1} |x|"],
  ["| a |\n| - |\n| `` ` `` {1} `x` |", "|`| {1} |x|"],
  [":::note\n\n`` ` `` {1} `x`\n\n:::", "|`| {1} |x|"],
  ["`` ` ``\n\n```js\n`` ` ``\n```\n\n{1}", "|`| |`` ` ``\n| {1}"],
  [
    "\\`` a ` {1} ``` b ```",
    "| a | {1} | b |".replaceAll("| a |", "|a|").replaceAll("| b |", "|b|"),
  ],
  ["a `` b\n\n` c {1} ``", "{1}"],
])("%s", (source, expected) => {
  expect(format(source)).toBe(expected);
});

test("scripts keep their backticks", () => {
  for (const script of ["{`` + `a` + ``}", "{`a${``}` + `b`}", "export const a = `` + `b`;"])
    expect(hideMisleading(script, true)).toBe(script);
});

test.each([
  [":::note\n\nx\\\n\n:::", "x\\"],
  [":::note\n\n- x\\\n:::", "x\\"],
  ["> :::note\n> x\\\n> :::", "x\\"],
  [":::note\nx\\\ny\n:::", "x\ny"],
  [":::note\nx\\\\\n:::", "x\\"],
])("a backslash at the end of an admonition: %j", (source, text) => {
  for (const isMdx of [true, false]) {
    const tree = parseMarkdown({ source, isMdx, keywords: ["note"], onUnused: () => {} });
    expect(toText(tree).trim()).toBe(text);
  }
});

test("positions stay", () => {
  const places: number[] = [];
  walk(parse("`` ` `` {1}"), (node) => {
    if (node.type === "mdxTextExpression") places.push(node.position?.start.offset ?? -1);
  });
  expect(places).toEqual([8]);
});
