import fs from "node:fs";
import path from "../../system/path.ts";
import { describe, expect, test } from "vitest";
import { catchMessages, createSite } from "../__fixtures__/create-site.ts";
import { documentOf } from "../__fixtures__/blog.ts";
import { loadDocs, metadataOf, outlineOf } from "../__fixtures__/docs.ts";
import { commitFiles, initRepository, runGit } from "../__fixtures__/repository.ts";
import { listPages } from "../sitemap/create-items.ts";
import type { DocsContent } from "./types.ts";

type Options = Record<string, unknown>;

/** Three versions, each with a page that no other has, and a page that all have. */
function createRepository(): string {
  const siteDir = createSite({});
  initRepository(siteDir);
  const page = (name: string, version: string): Record<string, string> => ({
    [`docs/${name}.md`]: `---\ntags: [kind]\n---\n# ${name} of ${version}\n`,
  });
  const add = (version: string, files: Record<string, string>): void => {
    commitFiles(siteDir, files, {
      author: `Author of ${version}`,
      date: `202${version[0]}-01-01T00:00:00Z`,
    });
    runGit(siteDir, ["tag", `v${version}`]);
  };
  add("1", {
    ...page("common", "1"),
    ...page("deep/one", "1"),
    ...page("moved", "1"),
    "docs/deep/_category_.yml": "label: Deep\n",
  });
  add("2", {
    ...page("common", "2"),
    ...page("deep/two", "2"),
    "docs/anew.md": "---\nid: moved\n---\n# Moved\n",
  });
  add("3", {
    ...page("common", "3"),
    "docs/draft.md": "---\ndraft: true\nslug: /deep/two\n---\n# Draft\n",
  });
  return siteDir;
}

const THREE = {
  "3": { ref: "v3", fallback: "2" },
  "2": { ref: "v2", fallback: "1" },
  "1": { ref: "v1" },
};
const options = { versions: THREE, lastVersion: "3", includeCurrentVersion: false };

const load = (siteDir: string, given: Options = options) =>
  loadDocs(siteDir, given, { cacheDir: path.join(siteDir, ".docusaurus/velosaur") });

const mistakeOf = async (given: Options): Promise<string> => {
  const siteDir = createRepository();
  return (await catchMessages(() => load(siteDir, given), siteDir)).join("\n");
};

describe("a version that falls back", () => {
  test("has the pages that it lacks, of the nearest version that has them", async () => {
    const { pages } = await load(createRepository());
    const all = [...pages].map(([address, route]) => {
      const { title, version, fallback } = metadataOf(route) ?? {};
      return [address, version, title, (fallback as { permalink: string } | undefined)?.permalink];
    });
    const docs = all.filter(([address]) => !String(address).includes("/tags"));
    expect(docs).toEqual([
      ["/docs/moved", "3", "Moved", "/docs/2/moved"],
      ["/docs/common", "3", "common of 3", undefined],
      ["/docs/deep/one", "3", "deep/one of 1", "/docs/1/deep/one"],
      ["/docs/2/moved", "2", "Moved", undefined],
      ["/docs/2/common", "2", "common of 2", undefined],
      ["/docs/2/deep/one", "2", "deep/one of 1", "/docs/1/deep/one"],
      ["/docs/2/deep/two", "2", "deep/two of 2", undefined],
      ["/docs/1/common", "1", "common of 1", undefined],
      ["/docs/1/deep/one", "1", "deep/one of 1", undefined],
      ["/docs/1/moved", "1", "moved of 1", undefined],
    ]);
  });

  test("lists them in its sidebars and tags, with the labels of their categories", async () => {
    const loaded = await load(createRepository());
    const sidebars = [...loaded.shared].filter(([url]) => url.includes("sidebar-2-"));
    expect(outlineOf({ shared: new Map(sidebars) }, "defaultSidebar")).toEqual([
      "Moved → /docs/2/moved",
      "common of 2 → /docs/2/common",
      "Deep → –",
      "  deep/one of 1 → /docs/2/deep/one",
      "  deep/two of 2 → /docs/2/deep/two",
    ]);
    const { tag } = (loaded.pages.get("/docs/2/tags/kind")?.props ?? {}) as {
      tag: { items: { permalink: string }[] };
    };
    expect(tag.items.map(({ permalink }) => permalink)).toContain("/docs/2/deep/one");
    const files = loaded.pages.get("/docs/2/deep/one")?.["activeDoc"] as {
      alternateDocVersions: object;
    };
    expect(Object.keys(files.alternateDocVersions)).toEqual(["1", "3"]);
  });

  test("keeps their edit links and last updates, which are those of their ref", async () => {
    const { pages } = await load(createRepository(), {
      ...options,
      showLastUpdateAuthor: true,
      editUrl: "https://github.com/example/site/tree/main/",
    });
    expect(metadataOf(pages.get("/docs/deep/one"))).toMatchObject({
      lastUpdatedBy: "Author of 1",
      editUrl: "https://github.com/example/site/tree/v1/docs/deep/one.md",
    });
  });

  test("repeats one document: its file is the older version's, and its links lead to pages of the version", async () => {
    const { pages } = await load(createRepository());
    const [repeated, original] = ["/docs/2/deep/one", "/docs/1/deep/one"].map((address) =>
      documentOf(pages.get(address)),
    );
    expect(repeated?.filePath).toBe(original?.filePath);
    expect(original?.redirects).toBeUndefined();
    expect([...(repeated?.redirects ?? [])]).toEqual([
      ["/docs/1/common", "/docs/2/common"],
      ["/docs/1/deep/one", "/docs/2/deep/one"],
      ["/docs/1/moved", "/docs/2/moved"],
    ]);
    const { standsFor = "" } = pages.get("/docs/2/deep/one")?.metadata ?? {};
    expect(standsFor.endsWith("/2/v2/docs/deep/one.md")).toBe(true);
  });

  test("copied or out of git, to a copied one or to the working copy", async () => {
    const siteDir = createRepository();
    const write = (name: string, text: string): void => {
      fs.mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
      fs.writeFileSync(path.join(siteDir, name), text);
    };
    write("versions.json", '["0.9"]');
    write("versioned_docs/version-0.9/old.md", "# Old\n");
    const { pages } = await load(siteDir, {
      versions: { "3": { ref: "v3", fallback: "0.9" }, current: { fallback: "3" } },
    });
    const found = ["/docs/old", "/docs/next/old"].map(
      (address) => metadataOf(pages.get(address))["fallback"],
    );
    const origin = { version: "0.9", permalink: "/docs/0.9/old" };
    expect(found).toEqual([origin, origin]);
  });

  test("has them where the other version has no pages; links to its files find them", async () => {
    const loaded = await load(createRepository(), { ...options, onlyIncludeVersions: ["3"] });
    expect((loaded.content as DocsContent).loadedVersions.map(({ name }) => name)).toEqual(["3"]);
    expect([...loaded.pages.keys()].filter((address) => !address.includes("/tags"))).toEqual([
      "/docs/moved",
      "/docs/common",
      "/docs/deep/one",
    ]);
    const [{ translated = [] } = {}] = loaded.plugin.getMarkdownRules?.() ?? [];
    expect(translated.map(({ original }) => path.basename(path.dirname(original)))).toEqual([
      "v3",
      "v3",
    ]);
  });

  test("names no page twice to search engines", async () => {
    const { routes, pages } = await load(createRepository());
    const routesBuildMetadata = Object.fromEntries(
      [...pages.keys()].map((address) => [address, { noIndex: false }]),
    );
    const props = {
      baseUrl: "/",
      siteConfig: { trailingSlash: undefined },
      routes,
      routesBuildMetadata,
    };
    const listed = listPages(props as unknown as Parameters<typeof listPages>[0], []).map(
      (page) => page.path,
    );
    expect(listed).toContain("/docs/1/deep/one");
    expect(listed).not.toContain("/docs/2/deep/one");
  });
});

test("a version that isn't there, and a circle, are told", async () => {
  expect(await mistakeOf({ versions: { ...THREE, "3": { ref: "v3", fallback: "22" } } })).toBe(
    'The docs option `versions["3"].fallback` names a version that doesn\'t exist: "22". Did you mean "2"?\n→ Versions: 1, 2, 3, current.',
  );
  const circle = { ...THREE, "1": { ref: "v1", fallback: "3" } };
  expect(await mistakeOf({ versions: circle })).toMatch(
    /^Versions of the docs fall back to each other in a circle: .*3 → 2 → 1 → 3/,
  );
  expect(await mistakeOf({ versions: { "3": { ref: "v3", fallback: "3" } } })).toContain(
    "in a circle: 3 → 3.",
  );
});
