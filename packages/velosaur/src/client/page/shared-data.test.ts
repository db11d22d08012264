import { afterEach, expect, test, vi } from "vitest";
import { createSharedDataCache, fetchShared } from "./shared-data.ts";

const URL = "/assets/data/list.json";

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (...responses: Response[]): void => {
  vi.stubGlobal("window", { fetch: async () => responses.shift() });
};

test("data that isn't there is named, and the next who asks tries again", async () => {
  answer(new Response("", { status: 404 }), Response.json([1]));
  const cache = createSharedDataCache(fetchShared);
  await expect(cache.load({ $shared: URL })).rejects.toThrow(`${URL} answered 404.`);
  expect(await cache.load({ $shared: URL })).toEqual([1]);
});
