import { afterEach, expect, test, vi } from "vitest";

import { type CountedHit, tellFirstHit } from "./tell-first-hit.ts";

const tell = vi.fn();
afterEach(() => {
  vi.unstubAllGlobals();
  tell.mockReset();
});
const first: CountedHit = {
  objectID: "7",
  __autocomplete_id: 0,
  __autocomplete_indexName: "docs",
  __autocomplete_queryID: "q",
  __autocomplete_algoliaCredentials: { appId: "app", apiKey: "key" },
};

test("a click on the first hit is told as one on position 1, under the name that the window gave", () => {
  vi.stubGlobal("window", { AlgoliaAnalyticsObject: "aa", aa: tell });
  tellFirstHit(first);
  expect(tell.mock.calls).toEqual([
    [
      "clickedObjectIDsAfterSearch",
      {
        eventName: "Item Selected",
        index: "docs",
        objectIDs: ["7"],
        positions: [1],
        queryID: "q",
      },
      { headers: { "X-Algolia-Application-Id": "app", "X-Algolia-API-Key": "key" } },
    ],
  ]);
});

test.each<[string, CountedHit]>([
  ["another hit", { ...first, __autocomplete_id: 1 }],
  ["one that was in no answer", { ...first, __autocomplete_queryID: undefined }],
  ["one without an owner", { ...first, __autocomplete_algoliaCredentials: undefined }],
])("%s is not told here", (_name, hit) => {
  vi.stubGlobal("window", { AlgoliaAnalyticsObject: "aa", aa: tell });
  tellFirstHit(hit);
  expect(tell).not.toHaveBeenCalled();
});

test("where nobody listens nothing happens", () => {
  vi.stubGlobal("window", {});
  expect(() => tellFirstHit(first)).not.toThrow();
});
