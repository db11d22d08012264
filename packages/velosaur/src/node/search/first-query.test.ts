/** What a visitor loads for the first query, and what it finds: parts as a build writes them, asked as by a browser. */

import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createLocalIndex, type LocalAnswer } from "../../shared/search/search-local.ts";
import { MANIFEST_NAME, type SearchSection } from "../../shared/search/types.ts";
import { searchPageFile } from "../../shared/url/search-path.ts";
import { buildPart, type PartPage } from "./build-part.ts";
import { findMaxSections } from "./plan-search.ts";

const PAGES = 1_000;
const SECTIONS = 16;
const WORDS_PER_SECTION = 90;
const VOCABULARY = 6_000;

/** The same numbers at each run, from 0 to 1. */
function createRandom(): () => number {
  let state = 7;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const SYLLABLES = ["ha", "ven", "mo", "ring", "til", "ka", "so", "dur", "ble", "nor", "ist", "pe"];

/** 31 → `venhanorhe`… */
function spell(number: number): string {
  let word = "";
  for (let left = number + 12; left > 0; left = Math.floor(left / 12)) word += SYLLABLES[left % 12];
  return word;
}

/** As in any language, few words are many, and many words are few. */
function createPages(): PartPage[] {
  const random = createRandom();
  const word = (): string => spell(Math.floor(VOCABULARY ** random()) - 1);
  const say = (count: number): string => Array.from({ length: count }, word).join(" ");
  return Array.from({ length: PAGES }, (_, index) => {
    const sections = Array.from({ length: SECTIONS }, (_section, number): SearchSection => ({
      level: number === 0 ? 1 : 2,
      anchor: number === 0 ? "" : `part-${number}`,
      heading:
        index === 5 ? "beacon" : `${say(2)}${number === 1 && index % 50 === 0 ? " beacon" : ""}`,
      text: say(WORDS_PER_SECTION),
    }));
    const path = `docs/chapter-${Math.floor(index / 20)}/page-${String(index).padStart(4, "0")}`;
    return { path, page: { group: "Docs", sections } };
  });
}

const pages = createPages();

/** By the part and the name. A large site has many parts like this one, each with pages of its own. */
function createReader(partCount: number): (url: string) => string {
  const maxSections = findMaxSections(partCount);
  const { part, files } = buildPart({ tag: "default", maxSections, pages });
  const folders = Array.from({ length: partCount }, (_, index) => `${part.folder}-${index}`);
  const parts = folders.map((folder) => ({ ...part, folder }));
  const texts = new Map([
    [MANIFEST_NAME, JSON.stringify({ parts })],
    ...files.map(({ name, text }) => [name, text] as const),
    ...pages.map(({ path, page }) => {
      const name = searchPageFile({ pathname: `/${path}`, baseUrl: "/" });
      return [name, JSON.stringify(page)] as const;
    }),
  ]);
  return (url) => {
    const [name = "", folder, index] = /(?:([\da-f]{16})-(\d+)|book-\d+\/|$)/.exec(url) ?? [];
    const text = texts.get(url.slice(1).replace(name, folder ?? "")) ?? "";
    return index === undefined ? text : text.replaceAll('"docs/', `"book-${index}/docs/`);
  };
}

const readers = { "1,000": createReader(1), "10,000": createReader(10) };

/** Of an answer, beside its body. */
const HEADERS = 300;

/** A visitor who has loaded nothing yet. */
async function ask(
  query: string,
  read: (url: string) => string,
): Promise<{ answer: LocalAnswer; bytes: number }> {
  let bytes = 0;
  const load = async (url: string): Promise<unknown> => {
    const text = read(url);
    bytes += gzipSync(text).length + HEADERS;
    return JSON.parse(text);
  };
  const index = createLocalIndex({ baseUrl: "/", locale: "en", load });
  const answer = await index.search({ query, page: 0, hitsPerPage: 10, tags: undefined, area: "" });
  return { answer, bytes };
}

describe.each(["1,000", "10,000"] as const)("on a site of %s pages", (size) => {
  test.each([
    ["a common word", spell(0)],
    ["a rare word", spell(5_000)],
    ["common words", [0, 1, 2].map(spell).join(" ")],
    ["a question", `how do i set the ${[0, 40, 700].map(spell).join(" ")}`],
    ["a letter", "h"],
    ["the beginning of a word", spell(300).slice(0, 3)],
  ])("%s loads at most 150 kB", async (_name, query) => {
    const { answer, bytes } = await ask(query, readers[size]);
    expect(bytes).toBeLessThanOrEqual(150_000);
    if (query !== "h") expect(answer.hits).toHaveLength(10);
  });
});

test("a page that repeats a word doesn't keep others away, on any page of the results", async () => {
  const load = async (url: string): Promise<unknown> => JSON.parse(readers["1,000"](url));
  const index = createLocalIndex({ baseUrl: "/", locale: "en", load });
  const list = async (page: number, hitsPerPage: number): Promise<string[]> => {
    const request = { query: "beacon", page, hitsPerPage, tags: undefined, area: "" };
    return (await index.search(request)).hits.map(({ url }) => url);
  };
  const first = await list(0, 10);
  expect(new Set(first.map((url) => url.replace(/#.*/, ""))).size).toBeGreaterThan(5);
  const all = await list(0, 1_000);
  expect(all).toHaveLength(SECTIONS + PAGES / 50);
  expect(first).toEqual(all.slice(0, 10));
  expect(await list(2, 10)).toEqual(all.slice(20, 30));
});
