import { expect, test } from "vitest";
import { isBlankCode, parseLiteral } from "./literal.ts";

test.each([
  "1",
  "-1.5e3",
  "0xff",
  "1_000",
  "'a\\'b\\n\\u0041\\u{1F600}\\x41'",
  '"\\t"',
  "`two\nlines`",
  "true",
  "null",
  "undefined",
  "[]",
  "[1, 'a', [true], ]",
  "{}",
  "{a: 1, 'b-c': [2], 3: {d: null}, }",
  "({a: 1})",
  "/* before */ [1 /* in */, // end\n 2]",
])("%s is what JavaScript says", (code) => {
  // oxlint-disable-next-line no-eval -- the reference
  expect(parseLiteral(code)).toEqual({ value: (0, eval)(`(${code}\n)`) });
});

test.each([
  "a",
  "a.b",
  "1 + 1",
  "`${a}`",
  "[a]",
  "{a}",
  "{...a}",
  "{[a]: 1}",
  "() => 1",
  "<b/>",
  "'a",
  "new Date()",
  "[1 2]",
  "1px",
  "{a: 1} b",
])("%s is left to a parser", (code) => {
  expect(parseLiteral(code)).toBeUndefined();
});

test("names may have known values", () => {
  expect(parseLiteral("{src: logo}", new Map([["logo", "x.png"]]))).toEqual({
    value: { src: "x.png" },
  });
});

test.each([
  ["", true],
  [" /* a */ // b", true],
  ["/* a */ b", false],
])("%j is blank: %j", (code, isBlank) => {
  expect(isBlankCode(code)).toBe(isBlank);
});

test("many comments before code are read in one way, not in all ways of cutting them up", () => {
  expect(isBlankCode(`${"/* a */ //**//\n".repeat(20_000)}`)).toBe(true);
  expect(isBlankCode(`${"/* a */ //**//\n".repeat(20_000)} b`)).toBe(false);
});
