/** The local index: files of the site, of which a query loads those that have its words. */

import { searchPagePath } from "../url/search-path.ts";
import { dropCommon } from "./common-words.ts";
import { mendQuery } from "./mend-query.ts";
import { markText, type MarkedText, type QueryWords, readQuery, summarize } from "./mark-text.ts";
import { pageOf, rankSections } from "./rank.ts";
import { stemWord } from "./split-words.ts";
import {
  type IndexedWord,
  type IndexManifest,
  type IndexPart,
  MANIFEST_NAME,
  PATHS_PER_FILE,
  pathsName,
  SEARCH_FOLDER,
  type SearchPage,
  type SearchSection,
  SECTIONS_PER_PAGE,
} from "./types.ts";

export interface LocalIndexOptions {
  baseUrl: string;
  locale: string;
  load: (url: string) => Promise<unknown>;
  /** Whether the site may change at any time: then nothing that was loaded for one query serves another. */
  isEdited?: boolean;
}

export interface LocalQuery {
  query: string;
  page: number;
  hitsPerPage: number;
  /** Undefined for all. */
  tags: ReadonlySet<string> | undefined;
  /** Area of the site where the visitor is: of equal hits, its own come first. */
  area: string;
}

export interface LocalHit {
  url: string;
  headings: MarkedText[];
  summary: MarkedText;
}

export interface LocalAnswer {
  hits: LocalHit[];
  totalCount: number;
  totalPages: number;
}

export interface LocalIndex {
  /** Loads what every query needs. */
  prepare: () => void;
  search: (query: LocalQuery) => Promise<LocalAnswer>;
}

type Load = <File>(name: string) => Promise<File>;

export function createLocalIndex(options: LocalIndexOptions): LocalIndex {
  const { baseUrl } = options;
  let loading = new Map<string, Promise<unknown>>();
  const load = <File>(name: string): Promise<File> => {
    const url = name.startsWith("/") ? name : baseUrl + name;
    let file = loading.get(url);
    if (!file) {
      loading.set(url, (file = options.load(url)));
      // Another try may have more luck.
      file.catch(() => loading.delete(url));
    }
    return file as Promise<File>;
  };
  const search = (query: LocalQuery): Promise<LocalAnswer> =>
    searchParts(query, { ...options, load });
  return {
    prepare: () => void load(MANIFEST_NAME).catch(() => {}),
    // The site may have been deployed anew: then its index has other files.
    search: (query) => {
      if (options.isEdited) loading = new Map();
      return search(query).catch(() => {
        loading = new Map();
        return search(query);
      });
    },
  };
}

interface Scope {
  baseUrl: string;
  locale: string;
  load: Load;
}

interface FoundSection {
  part: IndexPart;
  /** Its number in its part. */
  id: number;
  score: number;
  isNear: boolean;
}

interface Found {
  /** As many as are shown, best first. */
  sections: FoundSection[];
  totalCount: number;
  /** What was asked for in the end. */
  query: QueryWords;
}

const NOTHING: LocalAnswer = { hits: [], totalCount: 0, totalPages: 0 };

async function searchParts(request: LocalQuery, scope: Scope): Promise<LocalAnswer> {
  const typed = readQuery(request.query);
  if (typed.parts.length === 0) return NOTHING;
  const manifest = await scope.load<IndexManifest>(MANIFEST_NAME);
  const parts = manifest.parts.filter(({ tag }) => !request.tags || request.tags.has(tag));
  const { sections, totalCount, query } = await findSections(parts, {
    request,
    query: typed,
    scope,
  });
  const { page, hitsPerPage } = request;
  const shown = sections.slice(page * hitsPerPage);
  return {
    hits: await Promise.all(shown.map((section) => describeHit(section, query, scope))),
    totalCount,
    totalPages: Math.ceil(totalCount / hitsPerPage),
  };
}

interface Search {
  request: LocalQuery;
  query: QueryWords;
  scope: Scope;
}

async function findSections(parts: IndexPart[], search: Search): Promise<Found> {
  const { scope, request } = search;
  const isEnglish = /^en\b/.test(scope.locale);
  const { parts: typed, wholes } = search.query;
  const query = { parts: isEnglish ? dropCommon(typed) : typed, wholes };
  const wanted = [...query.parts, ...query.wholes];
  const wordScope: WordScope = {
    scope,
    isEnglish,
    lastWord: query.parts.at(-1),
    maxFiles: countFiles(wanted.length * parts.length),
  };
  const loaded = await Promise.all(
    parts.map(async (part) => ({ part, ...(await loadWords(part, wanted, wordScope)) })),
  );
  const mended = mendQuery(
    query,
    (word) => loaded.some(({ words }) => words.get(word)?.length),
    (word) => loaded.flatMap(({ around }) => around.get(word) ?? []),
  );
  if (mended) return findSections(parts, { ...search, query: mended });
  const counts = new Map(
    wanted.map((word) => [
      word,
      loaded.reduce((sum, { words }) => sum + countSections(words.get(word) ?? []), 0),
    ]),
  );
  const total = parts.reduce((sum, { sections }) => sum + sections, 0);
  const ranked = loaded.map(({ part, words }) => ({
    part,
    scores: rankSections({ query, words, counts, total, isEnglish }),
  }));
  return {
    sections: listBest(ranked, request),
    totalCount: ranked.reduce((sum, { scores }) => sum + scores.size, 0),
    query,
  };
}

interface RankedPart {
  part: IndexPart;
  scores: ReadonlyMap<number, number>;
}

/** A common word is in ten thousand sections: only those that may be shown are put in order. */
function listBest(parts: readonly RankedPart[], { page, hitsPerPage, area }: LocalQuery) {
  const count = (page + 1) * hitsPerPage;
  const limit = findLimit(parts, count * SECTIONS_PER_PAGE);
  const candidates = parts.flatMap(({ part, scores }) =>
    [...scores]
      .filter(([, score]) => score >= limit)
      .map(([id, score]) => ({ part, id, score, isNear: areaOf(part, id) === area })),
  );
  return order(candidates).slice(0, count);
}

/** The score that so many sections have at least. */
function findLimit(parts: readonly RankedPart[], count: number): number {
  const total = parts.reduce((sum, { scores }) => sum + scores.size, 0);
  if (total <= count) return 0;
  const all = new Float64Array(total);
  let at = 0;
  for (const { scores } of parts) for (const score of scores.values()) all[at++] = score;
  return all.sort()[total - count]!;
}

const countSections = (words: IndexedWord[]): number =>
  words.reduce((sum, [, sections]) => sum + sections, 0);

/** `isNear` decides between equals; so does the order of the index, which never changes by itself. */
const compare = (a: FoundSection, b: FoundSection): number =>
  b.score - a.score || Number(b.isNear) - Number(a.isNear) || a.id - b.id;

/** A page isn't listed with all its sections before others have their turn. */
const REPEATED = 0.6;

function order(found: readonly FoundSection[]): FoundSection[] {
  const seen = new Map<string, number>();
  return found
    .toSorted(compare)
    .map((section) => {
      const page = `${section.part.folder}/${pageOf(section.id)}`;
      const before = seen.get(page) ?? 0;
      seen.set(page, before + 1);
      return { ...section, score: section.score * REPEATED ** before };
    })
    .sort(compare);
}

function areaOf({ areas }: IndexPart, id: number): string {
  const page = pageOf(id);
  return areas.findLast(([first]) => first <= page)?.[1] ?? "";
}

interface WordScope {
  scope: Scope;
  isEnglish: boolean;
  /** The one that is just being typed. */
  lastWord: string | undefined;
  /** Of a part, for each word. */
  maxFiles: number;
}

interface LoadedWords {
  /** By each word of the query, those of the index that answer it. */
  words: Map<string, IndexedWord[]>;
  /** All that stand in the same files. */
  around: Map<string, IndexedWord[]>;
}

/** Words that begin alike lie in one file, or in files side by side: of these, so many are looked at. */
const MAX_FILES = 3;
/** A query for many words, or of a large site, has hits enough in fewer of them. */
const FILES_PER_QUERY = 40;

const countFiles = (words: number): number =>
  Math.min(MAX_FILES, Math.max(1, Math.floor(FILES_PER_QUERY / words)));

async function loadWords(
  part: IndexPart,
  wanted: readonly string[],
  wordScope: WordScope,
): Promise<LoadedWords> {
  const { scope, isEnglish } = wordScope;
  const loaded = await Promise.all(
    wanted.map(async (word) => {
      const files = await Promise.all(
        listFiles(part, word, wordScope).map((file) =>
          scope.load<IndexedWord[]>(`${SEARCH_FOLDER}/${part.folder}/${file}.json`),
        ),
      );
      return [word, files.flat()] as const;
    }),
  );
  const around = new Map(loaded);
  const words = loaded.map(([word, others]) => {
    const isLike = createFilter(word, isEnglish);
    return [word, others.filter(([other]) => isLike(other))] as const;
  });
  return { around, words: new Map(words) };
}

/** What may answer a word: those that begin like it, and those with its stem. */
function createFilter(word: string, isEnglish: boolean): (other: string) => boolean {
  const stem = isEnglish ? stemWord(word) : undefined;
  return (other) =>
    (other.startsWith(word) && (word.length > 1 || other === word || !/\w/.test(word))) ||
    (stem !== undefined && stemWord(other) === stem);
}

/** A word as short as `to`, with others behind it, is whole: it isn't the beginning of another. */
const MAX_WHOLE = 3;

/** Of the files that may have a word, first the one that has it as it was typed. */
function listFiles({ words }: IndexPart, word: string, scope: WordScope): number[] {
  if (words.length === 0) return [];
  const last = (limit: string): number => words.findLastIndex((first) => first <= limit);
  const exact = Math.max(0, last(word));
  if (word.length <= MAX_WHOLE && word !== scope.lastWord) return [exact];
  const from = Math.max(0, last(scope.isEnglish ? stemWord(word) : word));
  const to = last(`${word}\uFFFF`);
  const beside = [exact + 1, exact - 1, exact + 2].filter((file) => file >= from && file <= to);
  return [exact, ...beside].slice(0, scope.maxFiles);
}

async function describeHit(
  { part, id }: FoundSection,
  query: QueryWords,
  { baseUrl, load }: Scope,
): Promise<LocalHit> {
  const page = pageOf(id);
  const paths = await load<string[]>(`${SEARCH_FOLDER}/${part.folder}/${pathsName(page)}`);
  const pathname = baseUrl + (paths[page % PATHS_PER_FILE] ?? "");
  const { group, sections } = await load<SearchPage>(searchPagePath({ pathname, baseUrl }));
  const number = id % SECTIONS_PER_PAGE;
  const section = sections[number];
  if (!section) throw new Error(`${pathname} has no section ${number}.`);
  const headings = [...listAbove(sections, number), section].map(({ heading }) => heading);
  return {
    url: section.anchor ? `${pathname}#${section.anchor}` : pathname,
    headings: [
      [{ text: group, isMarked: false }],
      ...headings.map((text) => markText(text, query)),
    ],
    summary: summarize(section.text, query),
  };
}

/** The headings under which a section stands, from the title of its page on. */
function listAbove(sections: readonly SearchSection[], number: number): SearchSection[] {
  const above: SearchSection[] = [];
  let level = sections[number]?.level ?? 1;
  for (const section of sections.slice(0, number).toReversed()) {
    if (section.level >= level) continue;
    above.unshift(section);
    level = section.level;
  }
  return above;
}
