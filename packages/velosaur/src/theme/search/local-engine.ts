import { createLocalIndex, type LocalIndexOptions } from "../../shared/search/search-local.ts";
import type { FacetFilter, SearchEngine } from "./search-engine.ts";

/** Searches the index that lies on the site. */
export function createLocalEngine(options: LocalIndexOptions): SearchEngine {
  const index = createLocalIndex(options);
  return {
    prepare: index.prepare,
    search: async ({ query, page, hitsPerPage, facetFilters, signal }) => {
      const answer = await index.search({
        query,
        page,
        hitsPerPage,
        tags: readTags(facetFilters),
        area: findArea(options.baseUrl),
      });
      signal?.throwIfAborted();
      return answer;
    },
  };
}

const TAG = "docusaurus_tag:";

/** Undefined where all are asked for. The language is that of the site which has the index. */
function readTags(filters: readonly FacetFilter[]): ReadonlySet<string> | undefined {
  const lists = filters.map((filter) => [filter].flat().filter((one) => one.startsWith(TAG)));
  const [first, ...others] = lists.filter((tags) => tags.length > 0);
  if (!first) return undefined;
  const tags = first.filter((tag) => others.every((list) => list.includes(tag)));
  return new Set(tags.map((tag) => tag.slice(TAG.length)));
}

/** `/docs/a` → `docs`. */
const findArea = (baseUrl: string): string =>
  window.location.pathname.slice(baseUrl.length).split("/")[0] ?? "";
