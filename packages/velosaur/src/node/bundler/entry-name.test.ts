import { expect, test } from "vitest";
import { entryName } from "./entry-name.ts";

test.each([
  ["@theme/DocItem", "theme-DocItem"],
  ["@site/src/components/Chart/index.tsx", "components-Chart"],
  ["@site/src/pages/index.js", "src-pages"],
  ["@theme/Admonition/Type/Note", "Type-Note"],
  ["!!raw-loader!./a.txt", "a-txt"],
  ["virtual:velosaur/document/0a1b2c", "document-0a1b2c"],
  ["@site/src/pages/日本.tsx", "src-pages"],
  ["react", "react"],
  ["../..", ""],
])("%s → %s-…", (id, words) => {
  expect(entryName(id)).toMatch(new RegExp(`^${words}-[0-9a-f]{6}$`));
});

test("two modules have two names, however alike their paths end", () => {
  const ids = [
    "@site/a/b/c.tsx",
    "@site/x/b/c.tsx",
    "@site/a/b/c.js",
    "@site/a/b/c",
    "@site/a/b/c/index.tsx",
  ];
  expect(new Set(ids.map(entryName)).size).toBe(ids.length);
});

test("a name is no path", () => {
  expect(entryName("../../etc/passwd")).not.toMatch(/[/.]/);
});
