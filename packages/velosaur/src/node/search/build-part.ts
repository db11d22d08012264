/** The files of one part of the local search index. Equal pages make equal files. */

import { hashParts } from "../cache/hash.ts";
import {
  type IndexedWord,
  type IndexPart,
  PAGES_NAME,
  PLACES,
  SEARCH_FOLDER,
  type SearchPage,
  type SearchSection,
  SECTIONS_PER_PAGE,
} from "../../shared/search/types.ts";
import { splitChunks } from "../../shared/search/split-words.ts";

/** Characters of a file with words. */
const FILE_SIZE = 8_000;
/** Of a word that is in more sections than this, the best are kept: it tells little. */
const MAX_SECTIONS = 1_000;

export interface PartPage {
  /** Below the base URL. */
  path: string;
  page: SearchPage;
}

export interface BuiltPart {
  part: IndexPart;
  files: { name: string; text: string }[];
}

export function buildPart(tag: string, pages: readonly PartPage[]): BuiltPart {
  const words = collectWords(pages);
  const { texts, firstWords } = cutWords(words);
  const paths = JSON.stringify(pages.map(({ path }) => path));
  const folder = hashParts([tag, paths, ...texts]).slice(0, 16);
  const toName = (name: string): string => `${SEARCH_FOLDER}/${folder}/${name}`;
  return {
    part: {
      tag,
      folder,
      words: firstWords,
      sections: pages.reduce((sum, { page }) => sum + page.sections.length, 0),
      areas: listAreas(pages),
    },
    files: [
      { name: toName(PAGES_NAME), text: paths },
      ...texts.map((text, index) => ({ name: toName(`${index}.json`), text })),
    ],
  };
}

interface Found {
  place: number;
  count: number;
}

function collectWords(pages: readonly PartPage[]): Map<string, [id: number, rank: number][]> {
  const words = new Map<string, [id: number, rank: number][]>();
  for (const [index, { page }] of pages.entries()) {
    const above: SearchSection[] = [];
    for (const [number, section] of page.sections.slice(0, SECTIONS_PER_PAGE).entries()) {
      while (above.length > 0 && (above.at(-1)?.level ?? 0) >= section.level) above.pop();
      const id = index * SECTIONS_PER_PAGE + number;
      for (const [word, rank] of rankWords(section, above)) {
        const postings = words.get(word);
        if (postings) postings.push([id, rank]);
        else words.set(word, [[id, rank]]);
      }
      above.push(section);
    }
  }
  return words;
}

function rankWords(section: SearchSection, above: readonly SearchSection[]): Map<string, number> {
  const found = new Map<string, Found>();
  const add = (text: string, place: number): number => {
    let count = 0;
    for (const { parts, wholes } of splitChunks(text)) {
      count += parts.length;
      for (const word of [...parts, ...wholes]) {
        const known = found.get(word);
        if (known) {
          known.count++;
          if (known.place < place) known.place = place;
        } else found.set(word, { place, count: 1 });
      }
    }
    return count;
  };
  const isTitle = section.level === 1;
  const length = add(section.heading, isTitle ? PLACES.title : PLACES.heading);
  for (const { heading } of above) add(heading, PLACES.above);
  add(section.text, PLACES.text);
  const ranks = new Map<string, number>();
  for (const [word, { place, count }] of found)
    ranks.set(word, place * 4 + weigh(place, count, length));
  return ranks;
}

/** From 0 to 3: a short heading is about its words, and so is a text that repeats them. */
function weigh(place: number, count: number, headingLength: number): number {
  if (place < PLACES.heading) return Math.min(count, 4) - 1;
  return headingLength <= 2 ? 4 - headingLength : headingLength <= 4 ? 1 : 0;
}

interface CutWords {
  texts: string[];
  firstWords: string[];
}

/** In the order of their letters, so that words which begin alike lie together. */
function cutWords(words: ReadonlyMap<string, [id: number, rank: number][]>): CutWords {
  const cut: CutWords = { texts: [], firstWords: [] };
  let lines: string[] = [];
  let size = 0;
  const end = (): void => {
    if (lines.length > 0) cut.texts.push(`[${lines.join(",\n")}]`);
    lines = [];
    size = 0;
  };
  for (const word of [...words.keys()].sort()) {
    const line = JSON.stringify(encodeWord(word, words.get(word) ?? []));
    if (size + line.length > FILE_SIZE) end();
    if (lines.length === 0) cut.firstWords.push(word);
    lines.push(line);
    size += line.length;
  }
  end();
  return cut;
}

function encodeWord(word: string, found: [id: number, rank: number][]): IndexedWord {
  const kept =
    found.length <= MAX_SECTIONS
      ? found
      : found
          .toSorted(([, a], [, b]) => b - a)
          .slice(0, MAX_SECTIONS)
          .sort(([a], [b]) => a - b);
  let before = 0;
  const postings = kept.map(([id, rank]) => {
    const posting = (id - before) * 16 + rank;
    before = id;
    return posting;
  });
  return [word, found.length, postings];
}

/** `docs/guides/a` and `docs/guides/b` are of the area `docs/guides`; pages lie in the order of their paths. */
function listAreas(pages: readonly PartPage[]): IndexPart["areas"] {
  const areas: IndexPart["areas"] = [];
  for (const [index, { path }] of pages.entries()) {
    const area = toArea(path);
    if (areas.at(-1)?.[1] !== area) areas.push([index, area]);
  }
  return areas;
}

/** Of a path below the base URL. */
export const toArea = (path: string): string =>
  path.split("/").filter(Boolean).slice(0, 1).join("/");
