import { describe, expect, it } from "vitest";
import { AuthorError } from "../../system/author-error.ts";
import { parseDataSource } from "./data-file.ts";

const explain = (source: string, filePath: string): unknown => {
  try {
    return parseDataSource(source, filePath);
  } catch (error) {
    const [diagnostic] = (error as AuthorError).diagnostics;
    return [diagnostic?.message, diagnostic?.line, diagnostic?.column];
  }
};

describe("JSON", () => {
  it.each([
    ['{ "a": [1, { "b": "c: \\"d\\": 1" }], "__proto__": null }'],
    ['[{ "a": 1 }, { "a": 2 }]'],
    ["null"],
    ['"a"'],
    ['{\n\t"a" : true\n}'],
  ])("%s", (source) => {
    const value = parseDataSource(source, "a.json");
    expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(source)));
  });

  it("may have comments, as in YAML", () => {
    expect(explain('# Of mine.\n{ "a": 1 }', "a.json")).toEqual({ a: 1 });
  });

  it("has each key once, and is told where it isn't so", () => {
    expect(explain('{\n  "a": 1,\n  "a": 2\n}', "a.json")).toEqual([
      "The file is not valid JSON: Map keys must be unique.",
      3,
      3,
    ]);
  });

  it("is told where it ends too early", () => {
    expect(explain('{\n  "a": [1,\n}', "a.json")).toEqual([
      expect.stringContaining("The file is not valid JSON: "),
      3,
      1,
    ]);
  });
});

it("reads YAML, and tells of the line of a mistake", () => {
  expect(explain("a:\n  - b: 1", "a.yml")).toEqual({ a: [{ b: 1 }] });
  expect(explain("a: 1\nb: [", "a.yml")).toEqual([
    expect.stringContaining("The file is not valid YAML: "),
    2,
    expect.any(Number),
  ]);
});
