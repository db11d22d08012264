/** A hosted search index, asked over its HTTP interface. */

import { unescapeHtml } from "../../shared/markup/escape.ts";
import { localizeUrl } from "../../shared/search/localize-url.ts";
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

interface HostedConfig extends SearchConfig {
  baseUrl: string;
}

export const createHostedEngine = (config: HostedConfig): SearchEngine => ({
  search: (request) => querySearchIndex(config, request),
});

// Characters that no page has in its text: what comes from the index is shown as text, never as HTML.
const MARK_START = "\uE000";
const MARK_END = "\uE001";
const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];

async function querySearchIndex(
  config: HostedConfig,
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

function toHit(hit: IndexedHit, config: HostedConfig): SearchHit {
  const hierarchy = hit._highlightResult?.hierarchy ?? {};
  return {
    url: localizeUrl(new URL(hit.url), config),
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
