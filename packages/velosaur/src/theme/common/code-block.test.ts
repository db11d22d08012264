import { describe, expect, it } from "vitest";
import {
  containsLineNumbers,
  createCodeBlockMetadata,
  getLineNumbersStart,
  getPrismCssVariables,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
} from "./code-block.tsx";

const magicComments = [
  { className: "marked", line: "mark-next", block: { start: "mark-start", end: "mark-end" } },
];
const block = {
  code: "let a;\n",
  className: undefined,
  language: undefined,
  defaultLanguage: undefined,
  metastring: undefined,
  magicComments,
  title: undefined,
  showLineNumbers: undefined,
};

describe("what stands after the fence", () => {
  it("has a title", () => {
    expect(parseCodeBlockTitle('title="a b.js" {1}')).toBe("a b.js");
    expect(parseCodeBlockTitle()).toBe("");
  });

  it("asks for numbers", () => {
    expect(containsLineNumbers("{1} showLineNumbers")).toBe(true);
    expect(containsLineNumbers(undefined)).toBe(false);
  });

  it.each([
    [undefined, undefined, undefined],
    [undefined, "showLineNumbers", 1],
    [undefined, "showLineNumbers=7", 7],
    [true, undefined, 1],
    [false, "showLineNumbers", undefined],
    [5, "showLineNumbers=7", 5],
  ])("numbers with %s and %s begin at %s", (showLineNumbers, metastring, expected) => {
    expect(getLineNumbersStart({ showLineNumbers, metastring })).toBe(expected);
  });
});

describe("the language", () => {
  it("is in a class", () => {
    expect(parseLanguage("dark language-c++ wide")).toBe("c++");
    expect(parseLanguage("no-language-js")).toBeUndefined();
    expect(parseLanguage(undefined)).toBeUndefined();
  });

  it.each([
    [{ language: "TS", className: "language-js" }, "ts", "language-js language-ts"],
    [{ className: "wide language-js" }, "js", "wide language-js"],
    [{ defaultLanguage: "css" }, "css", "language-css"],
    [{}, "text", "language-text"],
  ])("of a block with %o is %s", (fields, language, className) => {
    expect(createCodeBlockMetadata({ ...block, ...fields })).toMatchObject({ language, className });
  });
});

describe("lines", () => {
  it("are marked by comments, which go, and by ranges", () => {
    const input = "a;\n// mark-next\nb;\nc;\n";
    expect(parseLines("a;\nb;\n", { metastring: "{2}", language: "js", magicComments })).toEqual({
      code: "a;\nb;",
      lineClassNames: { 1: ["marked"] },
    });
    expect(parseLines(input, { metastring: undefined, language: "js", magicComments })).toEqual({
      code: "a;\nb;\nc;",
      lineClassNames: { 1: ["marked"] },
    });
  });

  it("are kept as they were written beside it", () => {
    const code = "// mark-next\nlet a;\n";
    const made = createCodeBlockMetadata({ ...block, code, language: "js" });
    expect(made).toMatchObject({ codeInput: code, code: "let a;" });
  });
});

it("a title in the meta string comes before the block's own", () => {
  const titled = { ...block, title: "Own" };
  expect(createCodeBlockMetadata(titled).title).toBe("Own");
  expect(createCodeBlockMetadata({ ...titled, metastring: "title='Meta'" }).title).toBe("Meta");
});

it("colours of a theme are variables, those that it has", () => {
  expect(getPrismCssVariables({ plain: { color: "red" }, styles: [] })).toEqual({
    "--prism-color": "red",
  });
});
