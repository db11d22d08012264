import { describe, expect, test } from "vitest";
import { markLines, parseCodeMeta, parseRanges } from "./code-meta.ts";

test.each([
  ["1", [1]],
  ["1,3-5", [1, 3, 4, 5]],
  [" 2 , 4-4 ", [2, 4]],
  ["0,x,3-1", []],
])("the range %j is %j", (text, lines) => {
  expect(parseRanges(text)).toEqual(lines);
});

test.each([
  ["", { isLive: false, ranges: [] }],
  ['title="a {1}.js" {2}', { title: "a {1}.js", isLive: false, ranges: [2] }],
  ["title='x' live", { title: "x", isLive: true, ranges: [] }],
  ["showLineNumbers", { firstLine: 1, isLive: false, ranges: [] }],
  ["showLineNumbers=7 noInline npm2yarn", { firstLine: 7, isLive: false, ranges: [] }],
  ["showLineNumbers={7} alive", { firstLine: 7, isLive: false, ranges: [] }],
])("the meta %j", (meta, expected) => {
  expect(parseCodeMeta(meta)).toEqual(expected);
});

const COMMENTS = [
  {
    className: "highlighted",
    line: "highlight-next-line",
    block: { start: "highlight-start", end: "highlight-end" },
  },
  {
    className: "error",
    line: "This will error",
    block: { start: "error-start", end: "error-end" },
  },
];

/** Each line with the marks it has: `h` for highlighted, `e` for error. */
const mark = (language: string, code: string, ranges: number[] = []): string => {
  const marked = markLines({ code, language, ranges, comments: COMMENTS });
  return marked.code
    .split("\n")
    .map((line, index) => {
      const names = marked.classNames.get(index)?.split(" ") ?? [];
      return `${names.map((name) => (name === "error" ? "e" : "h")).join("")}|${line}`;
    })
    .join("\n");
};

describe("magic comments", () => {
  test.each([
    ["js", "// highlight-next-line\na\nb", "h|a\n|b"],
    ["js", "/* highlight-next-line */\na", "h|a"],
    ["jsx", "  {/* highlight-next-line */}\n<a/>", "h|<a/>"],
    ["html", "<!-- highlight-next-line -->\n<a>", "h|<a>"],
    ["bash", "# highlight-next-line\nls", "h|ls"],
    ["lua", "-- highlight-next-line\nx", "h|x"],
    ["latex", "% highlight-next-line\nx", "h|x"],
    ["vbnet", "' highlight-next-line\nx", "h|x"],
    ["text", "# highlight-next-line\nx", "h|x"],
    ["yaml", "# highlight-next-line\nx", "h|x"],
    ["yaml", "// highlight-next-line\nx", "h|x"],
    ["vue", "# highlight-next-line\nx", "h|x"],
    ["batch", "rem highlight-next-line\nx", "h|x"],
    ["sml", "(* highlight-next-line *)\nx", "h|x"],
    ["js", "a\n// highlight-start\nb\nc\n// highlight-end\nd", "|a\nh|b\nh|c\n|d"],
    ["js", "// error-start\n// highlight-next-line\na\n// error-end", "he|a"],
    ["js", "// This will error\na", "e|a"],
    ["js", "a // highlight-next-line\nb", "|a // highlight-next-line\n|b"],
    ["bash", "// highlight-next-line\nls", "|// highlight-next-line\n|ls"],
  ])("%s %j", (language, code, expected) => {
    expect(mark(language, code)).toBe(expected);
  });

  test("stay in the code when the fence has a range", () => {
    expect(mark("js", "// highlight-next-line\na", [2])).toBe("|// highlight-next-line\nh|a");
  });
});
