/** The files of one part of the local search index. Equal pages make equal files. */

import { hashParts } from "../cache/hash.ts";
import {
  type IndexedWord,
  type IndexPart,
  PATHS_PER_FILE,
  pathsName,
  PLACES,
  SEARCH_FOLDER,
  type SearchPage,
  type SearchSection,
  SECTIONS_PER_PAGE,
} from "../../shared/search/types.ts";
import { listChunks, splitChunk } from "../../shared/search/split-words.ts";

/** Characters of a file with words: where a query asks few parts, larger ones do, which are fewer. */
const findFileSize = (maxSections: number): number => Math.max(3_000, 8 * maxSections);
export interface PartPage {
  /** Below the base URL. */
  path: string;
  page: SearchPage;
}

export interface BuiltPart {
  part: IndexPart;
  files: { name: string; text: string }[];
}

export interface PartInput {
  tag: string;
  /** Of a word that is in more sections, the best are kept: it tells little. */
  maxSections: number;
  pages: readonly PartPage[];
}

export function buildPart({ tag, maxSections, pages }: PartInput): BuiltPart {
  const { texts, firstWords } = cutWords(collectWords(pages), maxSections);
  const paths = listPaths(pages);
  const folder = hashParts([tag, ...paths, ...texts]).slice(0, 16);
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
      ...paths.map((text, index) => ({ name: toName(pathsName(index * PATHS_PER_FILE)), text })),
      ...texts.map((text, index) => ({ name: toName(`${index}.json`), text })),
    ],
  };
}

function listPaths(pages: readonly PartPage[]): string[] {
  const paths = pages.map(({ path }) => path);
  const count = Math.ceil(paths.length / PATHS_PER_FILE);
  return Array.from({ length: count }, (_, index) =>
    JSON.stringify(paths.slice(index * PATHS_PER_FILE, (index + 1) * PATHS_PER_FILE)),
  );
}

/** A word while its sections are collected. */
interface CollectedWord {
  /** Numbers of sections × 16 + rank, in order. */
  postings: number[];
  /** The section that is read now, or the last one that had the word. */
  section: number;
  /** In that section: its best place, and how often it stands there. */
  place: number;
  count: number;
}

/** What stands together in a text: the same comes again and again. */
interface KnownChunk {
  words: CollectedWord[];
  parts: number;
}

interface Collection {
  words: Map<string, CollectedWord>;
  chunks: Map<string, KnownChunk>;
}

function collectWords(pages: readonly PartPage[]): Collection["words"] {
  const collection: Collection = { words: new Map(), chunks: new Map() };
  for (const [index, { page }] of pages.entries()) {
    const above: SearchSection[] = [];
    for (const [number, section] of page.sections.slice(0, SECTIONS_PER_PAGE).entries()) {
      while (above.length > 0 && (above.at(-1)?.level ?? 0) >= section.level) above.pop();
      addSection({ id: index * SECTIONS_PER_PAGE + number, section, above }, collection);
      above.push(section);
    }
  }
  return collection.words;
}

interface NumberedSection {
  id: number;
  section: SearchSection;
  above: readonly SearchSection[];
}

function addSection({ id, section, above }: NumberedSection, collection: Collection): void {
  const found: CollectedWord[] = [];
  const add = (text: string, place: number): number => {
    let parts = 0;
    for (const chunk of listChunks(text)) {
      const known = knowChunk(chunk, collection);
      parts += known.parts;
      for (const word of known.words) {
        if (word.section === id) {
          word.count++;
          if (word.place < place) word.place = place;
        } else {
          word.section = id;
          word.place = place;
          word.count = 1;
          found.push(word);
        }
      }
    }
    return parts;
  };
  const length = add(section.heading, section.level === 1 ? PLACES.title : PLACES.heading);
  for (const { heading } of above) add(heading, PLACES.above);
  add(section.text, PLACES.text);
  for (const { postings, place, count } of found)
    postings.push(id * 16 + place * 4 + weigh(place, count, length));
}

function knowChunk(text: string, { words, chunks }: Collection): KnownChunk {
  const known = chunks.get(text);
  if (known) return known;
  const { parts, wholes } = splitChunk(text);
  const collected = [...parts, ...wholes].map((name) => {
    const word = words.get(name) ?? { postings: [], section: -1, place: 0, count: 0 };
    words.set(name, word);
    return word;
  });
  const chunk = { words: collected, parts: parts.length };
  chunks.set(text, chunk);
  return chunk;
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
function cutWords(words: Collection["words"], maxSections: number): CutWords {
  const fileSize = findFileSize(maxSections);
  const cut: CutWords = { texts: [], firstWords: [] };
  let lines: string[] = [];
  let size = 0;
  let last = "";
  const end = (): void => {
    if (lines.length > 0) cut.texts.push(`[${lines.join(",\n")}]`);
    lines = [];
    size = 0;
  };
  for (const word of [...words.keys()].sort()) {
    const found = words.get(word)?.postings ?? [];
    const postings = encodePostings(keepBest(found, maxSections));
    const line = JSON.stringify([word, found.length, postings] satisfies IndexedWord);
    if (size + line.length > fileSize) end();
    if (lines.length === 0) cut.firstWords.push(shorten(word, last));
    lines.push(line);
    size += line.length;
    last = word;
  }
  end();
  return cut;
}

/** As much of a word as shows that it stands behind the one before. */
function shorten(word: string, before: string): string {
  let length = 1;
  while (word.slice(0, length) <= before) length++;
  return word.slice(0, length);
}

function encodePostings(kept: readonly number[]): number[] {
  let before = 0;
  return kept.map((posting) => {
    const id = posting >> 4;
    const distance = id - before;
    before = id;
    return distance * 16 + (posting & 15);
  });
}

/** Those of the best ranks; of the last rank that has room, the first. */
function keepBest(postings: readonly number[], count: number): readonly number[] {
  if (postings.length <= count) return postings;
  const room = Array.from({ length: 16 }, () => 0);
  for (const posting of postings) room[posting & 15]! += 1;
  let left = count;
  for (let rank = 15; rank >= 0; rank--) {
    room[rank] = Math.min(room[rank]!, left);
    left -= room[rank]!;
  }
  return postings.filter((posting) => room[posting & 15]!-- > 0);
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
