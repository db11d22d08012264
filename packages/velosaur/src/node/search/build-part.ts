/** The files of one part of the local search index. Equal pages make equal files. */

import { hashParts, hashText } from "../cache/hash.ts";
import {
  type IndexedWord,
  type IndexPart,
  PATHS_PER_FILE,
  pathsName,
  SEARCH_FOLDER,
  type SearchPage,
} from "../../shared/search/types.ts";
import { WordCollector } from "./collect-words.ts";

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
  /** In the order of their paths; asked for one after another, and none is kept. */
  pages: Iterable<PartPage>;
}

export function buildPart({ tag, maxSections, pages }: PartInput): BuiltPart {
  const collector = new WordCollector();
  const pagePaths: string[] = [];
  let sections = 0;
  for (const { path, page } of pages) {
    collector.addPage(pagePaths.length, page.sections);
    sections += page.sections.length;
    pagePaths.push(path);
  }
  const { texts, firstWords } = cutWords(collector.list(), maxSections);
  const paths = listPaths(pagePaths);
  const folder = hashParts([tag, ...paths, ...texts.map(hashText)]).slice(0, 16);
  const toName = (name: string): string => `${SEARCH_FOLDER}/${folder}/${name}`;
  return {
    part: { tag, folder, words: firstWords, sections, areas: listAreas(pagePaths) },
    files: [
      ...paths.map((text, index) => ({ name: toName(pathsName(index * PATHS_PER_FILE)), text })),
      ...texts.map((text, index) => ({ name: toName(`${index}.json`), text })),
    ],
  };
}

function listPaths(paths: readonly string[]): string[] {
  const count = Math.ceil(paths.length / PATHS_PER_FILE);
  return Array.from({ length: count }, (_, index) =>
    JSON.stringify(paths.slice(index * PATHS_PER_FILE, (index + 1) * PATHS_PER_FILE)),
  );
}

interface CutWords {
  texts: string[];
  firstWords: string[];
}

/** In the order of their letters, so that words which begin alike lie together. */
function cutWords(words: ReturnType<WordCollector["list"]>, maxSections: number): CutWords {
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
  for (const [word, found] of words) {
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

function encodePostings(kept: Int32Array): number[] {
  const encoded: number[] = [];
  let before = 0;
  for (const posting of kept) {
    const id = posting >> 4;
    encoded.push((id - before) * 16 + (posting & 15));
    before = id;
  }
  return encoded;
}

/** Those of the best ranks; of the last rank that has room, the first. */
function keepBest(postings: Int32Array, count: number): Int32Array {
  if (postings.length <= count) return postings;
  const room = Array.from({ length: 16 }, () => 0);
  for (const posting of postings) room[posting & 15]! += 1;
  let left = count;
  for (let rank = 15; rank >= 0; rank--) {
    room[rank] = Math.min(room[rank]!, left);
    left -= room[rank]!;
  }
  const kept = new Int32Array(count);
  let size = 0;
  for (const posting of postings) if (room[posting & 15]!-- > 0) kept[size++] = posting;
  return kept;
}

/** `docs/guides/a` and `docs/guides/b` are of the area `docs/guides`; pages lie in the order of their paths. */
function listAreas(paths: readonly string[]): IndexPart["areas"] {
  const areas: IndexPart["areas"] = [];
  for (const [index, path] of paths.entries()) {
    const area = toArea(path);
    if (areas.at(-1)?.[1] !== area) areas.push([index, area]);
  }
  return areas;
}

/** Of a path below the base URL. */
export const toArea = (path: string): string =>
  path.split("/").filter(Boolean).slice(0, 1).join("/");
