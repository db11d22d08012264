import { expect, test } from "vitest";
import { splitExpressions, splitModules, withoutTexts } from "./document-text.ts";

/** Read from each of its letters on, a text of that length takes minutes. */
const LONG = 300_000;

test("comments and code stand in no part; a comment without an end is text", () => {
  expect(splitExpressions("a <!-- {b} --> {c} `{d}` <!-- {e}")).toEqual({
    markup: "a    <!-- ",
    expressions: "{c}{e}",
  });
});

test("code ends with its paragraph", () => {
  expect(splitExpressions("a `b\n\n{c} `d` {e}\n \n` {f}")).toEqual({
    markup: "a b\n\n  \n \n ",
    expressions: "{c}{e}{f}",
  });
});

test("a declaration goes on past blank lines while a bracket or a template is open", () => {
  const text = "export const a = {\n\n};\n\nText {\n\nexport const b = `\n\n`;\n\nText";
  expect(splitModules(text)).toEqual({
    modules: ["export const a = {\n\n};", "export const b = `\n\n`;"],
    content: "\nText {\n\n\nText",
  });
});

test("quoted texts and comments name nothing", () => {
  expect(withoutTexts(String.raw`a /* b */ "c \" d" e 'f' // g`)).toBe("a     e    ");
  expect(withoutTexts("a /* b")).toBe("a /* b");
});

test.each<[string, () => unknown]>([
  ["comments that nothing ends", () => splitExpressions("<!--".repeat(LONG))],
  ["code in one paragraph", () => splitExpressions("`a` ".repeat(LONG))],
  ["comments in code that nothing ends", () => withoutTexts("/*".repeat(LONG))],
  ["quotes behind backslashes", () => withoutTexts(String.raw`\"`.repeat(LONG))],
  ["blank lines in a bracket", () => splitModules(`export const a = [${"1,\n\n".repeat(LONG)}`)],
])("%s are read once, not from each of them", (_name, read) => {
  expect(read()).toBeTruthy();
});
