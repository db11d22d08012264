import { describe, expect, it } from "vitest";
import { findActiveHeading } from "./toc-highlight.ts";

describe("findActiveHeading", () => {
  it.each<[string, number[], number]>([
    ["no headings", [], -1],
    ["above the first, which is far", [900, 1800], -1],
    ["the first is in sight", [300, 1800], 0],
    ["within the first", [-200, 900], 0],
    ["the second is in the upper half", [-200, 400], 1],
    ["past the last", [-900, -300], 1],
  ])("%s", (_, tops, expected) => {
    expect(findActiveHeading(tops, 76, 800)).toBe(expected);
  });
});
