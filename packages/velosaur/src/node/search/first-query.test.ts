/** What a visitor loads for the first query, and what it finds: parts as a build writes them, asked as by a browser. */

import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createLocalIndex, type LocalAnswer } from "../../shared/search/search-local.ts";
import { MANIFEST_NAME, type SearchSection } from "../../shared/search/types.ts";
import { searchPageFile } from "../../shared/url/search-path.ts";
import { buildPart, type PartPage } from "./build-part.ts";

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

const files = createFiles();

function createFiles(): Map<string, string> {
  const pages = createPages();
  const { part, files: built } = buildPart("default", pages);
  const toEntry = ({ path, page }: PartPage) => {
    const name = searchPageFile({ pathname: `/${path}`, baseUrl: "/" });
    return [name, JSON.stringify(page)] as const;
  };
  return new Map([
    [MANIFEST_NAME, JSON.stringify({ parts: [part] })],
    ...built.map(({ name, text }) => [name, text] as const),
    ...pages.map(toEntry),
  ]);
}

/** A visitor who has loaded nothing yet. */
async function ask(query: string): Promise<{ answer: LocalAnswer; bytes: number }> {
  let bytes = 0;
  const load = async (url: string): Promise<unknown> => {
    const text = files.get(url.slice(1)) ?? "";
    bytes += gzipSync(text).length;
    return JSON.parse(text);
  };
  const index = createLocalIndex({ baseUrl: "/", locale: "en", load });
  const answer = await index.search({ query, page: 0, hitsPerPage: 10, tags: undefined, area: "" });
  return { answer, bytes };
}

test.each([
  ["a common word", spell(0)],
  ["a rare word", spell(5_000)],
  ["common words", [0, 1, 2].map(spell).join(" ")],
  ["a sentence", [0, 40, 1, 700, 2, 3].map(spell).join(" ")],
  ["a letter", "h"],
  ["the beginning of a word", spell(300).slice(0, 3)],
])("on a site of 1,000 pages, %s loads at most 150 kB", async (_name, query) => {
  const { answer, bytes } = await ask(query);
  expect(bytes).toBeLessThanOrEqual(150_000);
  if (query !== "h") expect(answer.hits.length).toBeGreaterThan(0);
});

test("a page that repeats a word doesn't keep others away, on any page of the results", async () => {
  const load = async (url: string): Promise<unknown> => JSON.parse(files.get(url.slice(1)) ?? "");
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
