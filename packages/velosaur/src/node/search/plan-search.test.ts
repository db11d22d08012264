import { expect, test } from "vitest";
import type { PagePlan } from "../routes/plan-pages.ts";
import { findMaxSections, planParts } from "./plan-search.ts";

const createPages = (count: number): { plan: PagePlan }[] =>
  Array.from({ length: count }, (_, index) => {
    const path = `/base/docs/${String(index).padStart(5, "0")}`;
    return { plan: { route: { path }, levels: [] } as unknown as PagePlan };
  });

test.each([
  [1, [1]],
  [500, [500]],
  [501, [500, 1]],
  [1_001, [501, 500]],
  [2_500, [1_000, 1_000, 500]],
])("%d pages are indexed in parts of %j, in the order of their paths", (count, sizes) => {
  const parts = planParts(createPages(count).toReversed(), "/base/");
  expect(parts.map(({ pages }) => pages.length)).toEqual(sizes);
  expect(parts[0]?.pages[0]?.path).toBe("docs/00000");
  expect(parts.at(-1)?.pages.at(-1)?.path).toBe(`docs/${String(count - 1).padStart(5, "0")}`);
});

test.each([
  [1, 1_000],
  [2, 1_000],
  [3, 500],
  [5, 250],
  [10, 200],
])("each of %d parts keeps %d sections of a word", (parts, sections) => {
  expect(findMaxSections(parts)).toBe(sections);
});
