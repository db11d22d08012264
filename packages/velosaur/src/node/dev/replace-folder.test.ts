import { expect, test } from "vitest";
import { replaceFolder } from "./replace-folder.ts";

const pairs = [["/site/node_modules/react/", "/engine/react/"]] as const;

test.each([
  ["/site/node_modules/react/cjs/react.js", "/engine/react/cjs/react.js"],
  ["/site/node_modules/react-tooltip/index.js", "/site/node_modules/react-tooltip/index.js"],
  ["node:fs", "node:fs"],
])("%s → %s", (file, expected) => {
  expect(replaceFolder(file, pairs)).toBe(expected);
});
