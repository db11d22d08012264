/** What the local search index is made of: the build writes it, the browser reads it. */

/** A part of a page, from one heading to the next. */
export interface SearchSection {
  /** Of its heading, 1 to 6. The first section is the page itself, with its title. */
  level: number;
  /** Empty where the address of the page leads to it. */
  anchor: string;
  heading: string;
  text: string;
}

/** All that can be found of a page, in a file of its own. */
export interface SearchPage {
  /** What pages of its kind are called: `Docs`, `Blog`. */
  group: string;
  sections: SearchSection[];
}

/** Sections are numbered throughout a part; each page has so many numbers. */
export const SECTIONS_PER_PAGE = 64;

/** Where a section has a word: in its text, in a heading above it, in its own, in the title of the page. */
export const PLACES = { text: 0, above: 1, heading: 2, title: 3 } as const;

/**
 * A word, in how many sections it stands, and those that are kept: of a word that stands nearly
 * everywhere, the best. Each number is the distance to the section before × 16 + place × 4 + weight.
 */
export type IndexedWord = [word: string, sections: number, postings: number[]];

/** Pages that are indexed together. */
export interface IndexPart {
  /** What its pages can be filtered by, `default` or `docs-{plugin}-{version}`. */
  tag: string;
  /** Folder with its files. */
  folder: string;
  /** The first word of each of its files with words. */
  words: string[];
  sections: number;
  /** The first page of each area of the site. */
  areas: [page: number, area: string][];
}

export interface IndexManifest {
  parts: IndexPart[];
}

export const SEARCH_FOLDER = "_search";
export const MANIFEST_NAME = `${SEARCH_FOLDER}/index.json`;
/** Paths of a part's pages, below the base URL, lie in files of so many. */
export const PATHS_PER_FILE = 64;

/** Which of them has the path of a page, by its number in the part. */
export const pathsName = (page: number): string =>
  `paths-${Math.floor(page / PATHS_PER_FILE)}.json`;
