// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type {
  SearchAnswer,
  SearchEngine,
  SearchHit,
  SearchRequest,
} from "../search/search-engine.ts";
import { useSearch } from "./use-search.ts";
import "../../testing/page.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

interface Asked extends SearchRequest {
  answer: () => Promise<void>;
  fail: () => Promise<void>;
}

/** An index with two pages of results for everything; it answers when it is told to. */
function createEngine() {
  const asked: Asked[] = [];
  const search = (request: SearchRequest) =>
    new Promise<SearchAnswer>((resolve, reject) => {
      const url = `/${request.query}/${request.page}`;
      const hits: SearchHit[] = [{ url, headings: [], summary: [] }];
      asked.push({
        ...request,
        answer: () => act(async () => resolve({ hits, totalCount: 2, totalPages: 2 })),
        fail: () => act(async () => reject(new Error("offline"))),
      });
    });
  return { engine: { search } satisfies SearchEngine, asked };
}

function open(query: string, filters = "[]") {
  const { engine, asked } = createEngine();
  const { result, rerender, unmount } = renderHook(
    (request: { query: string; filters: string }) => useSearch(engine, request),
    { initialProps: { query, filters } },
  );
  return {
    asked,
    unmount,
    read: () => result.current.state,
    type: (next: string) => rerender({ query: next, filters }),
    more: () => act(() => result.current.loadMore()),
    wait: (time: number) => act(() => vi.advanceTimersByTime(time)),
  };
}

test("nothing is asked without a query", () => {
  const { read, asked, wait } = open("");
  wait(1000);
  expect(read()).toEqual({ status: "idle" });
  expect(asked).toEqual([]);
});

test("who types is waited for, and the last query alone is asked for", async () => {
  const { read, asked, type, wait } = open("a");
  expect(read()).toEqual({ status: "loading" });
  wait(200);
  type("ab");
  wait(200);
  expect(asked).toEqual([]);
  wait(200);
  expect(asked.map(({ query }) => query)).toEqual(["ab"]);
  await asked[0]!.answer();
  expect(read()).toEqual({
    status: "found",
    hits: [expect.objectContaining({ url: "/ab/0" })],
    totalCount: 2,
    hasMore: true,
  });
});

test("the filters of the page are asked with", () => {
  const { asked, wait } = open("a", '["lang:en"]');
  wait(300);
  expect(asked[0]!.facetFilters).toEqual(["lang:en"]);
});

test("an answer that comes too late is nobody's, and who asks is told to stop", async () => {
  const { read, asked, type, wait } = open("a");
  wait(300);
  type("b");
  expect(asked[0]!.signal?.aborted).toBe(true);
  wait(300);
  await asked[1]!.answer();
  await asked[0]!.answer();
  expect(read()).toMatchObject({ status: "found", hits: [{ url: "/b/0" }] });
});

test("further results come at once and stand below, those of another query in their place", async () => {
  const { read, asked, type, more, wait } = open("a");
  wait(300);
  await asked[0]!.answer();
  more();
  wait(0);
  await asked[1]!.answer();
  expect(read()).toMatchObject({ hits: [{ url: "/a/0" }, { url: "/a/1" }], hasMore: false });
  type("b");
  expect(read()).toEqual({ status: "loading" });
  wait(300);
  expect(asked[2]).toMatchObject({ query: "b", page: 0 });
  await asked[2]!.answer();
  expect(read()).toMatchObject({ hits: [{ url: "/b/0" }], hasMore: true });
});

test("a search that fails says so", async () => {
  const { read, asked, wait } = open("a");
  wait(300);
  await asked[0]!.fail();
  expect(read()).toEqual({ status: "failed" });
});

test("a page that is left stops asking", () => {
  const { asked, unmount, wait } = open("a");
  wait(300);
  unmount();
  expect(asked[0]!.signal?.aborted).toBe(true);
});
