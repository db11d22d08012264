import { expect, test } from "vitest";

import { serializeInline } from "./inline-json.ts";

test("nothing in it can end a script element, and it parses to the same", () => {
  const value = { text: "</script><!-- \u2028\u2029 & <b>" };
  const text = serializeInline(value);
  expect(text).toMatchInlineSnapshot(
    `"{"text":"\\u003c/script>\\u003c!-- \\u2028\\u2029 & \\u003cb>"}"`,
  );
  expect(JSON.parse(text)).toEqual(value);
});
