/** The local index: files of the site, of which a query loads those that have its words. */

import { searchPagePath } from "../url/search-path.ts";
import { markText, type MarkedText, type QueryWords, readQuery, summarize } from "./mark-text.ts";
import { pageOf, type RankedSection, rankSections } from "./rank.ts";
import { stemWord } from "./split-words.ts";
import {
  type IndexedWord,
  type IndexManifest,
  type IndexPart,
  MANIFEST_NAME,
  PAGES_NAME,
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

interface FoundSection extends RankedSection {
  part: IndexPart;
  isNear: boolean;
}

const NOTHING: LocalAnswer = { hits: [], totalCount: 0, totalPages: 0 };

async function searchParts(request: LocalQuery, scope: Scope): Promise<LocalAnswer> {
  const query = readQuery(request.query);
  if (query.parts.length === 0) return NOTHING;
  const manifest = await scope.load<IndexManifest>(MANIFEST_NAME);
  const parts = manifest.parts.filter(({ tag }) => !request.tags || request.tags.has(tag));
  const found = await findSections(parts, { request, query, scope });
  const { page, hitsPerPage } = request;
  const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    hits: await Promise.all(shown.map((section) => describeHit(section, query, scope))),
    totalCount: found.length,
    totalPages: Math.ceil(found.length / hitsPerPage),
  };
}

interface Search {
  request: LocalQuery;
  query: QueryWords;
  scope: Scope;
}

async function findSections(parts: IndexPart[], search: Search): Promise<FoundSection[]> {
  const { query, scope, request } = search;
  const isEnglish = /^en\b/.test(scope.locale);
  const wanted = [...query.parts, ...query.wholes];
  const loaded = await Promise.all(
    parts.map(async (part) => ({
      part,
      words: await loadWords(part, wanted, { scope, isEnglish }),
    })),
  );
  const counts = new Map(
    wanted.map((word) => [
      word,
      loaded.reduce((sum, { words }) => sum + countSections(words.get(word) ?? []), 0),
    ]),
  );
  const total = parts.reduce((sum, { sections }) => sum + sections, 0);
  const found = loaded.flatMap(({ part, words }) =>
    rankSections({ query, words, counts, total, isEnglish }).map((section) => ({
      ...section,
      part,
      isNear: areaOf(part, section.id) === request.area,
    })),
  );
  return order(found);
}

const countSections = (words: IndexedWord[]): number =>
  words.reduce((sum, [, sections]) => sum + sections, 0);

/** `isNear` decides between equals; so does the order of the index, which never changes by itself. */
const compare = (a: FoundSection, b: FoundSection): number =>
  b.score - a.score || Number(b.isNear) - Number(a.isNear) || a.id - b.id;

/** A page isn't listed with all its sections before others have their turn. */
const REPEATED = 0.6;

function order(found: FoundSection[]): FoundSection[] {
  const sorted = found
    .map((section) => ({ ...section, score: Math.round(section.score * 100) }))
    .sort(compare);
  const seen = new Map<string, number>();
  return sorted
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
}

/** Words that begin alike lie in one file, or in files side by side: of these, so many are looked at. */
const MAX_FILES = 3;

async function loadWords(
  part: IndexPart,
  wanted: readonly string[],
  { scope, isEnglish }: WordScope,
): Promise<Map<string, IndexedWord[]>> {
  const found = await Promise.all(
    wanted.map(async (word) => {
      const files = await Promise.all(
        listFiles(part, word, isEnglish).map((file) =>
          scope.load<IndexedWord[]>(`${SEARCH_FOLDER}/${part.folder}/${file}.json`),
        ),
      );
      const stem = isEnglish ? stemWord(word) : undefined;
      const isLike = (other: string): boolean =>
        (other.startsWith(word) && (word.length > 1 || other === word || !/\w/.test(word))) ||
        (stem !== undefined && stemWord(other) === stem);
      return [word, files.flat().filter(([other]) => isLike(other))] as const;
    }),
  );
  return new Map(found);
}

function listFiles({ words }: IndexPart, word: string, isEnglish: boolean): number[] {
  const start = isEnglish ? stemWord(word) : word;
  const last = (limit: string): number => words.findLastIndex((first) => first <= limit);
  const exact = Math.max(0, last(word));
  const from = Math.max(0, last(start), exact - 1);
  const to = Math.max(exact, last(`${word}\uFFFF`));
  const files = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return words.length === 0 ? [] : files.slice(0, MAX_FILES);
}

async function describeHit(
  { part, id }: FoundSection,
  query: QueryWords,
  { baseUrl, load }: Scope,
): Promise<LocalHit> {
  const paths = await load<string[]>(`${SEARCH_FOLDER}/${part.folder}/${PAGES_NAME}`);
  const pathname = baseUrl + (paths[pageOf(id)] ?? "");
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
