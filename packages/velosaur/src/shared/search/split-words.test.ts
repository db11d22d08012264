import { expect, test } from "vitest";
import { ANY_WORDS, listChunks, splitBy, splitChunk, stemWord } from "./split-words.ts";

test.each([
  ["Site name", ["site", "name"], []],
  ["code_identifiers", ["code", "identifiers"], ["code_identifiers"]],
  ["showLastUpdateTime", ["show", "last", "update", "time"], ["showlastupdatetime"]],
  ["--no-minify,", ["no", "minify"], ["--no-minify"]],
  ["@scoped/name.", ["scoped", "name"], ["@scoped/name"]],
  ["site.config.js:", ["site", "config", "js"], ["site.config.js"]],
  ["HTMLElement", ["html", "element"], ["htmlelement"]],
  ["Länge", ["lange"], []],
  ["ﬁle Ｗｉｄｅ", ["file", "wide"], []],
  ["検索機能", ["検索", "索機", "機能"], []],
  ["React入門", ["react", "入門"], []],
  ["חיפוש באתר", ["חיפוש", "באתר"], []],
  ["constructor __proto__", ["constructor", "proto"], ["__proto__"]],
  ["v3 2.4.3", ["v3", "2", "4", "3"], ["2.4.3"]],
  ["- … ()", [], []],
])("%j", (text, parts, wholes) => {
  const chunks = listChunks(text).map(splitChunk);
  expect(chunks.flatMap((chunk) => chunk.parts)).toEqual(parts);
  expect(chunks.flatMap((chunk) => chunk.wholes)).toEqual(wholes);
});

test.each([
  ["swizzle", "swizzling"],
  ["plugin", "plugins"],
  ["deploy", "deployed"],
  ["category", "categories"],
])("%s and %s have one stem", (a, b) => {
  expect(stemWord(a)).toBe(stemWord(b));
});

test("edges go, and a row of hyphens between words is read once, not from each of them", () => {
  expect(splitChunk("::--a--::").parts).toEqual(["a"]);
  expect(splitChunk("-:-").parts).toEqual([]);
  expect(splitChunk(`a${"-".repeat(300_000)}b`).parts).toEqual(["a", "b"]);
});

test("patterns for ASCII find what those for all letters find", () => {
  const letters = "aabbXYZ019_@$#+.:/*-";
  // Capitals, digits and signs meet in every order.
  const count = letters.length ** 3;
  for (let number = 0; number < count; number++) {
    const at = (place: number): string => letters[Math.floor(number / place) % letters.length]!;
    const text = `${at(1)}${at(20)}${at(400)}${at(20)}${at(1)}`;
    expect(splitChunk(text), text).toEqual(splitBy(text, ANY_WORDS));
  }
});
