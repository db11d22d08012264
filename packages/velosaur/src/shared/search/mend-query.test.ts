import { expect, test } from "vitest";
import { isSlip, mendQuery } from "./mend-query.ts";

test.each([
  ["a letter too many", "nettlify", "netlify", true],
  ["a letter that is missing", "swizle", "swizzle", true],
  ["another letter", "versiom", "version", true],
  ["two that have changed places", "admonitoin", "admonition", true],
  ["the first letter", "ersion", "version", true],
  ["the last letter", "versionx", "version", true],
  ["the same word", "version", "version", false],
  ["two slips", "vesiom", "version", false],
  ["another length", "vers", "version", false],
  ["letters that have changed places further apart", "nersiov", "version", false],
])("%s: %s and %s", (_name, typed, word, isIt) => {
  expect(isSlip(typed, word)).toBe(isIt);
});

const mend = (parts: string[], known: string[]) =>
  mendQuery(
    { parts, wholes: [] },
    (word) => known.includes(word),
    () => known.map((word, index) => [word, index + 1, []]),
  )?.parts;

test("a word that nobody has written is taken for the commonest that is nearly the same", () => {
  expect(mend(["nettlify", "deploy"], ["netlify", "deploy"])).toEqual(["netlify", "deploy"]);
  expect(mend(["setting"], ["settings", "getting"])).toEqual(["getting"]);
});

test("words that are there, short ones and those without a likeness stay", () => {
  expect(mend(["netlify"], ["netlify", "netlifx"])).toBeUndefined();
  expect(mend(["hots"], ["host"])).toBeUndefined();
  expect(mend(["zeppelin"], ["host"])).toBeUndefined();
});
