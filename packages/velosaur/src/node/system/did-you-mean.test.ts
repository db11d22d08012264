import { describe, expect, it } from "vitest";
import { findNearest, formatDidYouMean } from "./did-you-mean.ts";

describe("the nearest word", () => {
  it.each([
    ["titel", ["title", "tagline"], "title"],
    ["sidebar-path", ["sidebarPath", "path"], "sidebarPath"],
    ["sidebar_positon", ["sidebar_position", "sidebar_label"], "sidebar_position"],
    ["customCSS", ["customCss"], "customCss"],
    ["doc", ["docs", "blog"], "docs"],
    ["onBrokenLink", ["onBrokenLinks", "onBrokenAnchors"], "onBrokenLinks"],
    ["docLayoutComponent", ["docsRootComponent", "docRootComponent"], "docRootComponent"],
    ["docLayoutComponent", ["docRootComponent", "docsRootComponent"], "docRootComponent"],
    ["title", ["title"], undefined],
    ["x", ["y", "title"], "y"],
    ["colour", ["title", "url"], undefined],
    ["", ["a"], "a"],
  ])("of %s among %j is %s", (word, candidates, nearest) => {
    expect(findNearest(word, candidates)).toBe(nearest);
  });

  it("may be a slip of the pen only", () => {
    const findSlip = (word: string): string | undefined =>
      findNearest(word, ["description", "sidebar_label"], { maxEdits: 2 });
    expect(findNearest("guest_description", ["description"])).toBe("description");
    expect(findSlip("guest_description")).toBeUndefined();
    expect(findSlip("sidebar_lable")).toBe("sidebar_label");
  });

  it("makes a sentence or nothing", () => {
    expect(formatDidYouMean("titel", ["title"])).toBe(' Did you mean "title"?');
    expect(formatDidYouMean("quux", ["title"])).toBe("");
  });
});
