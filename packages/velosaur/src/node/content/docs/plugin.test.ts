import path from "../../system/path.ts";
import { describe, expect, test } from "vitest";
import type { GlobalDocsData } from "../../../shared/docs.ts";
import { fixtureDir } from "../__fixtures__/create-site.ts";
import type { LoadedPluginResult } from "../__fixtures__/create-site.ts";
import { findPage, loadDocs, metadataOf, outlineOf } from "../__fixtures__/docs.ts";

const loadFixture = (): Promise<LoadedPluginResult> =>
  loadDocs(
    fixtureDir("docs-site"),
    { sidebarPath: "./sidebars.mjs", editUrl: "https://example.org/edit/" },
    {
      baseUrl: "/base/",
      siteConfig: {
        markdown: {},
        themeConfig: { navbar: { items: [{ type: "doc", docId: "manual" }] } },
      },
    },
  );

describe("a site with a bit of everything", () => {
  test("ids and addresses", async () => {
    const { pages } = await loadFixture();
    const docs = [...pages.values()].filter((route) => route.modules);
    expect(docs.map((route) => `${metadataOf(route).id} → ${route.path}`)).toMatchInlineSnapshot(`
      [
        "guides/b → /base/docs/up",
        "guides/deep/d → /base/docs/dummy.html",
        "guides/deep/e → /base/docs/guides/deep/e",
        "guides/c → /base/docs/guides/rel/c",
        "guides/2024-10-01-date → /base/docs/guides/2024-10-01-date",
        "guides/a → /base/docs/guides/a",
        "100% sure → /base/docs/100%25 sure",
        "beginner's guide → /base/docs/beginner's guide",
        "cat/README → /base/docs/cat/",
        "emoji 😀 → /base/docs/emoji 😀",
        "folder with space/doc 1 → /base/docs/folder with space/doc 1",
        "folder with space/doc 2 → /base/docs/folder with space/doc 2",
        "index → /base/docs/",
        "manual → /base/docs/manual",
        "manual2 → /base/docs/manual2",
        "named/named → /base/docs/named/",
        "named/x → /base/docs/named/x",
        "nosb → /base/docs/nosb",
        "vis/u1 → /base/docs/vis/u1",
        "vis/u2 → /base/docs/vis/u2",
        "æøå/index → /base/docs/æøå/",
      ]
    `);
    expect([...pages.keys()].filter((path) => !pages.get(path)?.modules)).toMatchInlineSnapshot(`
      [
        "/base/docs/tags",
        "/base/docs/tags/a",
        "/base/docs/tags/some-tag",
        "/base/docs/tags/d-custom",
        "/base/docs/category/guides",
        "/base/docs/category/genidx",
      ]
    `);
  });

  test("a sidebar made of folders", async () => {
    expect(outlineOf(await loadFixture(), "auto")).toMatchInlineSnapshot(`
      [
        "Guides! → /base/docs/category/guides (open, k, Guide desc)",
        "  B → /base/docs/up",
        "  deep → –",
        "    Deep → /base/docs/dummy.html",
        "    E → /base/docs/guides/deep/e",
        "  A label → /base/docs/guides/a (cls, {"x":1})",
        "  C → /base/docs/guides/rel/c (unlisted)",
        "  Dated → /base/docs/guides/2024-10-01-date",
        "Cat readme → /base/docs/cat/",
        "Percent → /base/docs/100%25 sure",
        "Beginner → /base/docs/beginner's guide",
        "Emoji → /base/docs/emoji 😀",
        "folder with space → –",
        "  Doc 1 → /base/docs/folder with space/doc 1",
        "  Doc 2 → /base/docs/folder with space/doc 2",
        "Home → /base/docs/",
        "Manual → /base/docs/manual",
        "Manual Two → /base/docs/manual2",
        "Named → /base/docs/named/",
        "  X → /base/docs/named/x",
        "no sb → /base/docs/nosb",
        "vis → –",
        "  U1 → /base/docs/vis/u1 (unlisted)",
        "  U2 → /base/docs/vis/u2 (unlisted)",
        "index → /base/docs/æøå/",
      ]
    `);
  });

  test("a sidebar written by hand", async () => {
    expect(outlineOf(await loadFixture(), "manual")).toMatchInlineSnapshot(`
      [
        "Cat Short → –",
        "  Manual → /base/docs/manual",
        "  Home → /base/docs/",
        "  M2 → /base/docs/manual2",
        "Linkless → –",
        "  Ext → https://x.org (exd)",
        "  Int → /docs/manual",
        "  <b>x</b>",
        "Gen → –",
        "  GenIdx → /base/docs/category/genidx (cn, cd, {"z":1})",
        "    Manual → /base/docs/manual",
        "    Nolink → –",
        "      X → /base/docs/named/x",
        "      Manual Two → /base/docs/manual2",
      ]
    `);
  });

  test("previous and next", async () => {
    const site = await loadFixture();
    const docs = [...site.pages.values()].filter((route) => route.modules).map(metadataOf);
    const lines = docs.map(
      ({ id, sidebar, previous, next }) =>
        `${previous?.title ?? "–"} ← ${id} (${sidebar}) → ${next?.title ?? "–"}`,
    );
    expect(lines).toMatchInlineSnapshot(`
      [
        "Guides! ← guides/b (auto) → Deep",
        "PB ← guides/deep/d (auto) → –",
        "Home ← guides/deep/e (auto) → A label",
        "– ← guides/c (auto) → –",
        "A label ← guides/2024-10-01-date (auto) → Cat readme",
        "E ← guides/a (auto) → Dated",
        "Cat readme ← 100% sure (auto) → Beginner",
        "Percent ← beginner's guide (auto) → Emoji",
        "Dated ← cat/README (auto) → Percent",
        "Beginner ← emoji 😀 (auto) → Doc 1",
        "Emoji ← folder with space/doc 1 (auto) → Doc 2",
        "Doc 1 ← folder with space/doc 2 (auto) → Home",
        "Doc 2 ← index (auto) → Manual",
        "– ← manual (manual) → M2",
        "Manual ← manual2 (manual) → GenIdx",
        "Manual Two ← named/named (auto) → X",
        "Manual ← named/x (manual) → Manual Two",
        "– ← nosb (undefined) → –",
        "– ← vis/u1 (auto) → –",
        "– ← vis/u2 (auto) → –",
        "no sb ← æøå/index (auto) → –",
      ]
    `);
  });

  test("metadata of a doc, as upstream has it", async () => {
    const route = findPage(await loadFixture(), "guides/a");
    expect(metadataOf(route)).toMatchInlineSnapshot(`
      {
        "description": "Desc A",
        "draft": false,
        "editUrl": "https://example.org/edit/docs/01-guides/a.md",
        "frontMatter": {
          "description": "Desc A",
          "sidebar_class_name": "cls",
          "sidebar_custom_props": {
            "x": 1,
          },
          "sidebar_label": "A label",
          "sidebar_position": 2,
        },
        "id": "guides/a",
        "next": {
          "permalink": "/base/docs/guides/2024-10-01-date",
          "title": "Dated",
        },
        "permalink": "/base/docs/guides/a",
        "previous": {
          "permalink": "/base/docs/guides/deep/e",
          "title": "E",
        },
        "sidebar": "auto",
        "sidebarPosition": 2,
        "slug": "/guides/a",
        "source": "@site/docs/01-guides/a.md",
        "sourceDirName": "01-guides",
        "tags": [],
        "title": "A",
        "unlisted": false,
        "version": "current",
      }
    `);
    expect(route).toMatchObject({
      component: "@theme/DocItem",
      exact: true,
      sidebar: "auto",
      metadata: { sourceFilePath: path.join(fixtureDir("docs-site"), "docs/01-guides/a.md") },
      props: { sidebarFiles: [{ $shared: expect.stringContaining("auto") }] },
      activeDoc: { id: "guides/a", path: "/base/docs/guides/a", sidebar: "auto" },
    });
  });

  test("pages of categories know what their cards say", async () => {
    const { pages } = await loadFixture();
    const route = pages.get("/base/docs/category/guides");
    expect(route?.component).toBe("@theme/DocCategoryGeneratedIndexPage");
    expect(route?.["activeDoc"]).toEqual({
      id: "/category/guides",
      path: "/base/docs/category/guides",
      sidebar: "auto",
      cardDescriptions: { "guides/a": "Desc A" },
    });
    expect(route?.props?.["sidebarFiles"]).toHaveLength(1);
    expect(route?.props?.["categoryGeneratedIndex"]).toMatchInlineSnapshot(`
      {
        "description": "GI desc",
        "keywords": [
          "q",
        ],
        "navigation": {
          "next": {
            "permalink": "/base/docs/up",
            "title": "PB",
          },
        },
        "permalink": "/base/docs/category/guides",
        "sidebar": "auto",
        "slug": "/category/guides",
        "title": "GI title",
      }
    `);
  });

  test("layouts: root, version, sidebar", async () => {
    const [root] = (await loadFixture()).routes;
    const version = root?.routes?.[0];
    const layout = version?.routes?.at(-1);
    expect(
      [root, version, layout].map((route) => `${route?.component} ${route?.path} ${route?.exact}`),
    ).toEqual([
      "@theme/DocsRoot /base/docs false",
      "@theme/DocVersionRoot /base/docs false",
      "@theme/DocRoot /base/docs false",
    ]);
    expect(version?.props).toEqual({
      version: {
        pluginId: "default",
        version: "current",
        label: "Next",
        banner: null,
        badge: false,
        noIndex: false,
        className: "docs-version-current",
        isLast: true,
      },
    });
  });

  test("a version's docs, for plugins that read routes; no page has them", async () => {
    const [root] = (await loadFixture()).routes;
    const version = root?.routes?.[0]?.props?.["version"] as { docs: Record<string, object> };
    expect(version.docs["folder with space/doc 1"]).toEqual({
      id: "folder with space/doc 1",
      title: "Doc 1",
      description: "x y",
      sidebar: "auto",
    });
    expect(JSON.stringify(version)).not.toContain('docs":');
  });

  test("tags", async () => {
    const { pages } = await loadFixture();
    expect(pages.get("/base/docs/tags")?.props).toEqual({
      tags: [
        { label: "a", permalink: "/base/docs/tags/a", count: 1 },
        { label: "some tag", permalink: "/base/docs/tags/some-tag", count: 1 },
        { label: "D", permalink: "/base/docs/tags/d-custom", count: 1 },
      ],
    });
    expect(pages.get("/base/docs/tags/a")?.props).toMatchInlineSnapshot(`
      {
        "tag": {
          "allTagsPath": "/base/docs/tags",
          "count": 1,
          "items": [
            {
              "description": "First paragraph with code and link.",
              "id": "index",
              "permalink": "/base/docs/",
              "title": "Home",
            },
          ],
          "label": "a",
          "permalink": "/base/docs/tags/a",
          "unlisted": false,
        },
      }
    `);
  });

  test("global data holds what the navbar names, not all docs", async () => {
    const { globalData, shared } = await loadFixture();
    const { versions, ...instance } = globalData as GlobalDocsData;
    const { docsFile, ...version } = versions[0]!;
    expect(instance).toEqual({ path: "/base/docs", breadcrumbs: true });
    expect(version).toMatchInlineSnapshot(`
      {
        "docs": [
          {
            "id": "index",
            "path": "/base/docs/",
            "sidebar": "auto",
          },
          {
            "id": "manual",
            "path": "/base/docs/manual",
            "sidebar": "manual",
          },
        ],
        "draftIds": [
          "cat/one",
        ],
        "isLast": true,
        "label": "Next",
        "mainDocId": "index",
        "name": "current",
        "path": "/base/docs",
        "sidebars": {
          "auto": {
            "link": {
              "label": "Guides!",
              "path": "/base/docs/category/guides",
            },
          },
          "manual": {
            "link": {
              "label": "manual",
              "path": "/base/docs/manual",
            },
          },
        },
      }
    `);
    expect(shared.get(docsFile.$shared)).toHaveLength(23);
  });
});
