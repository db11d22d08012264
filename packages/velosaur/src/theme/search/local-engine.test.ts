import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLocalEngine } from "./local-engine.ts";
import type { FacetFilter } from "./search-engine.ts";

const { search } = vi.hoisted(() => ({ search: vi.fn() }));
vi.mock("../../shared/search/search-local.ts", () => ({
  createLocalIndex: () => ({ prepare: () => {}, search }),
}));

beforeEach(() => {
  search.mockReset().mockResolvedValue({ hits: [] });
  vi.stubGlobal("window", { location: { pathname: "/base/docs/a" } });
});
afterEach(() => vi.unstubAllGlobals());

const engine = createLocalEngine({ baseUrl: "/base/" } as Parameters<typeof createLocalEngine>[0]);
const ask = async (facetFilters: FacetFilter[], signal?: AbortSignal) => {
  await engine.search({ query: "q", page: 0, hitsPerPage: 5, facetFilters, signal });
  return search.mock.calls[0]?.[0] as { area: string; tags: ReadonlySet<string> | undefined };
};

it.each<[string, FacetFilter[], string[] | undefined]>([
  ["no filter", [], undefined],
  ["a language alone", ["language:en"], undefined],
  ["one tag", ["docusaurus_tag:a"], ["a"]],
  ["any of two", [["docusaurus_tag:a", "docusaurus_tag:b"]], ["a", "b"]],
  ["what two lists share", [["docusaurus_tag:a", "docusaurus_tag:b"], "docusaurus_tag:b"], ["b"]],
])("%s asks for the pages with these tags", async (_name, filters, tags) => {
  expect((await ask(filters)).tags).toEqual(tags && new Set(tags));
});

it("tells in which part of the site the visitor is", async () => {
  expect((await ask([])).area).toBe("docs");
});

it("an answer that nobody waits for any more is none", async () => {
  await expect(ask([], AbortSignal.abort())).rejects.toThrow("aborted");
});
