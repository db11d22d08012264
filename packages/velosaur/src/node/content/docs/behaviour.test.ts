import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { GlobalDocsData } from "../../../shared/docs.ts";
import {
  catchMessages,
  collectSeverities,
  createSite,
  formatDiagnostic,
} from "../__fixtures__/create-site.ts";
import { findPage, loadDocs, metadataOf, outlineOf } from "../__fixtures__/docs.ts";

test("without a sidebar file, the folder makes one; in development drafts are there and nothing is unlisted", async () => {
  const siteDir = createSite({
    "docs/a.md": "---\ndraft: true\n---\n# A\n",
    "docs/b.md": "---\nunlisted: true\n---\n# B\n",
    "docs/c.md": "# C\n",
  });
  expect(outlineOf(await loadDocs(siteDir), "defaultSidebar")).toEqual([
    "B → /docs/b (unlisted)",
    "C → /docs/c",
  ]);
  expect(outlineOf(await loadDocs(siteDir, {}, { mode: "development" }), "defaultSidebar")).toEqual(
    ["A → /docs/a", "B → /docs/b", "C → /docs/c"],
  );
});

test("a folder stands before files whose names begin with its own, wherever their paths lie", async () => {
  const siteDir = createSite({
    "docs/api.md": "# Api\n",
    "docs/api/dom.md": "# Dom\n",
    "docs/api-more.md": "# More\n",
    "docs/b.md": "---\nsidebar_position: 1\n---\n# B\n",
  });
  expect(outlineOf(await loadDocs(siteDir), "defaultSidebar")).toEqual([
    "B → /docs/b",
    "api → –",
    "  Dom → /docs/api/dom",
    "More → /docs/api-more",
    "Api → /docs/api",
  ]);
});

test("a sidebar file may require items that a generator of API pages has written as an ES module", async () => {
  const siteDir = createSite({
    "docs/a.md": "# A\n",
    "docs/api/b.md": "# B\n",
    "docs/api/sidebar.ts": "const sidebar: string[] = ['api/b'];\nexport default sidebar;\n",
    "sidebars.ts":
      "export default { s: ['a', { type: 'category', label: 'API', items: require('./docs/api/sidebar') }] };\n",
  });
  expect(outlineOf(await loadDocs(siteDir, { sidebarPath: "./sidebars.ts" }), "s")).toEqual([
    "A → /docs/a",
    "API → –",
    "  B → /docs/api/b",
  ]);
});

test("what a doc says of its place counts for more than what the file of sidebars says", async () => {
  const siteDir = createSite({
    "docs/a.md":
      "---\nsidebar_label: Own\nsidebar_class_name: own\nsidebar_custom_props: { from: a }\n---\n# A\n",
    "docs/b.md": "# B\n",
    "docs/c.md": "---\npagination_label: Paged\n---\n# C\n",
    "sidebars.js": `const given = { label: "Given", className: "given", customProps: { from: "file" } };
module.exports = { s: [
  { type: "doc", id: "a", key: "first", ...given },
  { type: "doc", id: "b", ...given },
  { type: "category", label: "More", link: { type: "doc", id: "a" }, items: ["c"] },
] };`,
  });
  const loaded = await loadDocs(siteDir, { sidebarPath: "sidebars.js" });
  expect(outlineOf(loaded, "s")).toEqual([
    'Own → /docs/a (own, {"from":"a"})',
    'Given → /docs/b (given, {"from":"file"})',
    'More → /docs/a ({"from":"a"})',
    "  C → /docs/c",
  ]);
  expect(JSON.stringify([...loaded.shared.values()])).toContain('"key":"first"');
  const { previous, next } = metadataOf(findPage(loaded, "b"));
  expect([previous?.title, next?.title]).toEqual(["Own", "Own"]);
});

test("no page leads on to an unlisted one, though its front matter says so", async () => {
  const siteDir = createSite({
    "docs/a.md": "---\npagination_next: b\n---\n# A\n",
    "docs/b.md": "---\nunlisted: true\n---\n# B\n",
  });
  const nextOf = async (mode: string): Promise<string | undefined> =>
    metadataOf(findPage(await loadDocs(siteDir, {}, { mode }), "a")).next?.title;
  expect([await nextOf("production"), await nextOf("development")]).toEqual([undefined, "B"]);
});

test("a file of a category that was copied among the translated docs is none of it", async () => {
  const siteDir = createSite({
    "docs/guides/a.md": "# A\n",
    "docs/guides/_category_.yml": 'label: Guides\nposition: "1"\ncollapsed: "false"\n',
    "i18n/fr/docusaurus-plugin-content-docs/current/guides/_category_.yml": "label: Copied\n",
  });
  const context = {
    i18n: { currentLocale: "fr", localeConfigs: { fr: { translate: true } } },
    localizationDir: path.join(siteDir, "i18n/fr"),
  };
  const loaded = await loadDocs(siteDir, {}, context);
  expect(outlineOf(loaded, "defaultSidebar")).toEqual([
    "Guides → – (open)",
    "  A → /docs/guides/a",
  ]);
});

test("drafts vanish from sidebars, with categories that held nothing else", async () => {
  const siteDir = createSite({
    "docs/a.md": "# A\n",
    "docs/draft.md": "---\ndraft: true\n---\n# D\n",
    "sidebars.js": `module.exports = { s: ['draft', 'a', {Empty: ['draft']}, {type: 'category', label: 'Linked', link: {type: 'doc', id: 'a'}, items: ['draft']}] };`,
  });
  expect(outlineOf(await loadDocs(siteDir, { sidebarPath: "sidebars.js" }), "s")).toEqual([
    "A → /docs/a",
    "Linked → /docs/a",
  ]);
});

test("a category keeps the name of an index that is a draft", async () => {
  const siteDir = createSite({
    "docs/guides/index.md": "---\ndraft: true\n---\n# All guides\n",
    "docs/guides/a.md": "# A\n",
  });
  expect(outlineOf(await loadDocs(siteDir), "defaultSidebar")).toEqual([
    "All guides → –",
    "  A → /docs/guides/a",
  ]);
});

test("a site's own generator of items gets upstream's arguments", async () => {
  const siteDir = createSite({ "docs/x/1-a.md": "# A\n", "docs/x/index.md": "# X\n" });
  const seen: Record<string, unknown>[] = [];
  const sidebarItemsGenerator = async ({
    defaultSidebarItemsGenerator,
    ...args
  }: {
    defaultSidebarItemsGenerator: (args: unknown) => unknown[];
  }) => {
    seen.push(args);
    return [
      ...(await defaultSidebarItemsGenerator(args)),
      { type: "link", label: "More", href: "https://example.org" },
      { Short: ["x/a"] },
    ];
  };
  const site = await loadDocs(siteDir, { sidebarItemsGenerator });
  expect(outlineOf(site, "defaultSidebar")).toEqual([
    "X → /docs/x/",
    "  A → /docs/x/a",
    "More → https://example.org",
    "Short → –",
    "  A → /docs/x/a",
  ]);
  expect(Object.keys(seen[0] ?? {}).sort()).toEqual([
    "categoriesMetadata",
    "docs",
    "isCategoryIndex",
    "item",
    "numberPrefixParser",
    "version",
  ]);
  expect(seen[0]).toMatchObject({
    item: { type: "autogenerated", dirName: "." },
    version: { contentPath: path.join(siteDir, "docs"), versionName: "current" },
  });
});

test("of several docs that could stand for a folder, index comes first; neighbours go by the name of the doc", async () => {
  const siteDir = createSite({
    "docs/x/README.md": "# Readme\n",
    "docs/x/index.md": "# Index\n",
    "docs/x/x.md": "# X\n",
    "docs/x/_category_.yml": "label: Label\n",
    "docs/a.md": "# A\n",
  });
  const site = await loadDocs(siteDir);
  expect(outlineOf(site, "defaultSidebar")).toEqual([
    "A → /docs/a",
    "Label → /docs/x/",
    "  Readme → /docs/x/",
    "  X → /docs/x/",
  ]);
  expect(metadataOf(findPage(site, "a")).next).toEqual({ title: "Index", permalink: "/docs/x/" });
});

test("a folder may have the name of what every object has", async () => {
  const siteDir = createSite({
    "docs/constructor/_category_.yml": "label: Constructors\n",
    "docs/constructor/a.md": "# A\n",
    "docs/toString/b.md": "# B\n",
  });
  expect(outlineOf(await loadDocs(siteDir), "defaultSidebar")).toEqual([
    "Constructors → –",
    "  A → /docs/constructor/a",
    "toString → –",
    "  B → /docs/toString/b",
  ]);
});

test("the page of a tag lists its docs by title", async () => {
  const siteDir = createSite({
    "docs/a.md": "---\ntags: [x]\n---\n# Zebra\n",
    "docs/b.md": "---\ntags: [x]\n---\n# Éclair\n",
    "docs/c.md": "---\ntags: [x]\n---\n# antelope\n",
  });
  const { pages } = await loadDocs(siteDir, { onInlineTags: "ignore" });
  expect(pages.get("/docs/tags/x")?.props).toMatchObject({
    tag: { items: [{ title: "antelope" }, { title: "Éclair" }, { title: "Zebra" }] },
  });
});

describe("a file of tags", () => {
  const files = {
    "docs/a.md": "---\ntags: [one, two, on]\n---\n",
    "docs/tags.yml": "one:\n  label: The first\n  permalink: /first\n  description: Why\ntwo:\n",
  };
  test("says what tags mean; others earn a warning", async () => {
    const siteDir = createSite(files);
    const site = await loadDocs(siteDir);
    expect(metadataOf(findPage(site, "a"))["tags"]).toEqual([
      { inline: false, label: "The first", permalink: "/docs/tags/first", description: "Why" },
      { inline: false, label: "Two", permalink: "/docs/tags/two" },
      { inline: true, label: "on", permalink: "/docs/tags/on" },
    ]);
    expect(site.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, siteDir)))
      .toMatchInlineSnapshot(`
        [
          "docs/a.md:2:1: The tag "on" isn't in the file of tags. Did you mean "one"?
        → Add it to tags.yml, or set \`onInlineTags\` to "ignore".",
        ]
      `);
    expect((await loadDocs(siteDir, { onInlineTags: "ignore" })).diagnostics).toEqual([]);
    expect(
      metadataOf(findPage(await loadDocs(siteDir, { tags: false }), "a"))["tags"],
    ).toMatchObject([{ label: "one" }, {}, {}]);
  });

  test("mistakes", async () => {
    const bad = createSite({
      ...files,
      "docs/tags.yml": "one:\n  labl: x\ntwo:\n  label: 5\nthree: 3\n",
    });
    expect(await catchMessages(() => loadDocs(bad), bad)).toMatchInlineSnapshot(`
      [
        "docs/tags.yml:1:1: Unknown key \`one.labl\`. Did you mean "label"?",
        "docs/tags.yml:3:1: \`two.label\` must be a string, not 5.",
        "docs/tags.yml:5:1: The tag \`three\` must be an object, not 3.",
      ]
    `);
    const good = createSite(files);
    expect(await catchMessages(() => loadDocs(good, { tags: "tagz.yml" }), good))
      .toMatchInlineSnapshot(`
      [
        "The tags file "tagz.yml" doesn't exist in <site>/docs.
      → Create it, or leave out the option \`tags\`.",
      ]
    `);
  });

  test.each([
    ["ignore", []],
    ["log", ["warning"]],
    ["warn", ["warning"]],
    ["throw", ["error"]],
  ])("a tag that it lacks, with %s: %j", async (onInlineTags, severities) => {
    const siteDir = createSite(files);
    const load = () => loadDocs(siteDir, { onInlineTags });
    expect(await collectSeverities(load)).toEqual(severities);
    expect(await catchMessages(load, siteDir)).toEqual(
      onInlineTags === "throw"
        ? [
            'docs/a.md:2:1: The tag "on" isn\'t in the file of tags. Did you mean "one"?\n→ Add it to tags.yml, or set `onInlineTags` to "ignore".',
          ]
        : [],
    );
  });
});

test("names that are hard on disks and addresses", async () => {
  const siteDir = createSite({
    "docs/Case.md": "# Upper\n",
    "docs/case.md": "# Lower\n",
    "docs/100% sure? #1.md": "# Percent\n",
    "docs/it's 😀/index.md": "# Emoji\n",
    "docs/_partial.mdx": "not a page",
    "docs/_folder/x.md": "not a page",
    "docs/.hidden.md": "not a page",
  });
  const { pages } = await loadDocs(siteDir);
  expect([...pages.keys()]).toEqual([
    "/docs/100%25 sure%3F %231",
    "/docs/Case",
    "/docs/case",
    "/docs/it's 😀/",
  ]);
});

test("a folder that contains itself is entered once; a link to nowhere is no file", async () => {
  const siteDir = createSite({ "docs/a/b.md": "# B\n", "shared/s.md": "# S\n" });
  fs.symlinkSync("..", path.join(siteDir, "docs/a/loop"));
  fs.symlinkSync("../shared", path.join(siteDir, "docs/linked"));
  fs.symlinkSync("nowhere.md", path.join(siteDir, "docs/dangling.md"));
  expect([...(await loadDocs(siteDir)).pages.keys()]).toEqual(["/docs/a/b", "/docs/linked/s"]);
});

test("number prefixes can be left alone, by a file or by the site", async () => {
  const files = {
    "docs/01-x/02-a.md": "# A\n",
    "docs/01-x/03-b.md": "---\nparse_number_prefixes: false\n---\n# B\n",
  };
  const permalinks = async (options: Record<string, unknown>) => [
    ...(await loadDocs(createSite(files), options)).pages.keys(),
  ];
  expect(await permalinks({})).toEqual(["/docs/x/a", "/docs/01-x/03-b"]);
  expect(await permalinks({ numberPrefixParser: false })).toEqual([
    "/docs/01-x/02-a",
    "/docs/01-x/03-b",
  ]);
});

test("edit links", async () => {
  const siteDir = createSite({
    "docs/a.md": "# A\n",
    "docs/b.md": "---\ncustom_edit_url: null\n---\n",
    "docs/c.md": "---\ncustom_edit_url: https://c\n---\n",
  });
  const urls = async (editUrl: unknown) =>
    [...(await loadDocs(siteDir, { editUrl })).pages.values()].map(
      (route) => metadataOf(route)["editUrl"],
    );
  expect(await urls(undefined)).toEqual([undefined, null, "https://c"]);
  expect(await urls("https://example.org/edit")).toEqual([
    "https://example.org/edit/docs/a.md",
    null,
    "https://c",
  ]);
  const editUrl = (args: object) => JSON.stringify(args);
  expect((await urls(editUrl))[0]).toBe(
    '{"version":"current","versionDocsDirPath":"docs","docPath":"a.md","permalink":"/docs/a","locale":"en"}',
  );
});

test("a function for edit addresses hears where the version lies, whichever version is edited", async () => {
  const siteDir = createSite({
    "docs/a.md": "# A\n",
    "versions.json": '["1.0"]',
    "versioned_docs/version-1.0/a.md": "# A\n",
  });
  const editUrl = ({ versionDocsDirPath }: { versionDocsDirPath: string }) => versionDocsDirPath;
  const { pages } = await loadDocs(siteDir, { editUrl, editCurrentVersion: true });
  expect([...pages.values()].map((route) => metadataOf(route)["editUrl"]).toSorted()).toEqual([
    "docs",
    "versioned_docs/version-1.0",
  ]);
});

test("a doc that shows cards knows the descriptions of its neighbours", async () => {
  const siteDir = createSite({
    "docs/x/index.md": "# X\n\n<DocCardList />\n",
    "docs/x/a.md": "# A\n\nAbout a.\n",
    "docs/other.md": "# O\n\nAbout o.\n",
  });
  const site = await loadDocs(siteDir);
  expect(findPage(site, "x/index")["activeDoc"]).toMatchObject({
    cardDescriptions: { "x/a": "About a." },
  });
  expect(findPage(site, "other")["activeDoc"]).not.toHaveProperty("cardDescriptions");
});

test("versions and instances are the same code with another parameter", async () => {
  const siteDir = createSite({
    "sdk/a.md": "# A\n",
    "sdk/new.md": "# New\n",
    "sdk_versions.json": '["2.0", "1.0"]',
    "sdk_versioned_docs/version-2.0/a.md": "# A\n",
    "sdk_versioned_docs/version-1.0/a.md": "# A\n",
    "sdk_versioned_sidebars/version-2.0-sidebars.json": '{"old": ["a"]}',
  });
  const { routes, pages, globalData, plugin } = await loadDocs(siteDir, {
    id: "sdk",
    path: "sdk",
    routeBasePath: "sdk",
  });
  expect([...pages.keys()]).toEqual(["/sdk/next/a", "/sdk/next/new", "/sdk/a", "/sdk/1.0/a"]);
  const versions = routes[0]?.routes?.map((route) => route.props?.["version"]);
  expect(versions).toMatchObject([
    { version: "current", label: "Next", banner: "unreleased", badge: true, isLast: false },
    { version: "2.0", banner: null, isLast: true, className: "docs-version-2.0" },
    { version: "1.0", banner: "unmaintained", isLast: false },
  ]);
  expect(pages.get("/sdk/a")?.["activeDoc"]).toEqual({
    id: "a",
    path: "/sdk/a",
    sidebar: "old",
    alternateDocVersions: {
      current: { id: "a", path: "/sdk/next/a", sidebar: "defaultSidebar" },
      "1.0": { id: "a", path: "/sdk/1.0/a" },
    },
  });
  expect((globalData as GlobalDocsData).versions.map(({ name, path }) => [name, path])).toEqual([
    ["current", "/sdk/next"],
    ["2.0", "/sdk"],
    ["1.0", "/sdk/1.0"],
  ]);
  expect(plugin.getMarkdownRules?.()[0]?.include).toHaveLength(3);
});

test("the page of a category leads to that of the other versions, as a doc does", async () => {
  const sidebar =
    '{"all": [{"type": "category", "label": "Parts", "link": {"type": "generated-index"}, "items": ["a"]}]}';
  const siteDir = createSite({
    "docs/a.md": "# A\n",
    "sidebars.js": `module.exports = ${sidebar};`,
    "versions.json": '["2.0", "1.0"]',
    "versioned_docs/version-2.0/a.md": "# A\n",
    "versioned_sidebars/version-2.0-sidebars.json": sidebar,
    "versioned_docs/version-1.0/a.md": "# A\n",
  });
  const { pages } = await loadDocs(siteDir, { sidebarPath: "./sidebars.js" });
  const slug = "/category/parts";
  expect(pages.get("/docs/next/category/parts")?.["activeDoc"]).toMatchObject({
    id: slug,
    alternateDocVersions: { "2.0": { id: slug, path: "/docs/category/parts", sidebar: "all" } },
  });
  expect(pages.get("/docs/category/parts")?.["activeDoc"]).toHaveProperty("alternateDocVersions", {
    current: { id: slug, path: "/docs/next/category/parts", sidebar: "all" },
  });
});

test.each([
  [{}, ["current /docs/next", "2.0 /docs (last)", "1.0 /docs/1.0"]],
  [{ lastVersion: "current" }, ["current /docs (last)", "2.0 /docs/2.0", "1.0 /docs/1.0"]],
  [{ onlyIncludeVersions: ["1.0", "current"] }, ["current /docs/next", "1.0 /docs (last)"]],
  [{ includeCurrentVersion: false }, ["2.0 /docs (last)", "1.0 /docs/1.0"]],
  [{ disableVersioning: true }, ["current /docs (last)"]],
])("the versions that a site has with %j", async (options, expected) => {
  const siteDir = createSite({
    "docs/a.md": "# A\n",
    "versions.json": '["2.0", "1.0"]',
    "versioned_docs/version-2.0/a.md": "# A\n",
    "versioned_docs/version-1.0/a.md": "# A\n",
  });
  const { globalData, pages } = await loadDocs(siteDir, options);
  const { versions } = globalData as GlobalDocsData;
  expect(
    versions.map(({ name, path, isLast }) => `${name} ${path}${isLast ? " (last)" : ""}`),
  ).toEqual(expected);
  expect([...pages.keys()]).toEqual(versions.map(({ path }) => `${path}/a`));
});

test.each([
  ['["current", "1.0"]', ["current unreleased", "1.0 null"]],
  ['["1.0", "current"]', ["1.0 null", "current unmaintained"]],
])("a versions file that lists the working copy, too: %s", async (text, expected) => {
  const siteDir = createSite({
    "docs/a.md": "# A\n",
    "versions.json": text,
    "versioned_docs/version-1.0/a.md": "# A\n",
  });
  const { routes } = await loadDocs(siteDir, { includeCurrentVersion: false });
  const versions = routes[0]?.routes?.map((route) => route.props?.["version"]) as {
    version: string;
    banner: string | null;
  }[];
  expect(versions.map(({ version, banner }) => `${version} ${banner}`)).toEqual(expected);
});

test("the page of a category may stand at the root; the main doc is the first of the sidebar", async () => {
  const sidebars = {
    people: [
      {
        type: "category",
        label: "People",
        link: { type: "generated-index", slug: "/" },
        items: ["team", "support"],
      },
    ],
  };
  const siteDir = createSite({
    "docs/support.md": "# Support\n",
    "docs/team.md": "# Team\n",
    "sidebars.json": JSON.stringify(sidebars),
  });
  const { globalData, pages } = await loadDocs(siteDir, { sidebarPath: "sidebars.json" });
  expect(pages.get("/docs/")?.component).toBe("@theme/DocCategoryGeneratedIndexPage");
  expect((globalData as GlobalDocsData).versions).toMatchObject([
    { mainDocId: "team", docs: [{ id: "team", path: "/docs/team", sidebar: "people" }] },
  ]);
});

test("unlisted docs are marked, in sidebars and where the navbar looks", async () => {
  const link = { type: "doc", id: "secret" };
  const siteDir = createSite({
    "docs/a.md": "# A\n",
    "docs/b.md": "# B\n",
    "docs/secret.md": "---\nunlisted: true\n---\n# Secret\n",
    "sidebars.json": JSON.stringify({
      main: ["a", { type: "category", label: "More", link, items: ["b"] }, "secret"],
    }),
  });
  const themeConfig = { navbar: { items: [{ type: "doc", docId: "secret" }] } };
  const site = await loadDocs(
    siteDir,
    { sidebarPath: "sidebars.json" },
    { siteConfig: { markdown: {}, themeConfig } },
  );
  expect(outlineOf(site, "main")).toEqual([
    "A → /docs/a",
    "More → /docs/secret (link unlisted)",
    "  B → /docs/b",
    "Secret → /docs/secret (unlisted)",
  ]);
  expect((site.globalData as GlobalDocsData).versions[0]?.docs).toEqual([
    { id: "a", path: "/docs/a", sidebar: "main" },
    { id: "secret", path: "/docs/secret", sidebar: "main", unlisted: true },
  ]);
});

test("a missing sidebar file and near misses in front matter are warnings", async () => {
  const siteDir = createSite({ "docs/a.md": "---\ntitel: A\nauthor: me\nsidebar_lable: x\n---\n" });
  const { diagnostics } = await loadDocs(siteDir, { sidebarPath: "sidebars.js" });
  expect(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, siteDir)))
    .toMatchInlineSnapshot(`
    [
      "docs/a.md:2:1: Unknown front matter key "titel". Did you mean "title"?",
      "docs/a.md:4:1: Unknown front matter key "sidebar_lable". Did you mean "sidebar_label"?",
      "The sidebar file <site>/sidebars.js doesn't exist, so the docs have no sidebar.
    → Create the file, or leave out \`sidebarPath\` to get a sidebar made of the docs folder.",
    ]
  `);
});

test("docs may be the whole site", async () => {
  const siteDir = createSite({ "docs/intro.md": "---\nslug: /\n---\n", "docs/a/b.md": "" });
  const paths = async (baseUrl: string): Promise<string[]> => {
    const { pages, routes } = await loadDocs(siteDir, { routeBasePath: "/" }, { baseUrl });
    return [routes[0]?.path ?? "", routes[0]?.routes?.[0]?.path ?? "", ...pages.keys()];
  };
  expect(await paths("/")).toEqual(["/", "/", "/a/b", "/"]);
  expect(await paths("/base/")).toEqual(["/base/", "/base/", "/base/a/b", "/base/"]);
});

test("a translated file takes the place of the original one, and is no page without it", async () => {
  const folder = "i18n/fr/docusaurus-plugin-content-docs/current";
  const siteDir = createSite({
    "docs/a.md": "# A\n",
    "docs/b.md": "# B\n",
    [`${folder}/b.md`]: "# Bé\n",
    [`${folder}/only.md`]: "# Only\n",
  });
  const context = {
    i18n: { currentLocale: "fr", localeConfigs: { fr: { translate: true } } },
    localizationDir: path.join(siteDir, "i18n/fr"),
  };
  const editUrl = "https://e";
  const { pages } = await loadDocs(siteDir, { editUrl }, context);
  expect(
    [...pages.values()].map((route) => [metadataOf(route).title, metadataOf(route)["source"]]),
  ).toEqual([
    ["A", "@site/docs/a.md"],
    ["Bé", `@site/${folder}/b.md`],
  ]);
  const urlOfB = async (options: object): Promise<unknown> =>
    metadataOf((await loadDocs(siteDir, { editUrl, ...options }, context)).pages.get("/docs/b"))[
      "editUrl"
    ];
  expect(await urlOfB({})).toBe("https://e/docs/b.md");
  expect(await urlOfB({ editLocalizedFiles: true })).toBe(`https://e/${folder}/b.md`);
});
