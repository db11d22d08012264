import { useEffect, useState } from "react";
import type { FacetFilter, SearchEngine, SearchHit } from "../search/search-engine.ts";

export type SearchState =
  | { status: "idle" | "loading" | "failed" }
  | { status: "found"; hits: SearchHit[]; totalCount: number; hasMore: boolean };

/** While somebody types. */
const DELAY = 300;
const HITS_PER_PAGE = 15;

interface Asked {
  query: string;
  page: number;
  state: SearchState;
}

const IDLE: SearchState = { status: "idle" };
const LOADING: SearchState = { status: "loading" };

/** Results for a query, a page at a time. */
export function useSearch(
  engine: SearchEngine,
  request: { query: string; filters: string },
): { state: SearchState; loadMore: () => void } {
  const { query, filters } = request;
  const [page, setPage] = useState({ query, number: 0 });
  const [answer, setAnswer] = useState<Asked>({ query: "", page: 0, state: IDLE });
  // Another query begins with its first page again.
  const number = page.query === query ? page.number : 0;

  useEffect(() => {
    if (!query) return undefined;
    const controller = new AbortController();
    const ask = async (): Promise<void> => {
      const { signal } = controller;
      const facetFilters = JSON.parse(filters) as FacetFilter[];
      const state = await engine
        .search({ query, page: number, hitsPerPage: HITS_PER_PAGE, facetFilters, signal })
        .then(
          ({ hits, totalCount, totalPages }): SearchState => ({
            status: "found",
            hits,
            totalCount,
            hasMore: number + 1 < totalPages,
          }),
          (): SearchState => ({ status: "failed" }),
        );
      if (signal.aborted) return;
      setAnswer((before) => ({ query, page: number, state: append(before, { query, state }) }));
    };
    const timer = setTimeout(() => void ask(), number === 0 ? DELAY : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [engine, query, filters, number]);

  const state = !query ? IDLE : answer.query === query ? answer.state : LOADING;
  return { state, loadMore: () => setPage({ query, number: number + 1 }) };
}

/** Further results of the same query stand below those before. */
function append(
  before: Asked,
  { query, state }: { query: string; state: SearchState },
): SearchState {
  if (before.query !== query || before.state.status !== "found" || state.status !== "found")
    return state;
  return { ...state, hits: [...before.state.hits, ...state.hits] };
}
