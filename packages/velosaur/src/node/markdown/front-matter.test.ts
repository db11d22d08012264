import { describe, expect, test } from "vitest";
import { AuthorError } from "../system/author-error.ts";
import { findBadEncoding, parseFrontMatter, readDocumentSummary } from "./front-matter.ts";

const parse = (source: string) => parseFrontMatter({ source, filePath: "/site/a.md" });
const summarize = (source: string) => readDocumentSummary({ source, filePath: "/site/a.md" });

describe("front matter", () => {
  test.each<[yaml: string, values: Record<string, unknown>]>([
    ["title: Hello world", { title: "Hello world" }],
    ["title: Don't", { title: "Don't" }],
    ["id: 3\ndraft: true\nempty:", { id: 3, draft: true, empty: null }],
    ["slug: /a/b\nversion: 1.0\nzip: 007", { slug: "/a/b", version: 1, zip: 7 }],
    ["a: yes\nb: null\nc: ~\nd: no way", { a: "yes", b: null, c: null, d: "no way" }],
    ["title: 'a: b # c'\nother: \"x\"", { title: "a: b # c", other: "x" }],
    [
      "tags: [a, b]\nnested:\n  x: 1\n  y:\n    - z",
      { tags: ["a", "b"], nested: { x: 1, y: ["z"] } },
    ],
    ["text: a # comment", { text: "a" }],
    ["date: 2024-01-02", { date: new Date("2024-01-02T00:00:00Z") }],
    ["date: 2024-01-02 03:04:05", { date: new Date("2024-01-02T03:04:05Z") }],
    ["date: 2024-01-02T03:04:05.250+02:00", { date: new Date("2024-01-02T01:04:05.250Z") }],
    [
      "date: '2024-01-02'\nshort: 2024-01-02T03:04",
      { date: "2024-01-02", short: "2024-01-02T03:04" },
    ],
    ["nested: {date: 2024-01-02}", { nested: { date: new Date("2024-01-02T00:00:00Z") } }],
    ["text: \"a\n\nb: 'c'\"\nother: 'd\ne'", { text: "a\nb: 'c'", other: "d e" }],
    ["tags: [\na,\n'b'\n]\nlast: 1", { tags: ["a", "b"], last: 1 }],
    ["list:\n  - text: 'a\nb'\n    other: c", { list: [{ text: "a b", other: "c" }] }],
    ["", {}],
  ])("%j", (yaml, values) => {
    expect(parse(`---\n${yaml}\n---\ntext`)).toEqual({
      frontMatter: values,
      content: "text",
      contentLine: 3 + yaml.split("\n").length,
    });
  });

  test.each([
    ["text", 1],
    ["\uFEFF---\r\na: b\r\n---\r\ntext", 4],
    ["---\na: b\n---", 3],
    ["--- \na: b\n---\t\ntext", 4],
  ])("%j has its content on line %i", (source, line) => {
    expect(parse(source).contentLine).toBe(line);
  });

  test.each(["---\nno end", "text\n---\na: b\n---", "----\na: b\n----"])(
    "%j has none",
    (source) => {
      expect(parse(source)).toEqual({ frontMatter: {}, content: source, contentLine: 1 });
    },
  );

  test.each([
    [
      "title: a: b",
      "2:8 The front matter is not valid YAML: Nested mappings are not allowed in compact mappings",
    ],
    ["a: 1\na: 2", "3:1 The front matter is not valid YAML: Map keys must be unique"],
    ["- a", "2:1 The front matter must be a list of `key: value` lines."],
    [
      "a: [b",
      "3:1 The front matter is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]",
    ],
  ])("%j is a mistake", (yaml, expected) => {
    const run = (): string => {
      try {
        return JSON.stringify(parse(`---\n${yaml}\n---\n`));
      } catch (error) {
        const [diagnostic] = (error as AuthorError).diagnostics;
        return `${diagnostic?.line}:${diagnostic?.column} ${diagnostic?.message}`;
      }
    };
    expect(run()).toBe(expected);
  });
});

describe("summary", () => {
  // What upstream's functions give for these texts.
  test.each<[source: string, title: string | undefined, excerpt: string | undefined]>([
    ["# Title", "Title", undefined],
    ["\n\n# A *b* `c` [d](e) {#id}\n", "A *b* c [d](e)", "id}"],
    ["Title\n=====\n\ntext", "Title", "text"],
    ["import a from 'b';\nimport c from 'd';\n\n# Title", "Title", undefined],
    ["import a from 'b'\n\nexport const x = 1;\n\n# Title", undefined, undefined],
    ["<!-- note -->\n\n# Title", undefined, undefined],
    ["# C\\# \\*x\\*", "C\\# \\*x\\*", "\\x\\"],
    ["# Trailing ##", "Trailing", undefined],
    ["# Title\r\n\r\ntext\r\n", "Title", "text"],
    ["text\n\n# Late", undefined, "text"],
    ["## Sub\n\ntext", undefined, "Sub"],
    ["## Sub `code` {#id}", undefined, "Sub code"],
    ["```\n# code\n```\n\nafter", undefined, "after"],
    ["", undefined, undefined],
    ["# T\n\nFirst *line*.\nSecond.", "T", "First line."],
    ["# T\n## Sub ##\n\ntext", "T", "Sub ##"],
    [
      "import a from 'b';\nexport const c = {\n  d: 1,\n};\n\n:::note Title\n\nInside\n\n:::",
      undefined,
      "Inside",
    ],
    [
      "```js\ncode\n```\n\n![alt](x.png) text [link](y) [ref][z] and^[^1]",
      undefined,
      "alt text link ref and^",
    ],
    ["<Tabs>\n\n{/* c */}\n\n> - quoted item", undefined, "{/ c /}"],
    ["| a |\n|---|\n\n---\n\nAfter snake_case_name", undefined, "| a |"],
    ["<!--\nhidden\n-->\n\ntext", undefined, "<!--"],
    ["- item **bold** ~~gone~~ :tada: `x`", undefined, "- item bold gone x"],
    ["> quote", undefined, "quote"],
    ["````md\n```js\n````\n\n~~~\ntilde\n~~~", undefined, "~~~"],
    ["[^1]: Note here\n\ntext", undefined, "text"],
    ["A {#a} b {c} ::: d", undefined, "A  b {c}"],
  ])("title and excerpt of %j", (source, contentTitle, excerpt) => {
    const summary = summarize(source);
    expect(summary.contentTitle).toBe(contentTitle);
    expect(summary.excerpt).toBe(excerpt);
  });

  test("the title's line can be taken out", () => {
    const { content } = readDocumentSummary({
      source: "import a from 'b';\n\n# T\n\ntext",
      filePath: "/a.md",
      removeContentTitle: true,
    });
    expect(content).toBe("import a from 'b';\n\n\ntext");
  });
});

test("bytes that are no UTF-8 are found", () => {
  expect(findBadEncoding("ok", "/a.md")).toBeUndefined();
  expect(findBadEncoding("a\nb\uFFFD", "/a.md")).toMatchObject({
    line: 2,
    column: 2,
    hint: "Save the file with the encoding UTF-8.",
  });
});

describe("aliases", () => {
  const read = (yaml: string): Record<string, unknown> =>
    parseFrontMatter({ source: `---\n${yaml}---\n`, filePath: "a.md" }).frontMatter;

  test("stand for what they name", () => {
    expect(read("a: &a [1]\nb: *a\n")).toEqual({ a: [1], b: [1] });
  });

  test("a value that contains itself is the author's to mend", () => {
    const circular = (): unknown => read("a: 1\nb: &b\n  c: [*b]\n");
    expect(circular).toThrow(AuthorError);
    expect(circular).toThrow("The front matter has a value that contains itself: *b.");
  });

  test("a few lines that stand for millions of values are the author's to mend", () => {
    const names = [..."abcdefghi"];
    const lines = names.map((name, index) => {
      const items = Array(9).fill(index === 0 ? "x" : `*${names[index - 1]}`);
      return `${name}: &${name} [${items.join(",")}]\n`;
    });
    const bomb = (): unknown => read(lines.join(""));
    expect(bomb).toThrow(AuthorError);
    expect(bomb).toThrow("The front matter grows beyond measure through its aliases.");
  });
});

test("a value may be followed by many spaces", () => {
  const gap = " ".repeat(300_000);
  const read = (text: string) =>
    parseFrontMatter({ source: `---\n${text}\n---\n`, filePath: "a.md" }).frontMatter;
  expect(read(`title: A b${gap}\nid: c`)).toEqual({ title: "A b", id: "c" });
  expect(read(`title: A${gap}# b`)).toEqual({ title: "A" });
});
