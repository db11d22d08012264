import { expect, test } from "vitest";
import { escapeAttribute, escapeText, unescapeHtml } from "./escape.ts";

test.each([
  ['"><script>', "&quot;><script>"],
  ["a & b", "a &amp; b"],
  ["it's", "it's"],
  ["", ""],
])("an attribute: %s → %s", (text, escaped) => {
  expect(escapeAttribute(text)).toBe(escaped);
  expect(unescapeHtml(escaped)).toBe(text);
});

test.each([
  ["</title><script>", "&lt;/title&gt;&lt;script&gt;"],
  ['"a" & b', '"a" &amp; b'],
])("text: %s → %s", (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
  expect(unescapeHtml(escaped)).toBe(text);
});
