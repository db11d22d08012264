import { describe, expect, test } from "vitest";
import { parseNumberPrefix } from "./number-prefix.ts";
import { validateDocsOptions } from "./options.ts";
import { resolveSlug } from "./slug.ts";
import { resolveTags, toTagSlug } from "../shared/tags.ts";

test.each([
  ["01-intro", "intro", 1],
  ["1. intro", "intro", 1],
  ["3_intro", "intro", 3],
  ["04 - intro", "intro", 4],
  ["10--intro", "intro", 10],
  ["intro", "intro", undefined],
  ["1intro", "1intro", undefined],
  ["2021-11-foo", "2021-11-foo", undefined],
  ["7.0-foo", "7.0-foo", undefined],
  ["1-", "1-", undefined],
  ["404", "404", undefined],
])("%s is %s at %s", (name, filename, numberPrefix) => {
  expect(parseNumberPrefix(name)).toEqual({
    filename,
    ...(numberPrefix !== undefined && { numberPrefix }),
  });
});

describe("resolveSlug", () => {
  const base = {
    slug: undefined,
    baseId: "b",
    source: "@site/docs/a/b.md",
    sourceDirName: "a",
    dirName: "a",
  };
  test.each([
    [{}, "/a/b"],
    [{ slug: "/x" }, "/x"],
    [{ slug: "/" }, "/"],
    [{ slug: "x" }, "/a/x"],
    [{ slug: "./x/y" }, "/a/x/y"],
    [{ slug: "../x" }, "/x"],
    [{ slug: "../../../x" }, "/x"],
    [{ slug: "/héé/ 😀" }, "/héé/ 😀"],
    [{ baseId: "index", source: "@site/docs/a/index.md" }, "/a/"],
    [{ baseId: "README", source: "@site/docs/a/README.md" }, "/a/"],
    [{ baseId: "A", source: "@site/docs/a/A.md" }, "/a/"],
    [{ baseId: "other", source: "@site/docs/a/index.md" }, "/a/"],
    [{ baseId: "index", source: "@site/docs/index.md", sourceDirName: ".", dirName: "." }, "/"],
    [{ baseId: "b", source: "@site/docs/b.md", sourceDirName: ".", dirName: "." }, "/b"],
    [{ baseId: "50% off?", source: "@site/docs/a/50% off?.md" }, "/a/50%25 off%3F"],
  ])("%j → %s", (given, expected) => {
    expect(resolveSlug({ ...base, ...given })).toBe(expected);
  });
});

test.each([
  ["some tag", "some-tag"],
  ["some_tag", "some-tag"],
  ["someTag", "some-tag"],
  ["Docusaurus v2.0", "docusaurus-v-2-0"],
  ["Été", "ete"],
  ["日本", "日本"],
  ["ß œ Æ", "ss-oe-ae"],
  ["C++", "c"],
  ["don't", "dont"],
  ["HTMLParser", "html-parser"],
  ["x2y", "x-2-y"],
  ["ガイド", "ガイド"],
  ["Русский", "русский"],
  ["한글 태그", "한글-태그"],
  ["中文tag", "中文tag"],
  ["前端Vue", "前端-vue"],
  ["1st 22nd", "1st-22nd"],
  ["Việt Nam", "việt-nam"],
  ["😀", "😀"],
])("the tag %s has the address %s", (label, slug) => {
  expect(toTagSlug(label)).toBe(slug);
});

test("tags that mean the same are one", () => {
  expect(
    resolveTags(["some tag", "some-tag", "2", { label: "D", permalink: "/d-x" }], {
      tagsPath: "/docs/tags",
    }),
  ).toEqual([
    { inline: true, label: "some tag", permalink: "/docs/tags/some-tag" },
    { inline: true, label: "2", permalink: "/docs/tags/2" },
    { inline: true, label: "D", permalink: "/docs/tags/d-x" },
  ]);
});

test("defaults of the options", () => {
  const { numberPrefixParser, ...options } = validateDocsOptions({});
  expect(numberPrefixParser("1-a").filename).toBe("a");
  expect(options).toMatchInlineSnapshot(`
    {
      "admonitions": true,
      "beforeDefaultRehypePlugins": [],
      "beforeDefaultRemarkPlugins": [],
      "breadcrumbs": true,
      "disableVersioning": false,
      "docCategoryGeneratedIndexComponent": "@theme/DocCategoryGeneratedIndexPage",
      "docItemComponent": "@theme/DocItem",
      "docRootComponent": "@theme/DocRoot",
      "docTagDocListComponent": "@theme/DocTagDocListPage",
      "docTagsListComponent": "@theme/DocTagsListPage",
      "docVersionRootComponent": "@theme/DocVersionRoot",
      "docsRootComponent": "@theme/DocsRoot",
      "editCurrentVersion": false,
      "editLocalizedFiles": false,
      "exclude": [
        "**/_*.{js,jsx,ts,tsx,md,mdx}",
        "**/_*/**",
        "**/*.test.{js,jsx,ts,tsx}",
        "**/__tests__/**",
      ],
      "id": "default",
      "include": [
        "**/*.{md,mdx}",
      ],
      "includeCurrentVersion": true,
      "onInlineTags": "warn",
      "path": "docs",
      "recmaPlugins": [],
      "rehypePlugins": [],
      "remarkPlugins": [],
      "routeBasePath": "docs",
      "showLastUpdateAuthor": false,
      "showLastUpdateTime": false,
      "sidebarCollapsed": true,
      "sidebarCollapsible": true,
      "tagsBasePath": "tags",
      "versions": {},
    }
  `);
  expect(validateDocsOptions({ sidebarCollapsible: false }).sidebarCollapsed).toBe(false);
  expect(
    validateDocsOptions({ numberPrefixParser: false }).numberPrefixParser("1-a").filename,
  ).toBe("1-a");
});
