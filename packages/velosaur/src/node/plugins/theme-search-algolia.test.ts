import * as v from "valibot";
import { expect, test } from "vitest";
import { localizeUrl } from "../../theme/SearchPage/search-index.ts";
import { themeSearchAlgolia } from "./theme-search-algolia.ts";

const readReplacement = (from: unknown) => {
  const algolia = {
    appId: "A",
    apiKey: "K",
    indexName: "I",
    replaceSearchResultPathname: { from, to: "/docs" },
  };
  const checked = themeSearchAlgolia.validateThemeConfig?.({
    themeConfig: { algolia },
    validate: (schema, value) => v.parse(schema as v.GenericSchema, value),
  }) as { algolia: Parameters<typeof localizeUrl>[1] };
  return JSON.parse(JSON.stringify(checked.algolia)) as typeof checked.algolia;
};

test.each([
  ["a text", "/docs/1.0", "/docs/1.0/a", "/docs/a"],
  ["a text that is no pattern", "/docs/1.0", "/docs/1x0/a", "/docs/1x0/a"],
  ["a pattern", /^\/docs\/(?:next|canary)/, "/docs/canary/a", "/docs/a"],
])("%s chooses what is replaced in the addresses of results", (_, from, pathname, expected) => {
  expect(localizeUrl(`https://site.test${pathname}`, readReplacement(from))).toBe(expected);
});
