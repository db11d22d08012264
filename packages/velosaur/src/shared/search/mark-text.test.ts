import { expect, test } from "vitest";
import { markText, readQuery, summarize, type MarkedText } from "./mark-text.ts";

const format = (text: MarkedText): string =>
  text.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text)).join("");

test.each([
  ["swizz", "Swizzling a component", "[Swizz]ling a component"],
  ["swizzle", "Swizzling a component", "[Swizzling] a component"],
  ["lange", "Die Länge", "Die [Länge]"],
  ["検索", "文書の検索機能", "文書の[検索]機能"],
  ["@a/b", "Install @a/b now", "Install [@a/b] now"],
  ["able", "Tables", "Tables"],
  ["time", "showLastUpdateTime", "showLastUpdate[Time]"],
])("%s in %j", (query, text, expected) => {
  expect(format(markText(text, readQuery(query)))).toBe(expected);
});

test("a summary shows the place that has most of the words", () => {
  const text = `${"One anchor. ".repeat(30)}An anchor and its chain. ${"Then nothing. ".repeat(30)}`;
  const summary = format(summarize(text, readQuery("anchor chain")));
  expect(summary).toContain("[anchor] and its [chain]");
  expect(summary.startsWith("… ")).toBe(true);
  expect(summary.length).toBeLessThan(240);
  expect(summarize(text, readQuery("winch"))).toEqual([]);
});
