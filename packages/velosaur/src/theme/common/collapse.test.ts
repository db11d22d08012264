import { expect, it } from "vitest";
import { collapseDuration } from "./collapse.ts";

it.each([
  [0, 110],
  [100, 200],
  [400, 290],
  [10_000, 420],
])("%d px take %d ms", (height, expected) => {
  expect(collapseDuration(height, false)).toBe(expected);
});

it("hardly moves for those who asked for that", () => {
  expect(collapseDuration(500, true)).toBe(1);
});
