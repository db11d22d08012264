import { afterEach, expect, it, vi } from "vitest";

import { createHostedEngine, splitMarks } from "./hosted-engine.ts";

afterEach(() => vi.unstubAllGlobals());

it("marks what matches, and shows the rest as text", () => {
  expect(splitMarks("a \uE000b\uE001 &lt;c&gt; \uE000&amp;lt;\uE001")).toEqual([
    { text: "a ", isMarked: false },
    { text: "b", isMarked: true },
    { text: " <c> ", isMarked: false },
    { text: "&lt;", isMarked: true },
  ]);
});

const config = {
  baseUrl: "/",
  appId: "APP",
  apiKey: "key",
  indexName: "my index",
  searchParameters: { facetFilters: ["type:content"] },
};
const request = {
  query: "swizzle",
  page: 1,
  hitsPerPage: 15,
  facetFilters: [["language:en"]],
  signal: new AbortController().signal,
};

it("asks the index, and reads its answer", async () => {
  const fetch = vi.fn(async (_url: string, _options: { body: string }) =>
    Response.json({
      nbHits: 1,
      nbPages: 1,
      hits: [
        {
          url: "https://site.test/docs/swizzling#why",
          _highlightResult: {
            hierarchy: {
              lvl0: { value: "Docs" },
              lvl1: { value: "\uE000Swizzl\uE001ing" },
              lvl2: null,
            },
          },
          _snippetResult: { content: { value: "To \uE000swizzle\uE001" } },
        },
      ],
    }),
  );
  vi.stubGlobal("fetch", fetch);
  const answer = await createHostedEngine(config).search(request);
  expect(answer).toMatchObject({
    totalCount: 1,
    hits: [
      {
        url: "/docs/swizzling#why",
        headings: [[{ text: "Docs" }], [{ text: "Swizzl", isMarked: true }, { text: "ing" }]],
        summary: [{ text: "To " }, { text: "swizzle", isMarked: true }],
      },
    ],
  });
  const [url, options] = fetch.mock.calls[0]!;
  expect(url).toBe("https://APP-dsn.algolia.net/1/indexes/my%20index/query");
  expect(JSON.parse(options.body)).toMatchObject({
    query: "swizzle",
    page: 1,
    facetFilters: [["language:en"], "type:content"],
  });
});

it("fails when the index refuses", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 403 }));
  await expect(createHostedEngine(config).search(request)).rejects.toThrow("403");
});
