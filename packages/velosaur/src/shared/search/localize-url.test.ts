import { expect, test } from "vitest";
import { localizeUrl } from "./localize-url.ts";

test.each([
  ["https://site.test/docs/a#b", {}, "/docs/a#b"],
  ["https://other.test/x?y=1", { externalUrlRegex: "OTHER\\.test" }, "https://other.test/x?y=1"],
  [
    "https://site.test/docs/next/a",
    { replaceSearchResultPathname: { from: "/docs/next", to: "/docs" } },
    "/docs/a",
  ],
  ["https://site.test/docs/a", { baseUrl: "/preview/" }, "/preview/docs/a"],
  ["https://site.test/preview/docs/a", { baseUrl: "/preview/" }, "/preview/docs/a"],
  ["javascript:alert(1)", { externalUrlRegex: "alert" }, "#"],
])("%j with %j leads to %j", (url, options, expected) => {
  expect(localizeUrl(new URL(url), { baseUrl: "/", ...options })).toBe(expected);
});
