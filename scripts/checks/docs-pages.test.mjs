// Each page of the current docs says enough to be worth opening.
import { expect, test } from "vitest";
import { readDocs } from "./docs/read-docs.mjs";
import { findTables } from "./docs/tables.mjs";

const FEWEST_WORDS = 250;

/** Words that a reader reads: no front matter, no code. */
function countWords(source) {
  const text = source.replace(/^---\n[^]*?\n---\n/, "").replaceAll(/^( *)(`{3,})[^]*?^\1\2$/gm, "");
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

test("a page has enough words, or is the reference of some options", () => {
  const docs = readDocs();
  expect(docs.length).toBeGreaterThan(80);
  const short = docs
    .filter(({ source }) => countWords(source) < FEWEST_WORDS)
    .filter(({ source }) => !findTables(source).some(({ columns }) => columns.includes("Default")));
  expect(short.map(({ name, source }) => `${name}: ${countWords(source)} words`)).toEqual([]);
});
