/** What the window asks: an index behind the interface of Algolia's client. */

import type { DocSearchHit, DocSearchTransformClient } from "velosaur/docsearch/react";
import { escapeText } from "../../../shared/markup/escape.ts";
import type { FacetFilter, MarkedText, SearchEngine, SearchHit } from "../search-engine.ts";

interface Request {
  query?: string;
  hitsPerPage?: number;
  page?: number;
  facetFilters?: FacetFilter[];
}

type Search = DocSearchTransformClient["search"];

/** After so many milliseconds the window shows that it waits, and no longer that something has failed. */
const PATIENCE = 350;

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Algolia's client asks four hosts, each for longer than the one before: half a minute in all. */
const LONGEST_WAIT = 8_000;

const giveUp = async (): Promise<never> => {
  await pause(LONGEST_WAIT);
  throw new Error("The search index doesn't answer.");
};

/**
 * The window shows a failure until its request has ended, which is at once. So a request that fails tells
 * it so, and doesn't end; only the last one does, since an earlier one says nothing of what is shown.
 */
function withFailures(search: Search): Search {
  let last = 0;
  const ask = (...request: Parameters<Search>) => {
    const number = ++last;
    const ready = pause(PATIENCE);
    const answer = Promise.race([search(...request), giveUp()]).catch(async (cause: unknown) => {
      await ready;
      throw createRetryError(cause);
    });
    const fail = async (show: (error: unknown) => unknown, error: unknown): Promise<never> => {
      // The window throws again what it is told of, which nobody would catch.
      if (number === last) await Promise.resolve(error).then(show).catch(ignore);
      return new Promise(() => {});
    };
    // The window with an assistant waits for the answer itself, and catches what comes in its place.
    return Object.assign(answer, {
      catch: (show: (error: unknown) => unknown) =>
        answer.then(undefined, (error) => fail(show, error)),
    });
  };
  return ask as unknown as Search;
}

/** The window knows failures by this name. */
const createRetryError = (cause: unknown): Error =>
  Object.assign(new Error("The search index can't be asked.", { cause }), { name: "RetryError" });

const ignore = (): void => {};

/** Algolia's client, which takes whatever it is sent for an answer. */
export function guardClient(client: DocSearchTransformClient): DocSearchTransformClient {
  const search = (async (...request: Parameters<Search>) => {
    const answer = await client.search(...request);
    if (answer.results.every(isAnswer)) return answer;
    throw new Error("The search index gave no answer.");
  }) as Search;
  return Object.assign(Object.create(client) as DocSearchTransformClient, {
    search: withFailures(search),
  });
}

const isAnswer = (result: unknown): boolean => {
  const { hits } = (result ?? {}) as { hits?: unknown };
  return Array.isArray(hits) && hits.every(isHit);
};

const isUrl = (url: string): boolean => {
  try {
    return new URL(url) instanceof URL;
  } catch {
    return false;
  }
};

function isHit(hit: unknown): boolean {
  const { url, hierarchy } = (hit ?? {}) as { url?: unknown; hierarchy?: unknown };
  return (
    typeof url === "string" && isUrl(url) && typeof hierarchy === "object" && hierarchy !== null
  );
}

/** The index on the site itself. */
export function createLocalClient(engine: SearchEngine): DocSearchTransformClient {
  const ask = async ({ query = "", hitsPerPage = 20, page = 0, facetFilters = [] }: Request) => {
    const answer = await engine.search({ query, page, hitsPerPage, facetFilters });
    return {
      hits: answer.hits.map(toHit),
      nbHits: answer.totalCount,
      nbPages: answer.totalPages,
      page,
      query,
    };
  };
  return {
    search: withFailures((async ({ requests }: { requests: Request[] }) => ({
      results: await Promise.all(requests.map(ask)),
    })) as unknown as Search),
    addAlgoliaAgent: () => {},
    transporter: { algoliaAgent: { value: "local", add: () => ({}) as never } },
  };
}

const toText = (text: MarkedText): string => escapeText(text.map((piece) => piece.text).join(""));

const toHtml = (text: MarkedText): string =>
  text
    .map((piece) =>
      piece.isMarked ? `<mark>${escapeText(piece.text)}</mark>` : escapeText(piece.text),
    )
    .join("");

const nameLevel = (index: number): string => `lvl${index}`;

function toHit({ url, headings, summary }: SearchHit): DocSearchHit {
  const last = headings.length - 1;
  const isText = last > 1 && !headings[last]?.some(({ isMarked }) => isMarked);
  const hierarchy = Object.fromEntries(
    headings.map((heading, index) => [nameLevel(index), toText(heading)]),
  );
  const snippets = headings.map((heading, index) => [nameLevel(index), { value: toHtml(heading) }]);
  const content = summary.length > 0 ? toText(summary) : null;
  const hit = {
    objectID: url,
    url,
    content,
    type: isText && content !== null ? "content" : nameLevel(Math.max(1, last)),
    hierarchy,
    _snippetResult: {
      hierarchy: Object.fromEntries(snippets),
      ...(content !== null && { content: { value: toHtml(summary) } }),
    },
  };
  return hit as unknown as DocSearchHit;
}
