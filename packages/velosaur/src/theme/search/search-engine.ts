import type { MarkedText } from "../../shared/search/mark-text.ts";

/** What the results page and the search window ask, whichever index answers. */

export interface SearchRequest {
  query: string;
  /** Counted from 0. */
  page: number;
  hitsPerPage: number;
  /** Each inner list: one of these must hold. */
  facetFilters: FacetFilter[];
  signal?: AbortSignal;
}

export type FacetFilter = string | string[];

export type { MarkedText };

export interface SearchHit {
  /** Of this site, or absolute where it leads elsewhere. */
  url: string;
  /** Headings from the group down to the one that was found; a level that is left out is empty. */
  headings: MarkedText[];
  /** Empty where a heading alone was found. */
  summary: MarkedText;
}

export interface SearchAnswer {
  hits: SearchHit[];
  totalCount: number;
  totalPages: number;
}

export interface SearchEngine {
  /** A visitor is about to search. */
  prepare?: () => void;
  search: (request: SearchRequest) => Promise<SearchAnswer>;
}
