/** A hosted search index, asked over its HTTP interface. */

import { unescapeHtml } from "../../shared/markup/escape.ts";

export interface SearchConfig {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly contextualSearch?: boolean;
  readonly externalUrlRegex?: string;
  readonly searchParameters?: Record<string, unknown>;
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string };
}

export interface SearchRequest {
  query: string;
  /** Counted from 0. */
  page: number;
  /** Each inner list: one of these must hold. */
  facetFilters: string[][];
  signal: AbortSignal;
}

/** Text in pieces; those that match are marked. */
export type MarkedText = { text: string; isMarked: boolean }[];

export interface SearchResult {
  url: string;
  title: MarkedText;
  /** Headings above the one that was found. */
  breadcrumbs: MarkedText[];
  summary: MarkedText;
}

export interface SearchAnswer {
  results: SearchResult[];
  totalCount: number;
  totalPages: number;
}

interface Highlighted {
  value: string;
}

interface Hit {
  url: string;
  _highlightResult?: { hierarchy?: Record<string, Highlighted | null> };
  _snippetResult?: { content?: Highlighted };
}

/** Keys as examples have them: nobody answers to these. */
export const isConfigured = ({ appId, apiKey, indexName }: SearchConfig): boolean =>
  ![appId, apiKey, indexName].some((key) => /^(?:YOUR_|<)/.test(key));

// Characters that no page has in its text: what comes from the index is shown as text, never as HTML.
const MARK_START = "\uE000";
const MARK_END = "\uE001";
const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];

export async function querySearchIndex(
  config: SearchConfig,
  { query, page, facetFilters, signal }: SearchRequest,
): Promise<SearchAnswer> {
  const { appId, apiKey, indexName, searchParameters } = config;
  const address = `https://${appId}-dsn.algolia.net/1/indexes/${encodeURIComponent(indexName)}/query`;
  const response = await fetch(address, {
    method: "POST",
    headers: { "x-algolia-application-id": appId, "x-algolia-api-key": apiKey },
    body: JSON.stringify({
      hitsPerPage: 15,
      attributesToSnippet: ["content:30"],
      ...searchParameters,
      query,
      page,
      facetFilters: [...facetFilters, ...toFilters(searchParameters?.["facetFilters"])],
      highlightPreTag: MARK_START,
      highlightPostTag: MARK_END,
    }),
    signal,
  });
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  const { hits, nbHits, nbPages } = (await response.json()) as {
    hits: Hit[];
    nbHits: number;
    nbPages: number;
  };
  return {
    results: hits.map((hit) => toResult(hit, config)),
    totalCount: nbHits,
    totalPages: nbPages,
  };
}

/** One filter may stand without a list around it. */
const toFilters = (given: unknown): string[] =>
  given === undefined ? [] : ([given].flat() as string[]);

function toResult(hit: Hit, config: SearchConfig): SearchResult {
  const hierarchy = hit._highlightResult?.hierarchy ?? {};
  const headings = LEVELS.flatMap((level) => hierarchy[level]?.value ?? []).map(splitMarks);
  return {
    url: localizeUrl(hit.url, config),
    title: headings.at(-1) ?? [],
    breadcrumbs: headings.slice(0, -1),
    summary: splitMarks(hit._snippetResult?.content?.value ?? ""),
  };
}

/** `a <start>b<end> c` → a, b (marked), c. The index encodes what is special in HTML. */
export function splitMarks(value: string): MarkedText {
  return value
    .split(MARK_START)
    .flatMap((part) => {
      const [inner = "", ...rest] = part.split(MARK_END);
      return rest.length > 0
        ? [
            { text: inner, isMarked: true },
            { text: rest.join(""), isMarked: false },
          ]
        : [{ text: part, isMarked: false }];
    })
    .filter(({ text }) => text !== "")
    .map(({ text, isMarked }) => ({ text: unescapeHtml(text), isMarked }));
}

/** The index knows the published site: its addresses become those of the site that is open. */
export function localizeUrl(
  url: string,
  {
    externalUrlRegex,
    replaceSearchResultPathname: replacement,
  }: Pick<SearchConfig, "externalUrlRegex" | "replaceSearchResultPathname">,
): string {
  const parsed = new URL(url);
  if (!/^https?:$/.test(parsed.protocol)) return "#";
  if (externalUrlRegex && new RegExp(externalUrlRegex).test(parsed.href)) return parsed.href;
  const path = parsed.pathname + parsed.hash;
  return replacement ? path.replace(new RegExp(replacement.from, "g"), replacement.to) : path;
}
