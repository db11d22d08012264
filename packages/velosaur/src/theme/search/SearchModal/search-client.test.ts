import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DocSearchTransformClient } from "velosaur/docsearch/react";

import type { SearchEngine, SearchHit } from "../search-engine.ts";
import { createLocalClient, guardClient } from "./search-client.ts";

const text = (value: string, isMarked = false): { text: string; isMarked: boolean }[] => [
  { text: value, isMarked },
];
const hit = (fields: Partial<SearchHit>): SearchHit =>
  ({ url: "/a", headings: [text("Docs"), text("Page")], summary: [], ...fields }) as SearchHit;

interface Answers {
  results: { hits: { type: string }[] }[];
}
const ask = (client: DocSearchTransformClient, request: object = {}): Promise<Answers> =>
  client.search({ requests: [request] } as never) as never;
const clientOf = (hits: SearchHit[]): DocSearchTransformClient =>
  createLocalClient({
    search: async () => ({ hits, totalCount: 41, totalPages: 3 }),
  } as unknown as SearchEngine);

describe("the index on the site itself", () => {
  test("is asked for what the window wants, and answers as Algolia does", async () => {
    const search = vi.fn(async () => ({ hits: [], totalCount: 41, totalPages: 3 }));
    const client = createLocalClient({ search } as unknown as SearchEngine);
    const request = { query: "word", hitsPerPage: 5, page: 2, facetFilters: ["lang:en"] };
    expect(await ask(client, request)).toEqual({
      results: [{ hits: [], nbHits: 41, nbPages: 3, page: 2, query: "word" }],
    });
    expect(search).toHaveBeenCalledWith(request);
    await ask(client);
    expect(search).toHaveBeenLastCalledWith({
      query: "",
      hitsPerPage: 20,
      page: 0,
      facetFilters: [],
    });
  });

  test("what authors write is text; marks alone are elements", async () => {
    const { results } = await ask(
      clientOf([
        hit({
          headings: [text("Docs"), [...text("<b>"), ...text("Pa<ge", true)]],
          summary: [...text("a & "), ...text("b", true)],
        }),
      ]),
    );
    expect(results[0]?.hits[0]).toMatchObject({
      objectID: "/a",
      content: "a &amp; b",
      hierarchy: { lvl0: "Docs", lvl1: "&lt;b&gt;Pa&lt;ge" },
      _snippetResult: {
        hierarchy: { lvl1: { value: "&lt;b&gt;<mark>Pa&lt;ge</mark>" } },
        content: { value: "a &amp; <mark>b</mark>" },
      },
    });
  });

  test.each<[string, Partial<SearchHit>, string]>([
    ["a page", { summary: text("words") }, "lvl1"],
    ["a heading that was found", { headings: [text("D"), text("P"), text("H", true)] }, "lvl2"],
    [
      "text below a heading",
      { headings: [text("D"), text("P"), text("H")], summary: text("words", true) },
      "content",
    ],
    ["a heading without text below it", { headings: [text("D"), text("P"), text("H")] }, "lvl2"],
  ])("%s has its kind", async (_name, fields, type) => {
    const { results } = await ask(clientOf([hit(fields)]));
    expect(results[0]?.hits[0]?.type).toBe(type);
  });
});

const causeOf = ([error]: Error[]): unknown =>
  error?.cause instanceof Error ? error.cause.message : undefined;

describe("failures", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const remote = (answer: () => Promise<unknown>): DocSearchTransformClient =>
    guardClient({ search: answer } as unknown as DocSearchTransformClient);
  /** What the window is told, if it is. */
  const watch = (client: DocSearchTransformClient): Error[] => {
    const told: Error[] = [];
    void (ask(client) as Promise<unknown>).catch((error: Error) => {
      told.push(error);
      throw error;
    });
    return told;
  };

  test("a failure is told once the window has shown that it waits, by the name it knows", async () => {
    const told = watch(remote(() => Promise.reject(new Error("offline"))));
    await vi.advanceTimersByTimeAsync(300);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(told.map(({ name }) => name)).toEqual(["RetryError"]);
    expect(causeOf(told)).toBe("offline");
  });

  test("an earlier request says nothing of what is shown", async () => {
    const client = remote(() => Promise.reject(new Error("offline")));
    const [first, second] = [watch(client), watch(client)];
    await vi.advanceTimersByTimeAsync(400);
    expect([first.length, second.length]).toEqual([0, 1]);
  });

  test("who waits for eight seconds waits no longer", async () => {
    const told = watch(remote(() => new Promise(() => {})));
    await vi.advanceTimersByTimeAsync(7_900);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(causeOf(told)).toBe("The search index doesn't answer.");
  });

  test.each<[string, unknown]>([
    ["no hits", {}],
    ["hits that are no list", { hits: {} }],
    ["a hit without an address", { hits: [{ hierarchy: {} }] }],
    ["an address that is none", { hits: [{ url: "/a", hierarchy: {} }] }],
    ["a hit without headings", { hits: [{ url: "https://a.test/", hierarchy: null }] }],
    ["nothing", null],
  ])("%s is no answer", async (_name, result) => {
    const told = watch(remote(async () => ({ results: [result] })));
    await vi.advanceTimersByTimeAsync(400);
    expect(causeOf(told)).toBe("The search index gave no answer.");
  });

  test("an answer arrives as it was sent", async () => {
    const answer = { results: [{ hits: [{ url: "https://a.test/", hierarchy: {} }] }] };
    expect(await ask(remote(async () => answer))).toBe(answer);
  });
});
