import { expect, test } from "vitest";
import { RecentMap } from "./recent-map.ts";

test("keeps what was set or asked for last", () => {
  const map = new RecentMap([
    ["a", 1],
    ["b", 2],
  ]);
  map.set("c", 3);
  expect(map.get("a")).toBe(1);
  expect(map.get("d")).toBeUndefined();
  map.keep(2);
  expect([...map]).toEqual([
    ["c", 3],
    ["a", 1],
  ]);
  map.keep(5);
  expect(map.size).toBe(2);
});
