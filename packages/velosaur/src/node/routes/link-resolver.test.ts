import { describe, expect, test } from "vitest";
import { flattenRoutes } from "./flatten-routes.ts";
import { createLinkResolver } from "./link-resolver.ts";
import type { LinkResolver, LinkResolverOptions } from "./link-resolver.ts";

const sources: Record<string, string> = {
  "/base/docs/": "/site/docs/index.md",
  "/base/docs/a/": "/site/docs/a.md",
  "/base/docs/b/": "/site/docs/guides/b.mdx",
  "/base/docs/folder with space/doc 1/": "/site/docs/folder with space/doc 1.mdx",
  "/base/docs/100%25 sure/": "/site/docs/100% sure.md",
  "/base/docs/x%2541/": "/site/docs/x%41.md",
  "/base/docs/old/": "/site/versioned_docs/version-1/a.md",
  "/base/docs/dummy.html": "/site/docs/dummy.md",
};
const routes = flattenRoutes(
  Object.entries(sources).map(([path, sourceFilePath]) => ({
    path,
    component: "@theme/DocItem",
    exact: true,
    metadata: { sourceFilePath },
  })),
);

const create = (options: Partial<LinkResolverOptions> = {}): LinkResolver =>
  createLinkResolver({
    routes,
    siteDir: "/site",
    baseUrl: "/base/",
    trailingSlash: true,
    onBrokenMarkdownLinks: "warn",
    ...options,
  });

const place = (href: string) => ({
  link: { href, line: 3, column: 5 },
  filePath: "/site/docs/guides/b.mdx",
  routePath: "/base/docs/b/",
});

test.each([
  ["/a.md", "/base/docs/a/"],
  ["guides/b.mdx", "/base/docs/b/"],
  ["docs/a.md", "/base/docs/a/"],
])("from the root of docs that lie outside of the site: %s", (href, expected) => {
  const resolver = create({ siteDir: "/site/website" });
  expect(resolver.resolve(place(href))).toBe(expected);
  expect(resolver.diagnostics()).toEqual([]);
});

test("a name that begins with a slash stands for a file in the folder of all docs first", () => {
  const routePaths = ["/docs/x", "/docs/deep/x", "/docs/deep/y", "/x"];
  const resolver = create({
    contentDirs: ["/site/docs", "/site/docs/other"],
    baseUrl: "/",
    trailingSlash: false,
    routes: flattenRoutes(
      routePaths.map((path) => ({
        path,
        component: "@theme/DocItem",
        exact: true,
        metadata: { sourceFilePath: `/site${path}.md` },
      })),
    ),
  });
  const resolve = (href: string): string =>
    resolver.resolve({ ...place(href), filePath: "/site/docs/deep/deeper/z.md" });
  expect(resolve("/x.md")).toBe("/docs/x");
  expect(resolve("x.md")).toBe("/docs/x");
  expect(resolve("/deep/x.md")).toBe("/docs/deep/x");
  expect(resolve("/y.md")).toBe("/docs/deep/y");
});

describe("resolve", () => {
  const resolver = create();
  test.each([
    // Files
    ["../a.md", "/base/docs/a/"],
    ["../a.md?q=1#hash", "/base/docs/a/?q=1#hash"],
    ["./b.mdx", "/base/docs/b/"],
    ["b.mdx#x", "/base/docs/b/#x"],
    ["a.md", "/base/docs/a/"],
    ["/a.md", "/base/docs/a/"],
    ["/docs/a.md", "/base/docs/a/"],
    ["docs/a.md", "/base/docs/a/"],
    ["guides/b.mdx", "/base/docs/b/"],
    ["@site/docs/a.md", "/base/docs/a/"],
    ["@site/versioned_docs/version-1/a.md", "/base/docs/old/"],
    ["../folder%20with%20space/doc%201.mdx", "/base/docs/folder%20with%20space/doc%201/"],
    ["../folder with space/doc 1.mdx", "/base/docs/folder%20with%20space/doc%201/"],
    ["../100%25%20sure.md", "/base/docs/100%25%20sure/"],
    ["../100% sure.md", "/base/docs/100%25%20sure/"],
    ["../x%41.md", "/base/docs/x%2541/"],
    ["../dummy.md", "/base/docs/dummy.html"],
    // Addresses
    ["/docs/a", "/base/docs/a/"],
    ["/base/docs/a#x", "/base/docs/a/#x"],
    ["c", "/base/docs/b/c/"],
    ["../a?x", "/base/docs/a/?x"],
    ["./", "/base/docs/b/"],
    ["?q=1", "/base/docs/b/?q=1"],
    ["#hash", "#hash"],
    ["", ""],
    ["/dummy.html", "/base/dummy.html"],
    ["/docs/dummy.html/", "/base/docs/dummy.html"],
    ["/docs/a.html#x", "/base/docs/a/#x"],
    ["/docs/a/index.html", "/base/docs/a/"],
    ["/docs/100% sure", "/base/docs/100%25%20sure/"],
    ["/docs/folder%20with%20space/doc 1", "/base/docs/folder%20with%20space/doc%201/"],
    ["/files/manual.pdf", "/base/files/manual.pdf"],
    ["/versions/2.4", "/base/versions/2.4/"],
    // Others
    ["https://example.org/a.md", "https://example.org/a.md"],
    ["//example.org/a", "//example.org/a"],
    ["mailto:a@b.c", "mailto:a@b.c"],
    ["pathname:///files/a.pdf", "/base/files/a.pdf"],
    ["pathname:///a.md", "/base/a.md"],
  ])("%s → %s", (href, expected) => {
    expect(resolver.resolve(place(href))).toBe(expected);
    expect(resolver.diagnostics()).toEqual([]);
  });
});

describe("in a locale that translates some files", () => {
  const dir = "/site/i18n/fr/docs/current";
  const pages: Record<string, string> = {
    "/fr/docs/a/": `${dir}/a.md`,
    "/fr/docs/b/": "/site/docs/guides/b.mdx",
    "/fr/team/": "/site/community/team.md",
  };
  const resolver = create({
    baseUrl: "/fr/",
    translated: [{ translated: dir, original: "/site/docs" }],
    routes: flattenRoutes(
      Object.entries(pages).map(([path, sourceFilePath]) => ({
        path,
        component: "@theme/DocItem",
        metadata: { sourceFilePath },
      })),
    ),
  });
  const resolve = (href: string, filePath: string): string =>
    resolver.resolve({ link: { href, line: 1, column: 1 }, filePath, routePath: "/fr/x/" });

  test.each([
    ["../a.md", "/site/docs/guides/b.mdx", "/fr/docs/a/"],
    ["@site/docs/a.md", "/site/docs/guides/b.mdx", "/fr/docs/a/"],
    ["./guides/b.mdx", `${dir}/a.md`, "/fr/docs/b/"],
    ["guides/b.mdx", `${dir}/a.md`, "/fr/docs/b/"],
    ["/guides/b.mdx#x", `${dir}/a.md`, "/fr/docs/b/#x"],
    ["../community/team.md", `${dir}/a.md`, "/fr/team/"],
    ["../../../../community/team.md", `${dir}/a.md`, "/fr/team/"],
  ])("%s in %s leads to %s", (href, filePath, expected) => {
    expect(resolve(href, filePath)).toBe(expected);
    expect(resolver.diagnostics()).toEqual([]);
  });

  test("what is meant is named as if translations stood beside the originals", () => {
    expect(resolve("./guides/c.mdx", `${dir}/a.md`)).toBe("/fr/x/guides/c.mdx");
    expect(resolver.diagnostics()[0]?.message).toBe(
      'The link "./guides/c.mdx" on the page /fr/x/ leads to no Markdown file of the site. Did you mean "./guides/b.mdx"?',
    );
  });
});

test("without a rule, a link takes the page's own spelling", () => {
  const plain = flattenRoutes([{ path: "/a", component: "x", exact: true }]);
  const resolver = create({ routes: plain, baseUrl: "/", trailingSlash: undefined });
  expect(["/a/", "/a", "/b/", "/b"].map((href) => resolver.resolve(place(href)))).toEqual([
    "/a",
    "/a",
    "/b/",
    "/b",
  ]);
});

test("a page's address that ends as a file of Markdown is no file that is missing", () => {
  const page = {
    path: "/base/docs/c.md",
    component: "@theme/DocItem",
    exact: true,
    metadata: { sourceFilePath: "/site/docs/challenge.md" },
  };
  const resolver = create({ routes: flattenRoutes([page]), trailingSlash: false });
  for (const href of ["/docs/c.md", "/base/docs/c.md", "./c.md", "../challenge.md"])
    expect(resolver.resolve({ ...place(href), routePath: "/base/docs/b" })).toBe("/base/docs/c.md");
  expect(resolver.diagnostics()).toEqual([]);
});

describe("a link to a file that isn't there", () => {
  test("has an address as any other link, and is reported once, with the file that was meant", () => {
    const resolver = create();
    for (const [href, address] of [
      ["../aa.md", "/base/docs/aa.md"],
      ["../aa.md", "/base/docs/aa.md"],
      ["./a.md", "/base/docs/b/a.md"],
      ["./nothing-like-it.md", "/base/docs/b/nothing-like-it.md"],
    ] as const)
      expect(resolver.resolve(place(href))).toBe(address);
    expect(resolver.diagnostics()).toMatchInlineSnapshot(`
      [
        {
          "about": "/site/docs/guides/b.mdx:3:5:../aa.md",
          "column": 5,
          "filePath": "/site/docs/guides/b.mdx",
          "hint": "A link to a file is relative to the file it stands in, and needs the extension.",
          "line": 3,
          "message": "The link "../aa.md" on the page /base/docs/b/ leads to no Markdown file of the site. Did you mean "../a.md"?",
          "severity": "warning",
        },
        {
          "about": "/site/docs/guides/b.mdx:3:5:./a.md",
          "column": 5,
          "filePath": "/site/docs/guides/b.mdx",
          "hint": "A link to a file is relative to the file it stands in, and needs the extension.",
          "line": 3,
          "message": "The link "./a.md" on the page /base/docs/b/ leads to no Markdown file of the site. Did you mean "../a.md"?",
          "severity": "warning",
        },
        {
          "about": "/site/docs/guides/b.mdx:3:5:./nothing-like-it.md",
          "column": 5,
          "filePath": "/site/docs/guides/b.mdx",
          "hint": "A link to a file is relative to the file it stands in, and needs the extension.",
          "line": 3,
          "message": "The link "./nothing-like-it.md" on the page /base/docs/b/ leads to no Markdown file of the site.",
          "severity": "warning",
        },
      ]
    `);
  });

  test("is as severe as the site wants", () => {
    const severities = (["throw", "log", "ignore"] as const).map((onBrokenMarkdownLinks) => {
      const resolver = create({ onBrokenMarkdownLinks });
      resolver.resolve(place("./x.md"));
      return resolver.diagnostics()[0]?.severity;
    });
    expect(severities).toEqual(["error", "warning", undefined]);
  });

  test("may be mended by the site", () => {
    const resolver = create({
      onBrokenMarkdownLinks: ({ url, sourceFilePath }) => `/fixed?${url}&${sourceFilePath}`,
    });
    expect(resolver.resolve(place("./x.md"))).toBe("/fixed?./x.md&/site/docs/guides/b.mdx");
    expect(resolver.diagnostics()).toEqual([]);
  });
});
