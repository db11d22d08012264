import { describe, expect, it, vi } from "vitest";

vi.mock("@docusaurus/useDocusaurusContext", () => ({ default: () => ({}) }));
const { filterTOC, treeifyTOC } = await import("./toc.ts");
type Node = ReturnType<typeof treeifyTOC>[number];

const toc = (...levels: number[]) =>
  levels.map((level, index) => ({ level, id: `${index}`, value: `${index}` }));
/** `2(3 3) 2`: levels, children between parentheses. */
const draw = (nodes: readonly Node[]): string =>
  nodes
    .map(({ level, children }) => `${level}${children.length > 0 ? `(${draw(children)})` : ""}`)
    .join(" ");

describe("treeifyTOC", () => {
  it.each([
    [[], ""],
    [[2, 3, 3, 2], "2(3 3) 2"],
    [[2, 3, 4, 3, 2], "2(3(4) 3) 2"],
    [[3, 2, 3], "3 2(3)"],
    [[2, 4, 3, 4], "2(4 3(4))"],
    [[4, 3, 2], "4 3 2"],
  ])("%j → %s", (levels, expected) => {
    expect(draw(treeifyTOC(toc(...levels)))).toBe(expected);
  });
});

describe("filterTOC", () => {
  it.each([
    [2, 3, "2(3 3) 2"],
    [3, 4, "3(4) 3"],
    [2, 2, "2 2"],
    [4, 6, "4"],
    [5, 6, ""],
  ])("levels %d to %d → %s", (minHeadingLevel, maxHeadingLevel, expected) => {
    const tree = treeifyTOC(toc(2, 3, 4, 3, 2));
    expect(draw(filterTOC(tree, { minHeadingLevel, maxHeadingLevel }))).toBe(expected);
  });
});
