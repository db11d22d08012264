import { describe, expect, it } from "vitest";
import { duplicates, groupBy, uniq } from "./lists.ts";

describe("lists", () => {
  it("tell what stands there more than once, each time but the first", () => {
    expect(duplicates(["a", "b", "a", "a"])).toEqual(["a", "a"]);
    expect(duplicates(["a", "B", "b"], (a, b) => a.toLowerCase() === b.toLowerCase())).toEqual([
      "b",
    ]);
  });

  it("keep the first of equal values", () => {
    expect(uniq(["b", "a", "b"])).toEqual(["b", "a"]);
  });

  it("are grouped in their order, with the place of each value known", () => {
    expect(groupBy([1, 2, 3], (value) => (value % 2 ? "odd" : "even"))).toEqual({
      odd: [1, 3],
      even: [2],
    });
    expect(groupBy(["a", "b"], (_value, index) => index)).toEqual({ 0: ["a"], 1: ["b"] });
  });

  it("are grouped by any word", () => {
    const groups = groupBy(["constructor", "__proto__", "constructor"], (word) => word);
    expect(Object.entries(groups)).toEqual([
      ["constructor", ["constructor", "constructor"]],
      ["__proto__", ["__proto__"]],
    ]);
  });
});
