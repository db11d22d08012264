/** A hosted search index, asked over its HTTP interface. */

import { unescapeHtml } from "../../shared/markup/escape.ts";
import type { SearchConfig } from "./search-config.ts";
import type {
  FacetFilter,
  MarkedText,
  SearchAnswer,
  SearchEngine,
  SearchHit,
  SearchRequest,
} from "./search-engine.ts";

interface Highlighted {
  value: string;
}

interface IndexedHit {
  url: string;
  _highlightResult?: { hierarchy?: Record<string, Highlighted | null> };
  _snippetResult?: { content?: Highlighted };
}

export const createHostedEngine = (config: SearchConfig): SearchEngine => ({
  search: (request) => querySearchIndex(config, request),
});

// Characters that no page has in its text: what comes from the index is shown as text, never as HTML.
const MARK_START = "\uE000";
const MARK_END = "\uE001";
const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];

async function querySearchIndex(
  config: SearchConfig,
  { query, page, hitsPerPage, facetFilters, signal }: SearchRequest,
): Promise<SearchAnswer> {
  const { appId, apiKey, indexName, searchParameters } = config;
  const address = `https://${appId}-dsn.algolia.net/1/indexes/${encodeURIComponent(indexName)}/query`;
  const response = await fetch(address, {
    method: "POST",
    headers: { "x-algolia-application-id": appId, "x-algolia-api-key": apiKey },
    body: JSON.stringify({
      hitsPerPage,
      attributesToSnippet: ["content:30"],
      ...searchParameters,
      query,
      page,
      facetFilters: [...facetFilters, ...toFilters(searchParameters?.["facetFilters"])],
      highlightPreTag: MARK_START,
      highlightPostTag: MARK_END,
    }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  const { hits, nbHits, nbPages } = (await response.json()) as {
    hits: IndexedHit[];
    nbHits: number;
    nbPages: number;
  };
  return {
    hits: hits.map((hit) => toHit(hit, config)),
    totalCount: nbHits,
    totalPages: nbPages,
  };
}

/** One filter may stand without a list around it. */
const toFilters = (given: unknown): FacetFilter[] =>
  given === undefined ? [] : ([given].flat() as FacetFilter[]);

function toHit(hit: IndexedHit, config: SearchConfig): SearchHit {
  const hierarchy = hit._highlightResult?.hierarchy ?? {};
  return {
    url: localizeUrl(hit.url, config),
    headings: LEVELS.flatMap((level) => hierarchy[level]?.value ?? []).map(splitMarks),
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
