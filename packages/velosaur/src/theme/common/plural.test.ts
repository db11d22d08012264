import { describe, expect, it, vi } from "vitest";

vi.mock("@docusaurus/useDocusaurusContext", () => ({ default: () => ({}) }));
const { selectPluralForm } = await import("./plural.ts");

describe("the form of a message that fits a count", () => {
  it.each([
    [1, "one post"],
    [0, "posts"],
    [2, "posts"],
  ])("of two in English: %i", (count, expected) => {
    expect(selectPluralForm("one post|posts", count, "en")).toBe(expected);
  });

  it.each([
    [1, "один"],
    [3, "три"],
    [5, "пять"],
    [21, "один"],
  ])("of the three that Russian counts with: %i", (count, expected) => {
    expect(selectPluralForm("один|три|пять", count, "ru")).toBe(expected);
  });

  it("is the only one of a language without forms, and of a message with one", () => {
    expect(selectPluralForm("件", 1, "ja")).toBe("件");
    expect(selectPluralForm("posts", 1, "en")).toBe("posts");
  });

  it("is the last of a translation that has too few", () => {
    expect(selectPluralForm("один|много", 5, "ru")).toBe("много");
  });

  it("follows English where the locale is none", () => {
    expect(selectPluralForm("one|other", 1, "no locale")).toBe("one");
  });
});
