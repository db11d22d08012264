import { expect, test } from "vitest";

import { extractLeadingEmoji } from "./emoji.ts";

test.each([
  ["⚠️ Beware", "⚠️", " Beware"],
  ["👩‍👩‍👧Family", "👩‍👩‍👧", "Family"],
  ["🇨🇭 Swiss", "🇨🇭", " Swiss"],
  ["🎉", "🎉", ""],
])("%s begins with a picture", (input, emoji, rest) => {
  expect(extractLeadingEmoji(input)).toEqual({ emoji, rest });
});

test.each(["", "1 first", "# title", "Late 🎉", "© by us"])("%j doesn't", (input) => {
  expect(extractLeadingEmoji(input)).toEqual({ emoji: null, rest: input });
});
