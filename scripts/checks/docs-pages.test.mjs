// @ts-check
// Each page of the current docs, and each post, says enough to be worth opening.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { websiteDir } from "../setup/paths.mjs";
import { readDocs } from "./docs/read-docs.mjs";
import { findTables } from "./docs/tables.mjs";

const FEWEST_WORDS = 250;
const FRONT_MATTER = /^---\n[^]*?\n---\n/;

/** Words that a reader reads: no front matter, no code. */
function countWords(source) {
  const text = source.replace(FRONT_MATTER, "").replaceAll(/^( *)(`{3,})[^]*?^\1\2$/gm, "");
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

test("a post is an article, except where there is little to say or words should be few", () => {
  const blogDir = path.join(websiteDir, "blog");
  const posts = readdirSync(blogDir, { encoding: "utf8", recursive: true }).filter((file) =>
    /index\.mdx?$/.test(file),
  );
  expect(posts).toHaveLength(18);
  const short = posts.filter((file) => {
    const source = readFileSync(path.join(blogDir, file), "utf8").replace(FRONT_MATTER, "");
    return source.trim().split(/\s+/).length < 700;
  });
  expect(short.map((file) => file.split(/[\\/]/)[0]).toSorted()).toEqual([
    "2018-12-14-Happy-First-Birthday-Slash",
    "2020-01-07-tribute-to-endi",
  ]);
});
