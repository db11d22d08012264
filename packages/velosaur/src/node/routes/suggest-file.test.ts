import { expect, test } from "vitest";
import { createSuggestFile } from "./suggest-file.ts";

const files = [
  "/site/docs/setup.md",
  "/site/docs/guides/index.md",
  "/site/docs/guides/start.md",
  "/site/docs/api/index.md",
  "/site/versioned_docs/version-1/setup.md",
  "/site/versioned_docs/version-1/guides/start.md",
  "/site/versioned_docs/version-2/tools/setup.md",
];
const suggest = createSuggestFile(new Map(files.map((file) => [file, file])));

test.each([
  // In the folder that was meant
  ["./strat.md", "/site/docs/guides/index.md", "./start.md"],
  ["../guides/strat.md#x", "/site/docs/api/index.md", "../guides/start.md"],
  // The same name elsewhere
  ["./setup.md", "/site/docs/guides/start.md", "../setup.md"],
  ["./setup.md", "/site/versioned_docs/version-1/guides/start.md", "../setup.md"],
  ["./setup.md", "/site/versioned_docs/version-2/start.md", "./tools/setup.md"],
  ["./docs/api/index.md", "/site/docs/guides/start.md", "../api/index.md"],
  // Nothing
  ["./other.md", "/site/docs/guides/start.md", undefined],
  ["./lib/index.md", "/site/docs/guides/start.md", undefined],
])("%s in %s means %s", (href, filePath, expected) => {
  expect(suggest(href, filePath)).toBe(expected);
});
