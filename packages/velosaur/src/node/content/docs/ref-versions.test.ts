import fs from "node:fs";
import path from "../../system/path.ts";
import { describe, expect, test } from "vitest";
import { createContext, createSite } from "../__fixtures__/create-site.ts";
import { findPage, metadataOf, outlineOf } from "../__fixtures__/docs.ts";
import {
  addresses,
  createRepository,
  load,
  namesOf,
  NEW,
  OLD,
  versions,
} from "../__fixtures__/ref-versions.ts";
import { commitFiles, initRepository, runGit } from "../__fixtures__/repository.ts";
import { createVersionControl } from "../version-control.ts";
import type { DocsContent } from "./types.ts";

describe("a version with a ref", () => {
  test("has the docs of that commit, and leaves work tree and index alone", async () => {
    const siteDir = createRepository();
    fs.writeFileSync(path.join(siteDir, "docs/untracked.md"), "# Untracked\n");
    const index = fs.readFileSync(path.join(siteDir, ".git/index"));
    const status = runGit(siteDir, ["status", "--porcelain"]);
    const loaded = await load(siteDir);
    expect(addresses(loaded)).toEqual([
      "/docs/next/fresh",
      "/docs/next/intro",
      "/docs/next/untracked",
      "/docs/gone",
      "/docs/intro",
    ]);
    expect(metadataOf(loaded.pages.get("/docs/intro"))).toMatchObject({
      title: "Intro of 4.1",
      version: "4.1",
    });
    expect(namesOf(loaded.content)).toContain("v4.1.0:docs/gone.md");
    fs.rmSync(path.join(siteDir, ".docusaurus"), { recursive: true });
    expect(runGit(siteDir, ["status", "--porcelain"])).toBe(status);
    expect(fs.readFileSync(path.join(siteDir, ".git/index")).equals(index)).toBe(true);
  });

  test("of a branch with slashes, from a folder of its own, in a site below the root", async () => {
    const root = createSite({});
    initRepository(root);
    commitFiles(root, { "web/documentation/a.md": "# A\n" });
    runGit(root, ["branch", "release/4.0"]);
    commitFiles(root, { "web/docs/b.md": "# B\n" });
    const siteDir = path.join(root, "web");
    const options = { versions: { "4.0": { ref: "release/4.0", path: "documentation" } } };
    const loaded = await load(siteDir, options);
    expect(addresses(loaded)).toEqual(["/docs/next/b", "/docs/a"]);
    expect(namesOf(loaded.content)).toContain("release/4.0:web/documentation/a.md");
    const absolute = {
      versions: { "4.0": { ref: "release/4.0", path: `${siteDir}/documentation` } },
    };
    expect(addresses(await load(siteDir, absolute))).toEqual(["/docs/next/b", "/docs/a"]);
  });

  test("is of a commit's id, of a tag with a message, of a branch that only the remote has", async () => {
    const origin = createRepository();
    runGit(origin, ["tag", "-a", "-m", "4.1", "annotated", "v4.1.0"]);
    runGit(origin, ["branch", "release/4.1", "v4.1.0"]);
    const siteDir = path.join(createSite({}), "clone");
    runGit(origin, ["clone", "-q", origin, siteDir]);
    const id = runGit(siteDir, ["rev-parse", "v4.1.0"]);
    for (const ref of [id, id.slice(0, 10), "annotated", "release/4.1", "origin/release/4.1"]) {
      const loaded = await load(siteDir, { versions: { "4.1": { ref } } });
      expect(addresses(loaded).slice(-2)).toEqual(["/docs/gone", "/docs/intro"]);
    }
  });

  test("works in a work tree beside the first, whose `.git` is a file", async () => {
    const origin = createRepository();
    const siteDir = path.join(createSite({}), "beside");
    runGit(origin, ["worktree", "add", "-q", siteDir]);
    expect(fs.statSync(path.join(siteDir, ".git")).isFile()).toBe(true);
    expect(addresses(await load(siteDir))).toContain("/docs/gone");
  });

  test("brings sidebars with what they import, categories, tags, pictures and partials", async () => {
    const siteDir = createRepository({
      "sidebars.js":
        'import { label } from "./names";\nexport default { old: [{ type: "category", label, items: ["intro"] }] };',
      "names.ts": 'import end from "./end.mjs";\nexport const label: string = "Named then" + end;',
      "end.mjs": 'export default "!";',
      "docs/intro.md":
        "---\ntags: [kind]\nimage: ./a.svg\n---\nimport P from '../shared/_p.mdx'\n\n# Intro\n\n![x](../pictures/my%20x.svg)\n\n<P/>\n",
      "docs/tags.yml": "kind: { label: Kind of then }\n",
      "docs/a.svg": "<svg/>",
      "shared/_p.mdx": "![y](./deep/y.svg)\n",
      "shared/deep/y.svg": "<svg/>",
      "pictures/my x.svg": "<svg/>",
      "pictures/unused.svg": "<svg/>",
    });
    const loaded = await load(siteDir, {
      versions,
      sidebarPath: "./sidebars.ts",
      includeCurrentVersion: false,
    });
    expect(outlineOf(loaded, "old")).toEqual(["Named then! → –", "  Intro → /docs/intro"]);
    const page = findPage(loaded, "intro");
    expect(metadataOf(page)["tags"]).toEqual([
      { inline: false, label: "Kind of then", permalink: "/docs/tags/kind" },
    ]);
    const { folder = "" } = (loaded.content as DocsContent).loadedVersions[0]?.source ?? {};
    expect(fs.readdirSync(folder, { recursive: true }).map(String).toSorted()).toEqual([
      "docs",
      "docs/a.svg",
      "docs/intro.md",
      "docs/tags.yml",
      "end.mjs",
      "names.ts",
      "pictures",
      "pictures/my x.svg",
      "shared",
      "shared/_p.mdx",
      "shared/deep",
      "shared/deep/y.svg",
      "sidebars.js",
    ]);
  });

  test("has its translations: docs, labels of the sidebars; the site names the version", async () => {
    const siteDir = createRepository(
      {
        "docs/intro.md": "# Intro\n",
        "docs/deep/a.md": "# A\n",
        "i18n/fr/docusaurus-plugin-content-docs/current/intro.md": "# Présentation\n",
        "i18n/fr/docusaurus-plugin-content-docs/current.json": JSON.stringify({
          "version.label": { message: "Prochaine" },
          "sidebar.defaultSidebar.category.deep": { message: "Profond" },
        }),
      },
      NEW,
    );
    const fr = { translate: true, path: "fr" };
    const i18n = {
      currentLocale: "fr",
      defaultLocale: "en",
      locales: ["en", "fr"],
      path: "i18n",
      localeConfigs: { en: { translate: false }, fr },
    };
    const loaded = await load(
      siteDir,
      { versions },
      { i18n, localizationDir: path.join(siteDir, "i18n/fr") },
    );
    expect(metadataOf(loaded.pages.get("/docs/intro")).title).toBe("Présentation");
    const files = await loaded.plugin.getTranslationFiles?.({ content: loaded.content });
    const file = files?.find(({ path: name }) => name === "version-4.1");
    expect(file?.content["sidebar.defaultSidebar.category.deep"]?.message).toBe("Profond");
    expect(file?.content["version.label"]?.message).toBe("4.1");
  });

  test("tells who changed a page last, and when, up to that commit; and where it is edited", async () => {
    const siteDir = createRepository();
    const loaded = await load(siteDir, {
      versions,
      showLastUpdateTime: true,
      showLastUpdateAuthor: true,
      editUrl: "https://github.com/example/site/edit/main/",
    });
    const then = metadataOf(loaded.pages.get("/docs/intro"));
    expect(then).toMatchObject({
      lastUpdatedBy: "Ann",
      lastUpdatedAt: Date.UTC(2021, 0, 1),
      editUrl: "https://github.com/example/site/edit/v4.1.0/docs/intro.md",
    });
    expect(metadataOf(loaded.pages.get("/docs/next/intro"))).toMatchObject({
      lastUpdatedBy: "Bob",
      editUrl: "https://github.com/example/site/edit/main/docs/intro.md",
    });
    const { filePath = "" } =
      (loaded.content as DocsContent).loadedVersions[1]?.docs.find(
        ({ metadata }) => metadata.id === "gone",
      ) ?? {};
    const context = createContext(siteDir, {
      cacheDir: path.join(siteDir, ".docusaurus/velosaur"),
    });
    // As the sitemap asks, when pages don't show it.
    const updates = await createVersionControl(context).lastUpdates([filePath]);
    expect(updates.get(filePath)?.lastUpdatedBy).toBe("Ann");
    const asked: unknown[] = [];
    await load(siteDir, {
      versions,
      includeCurrentVersion: false,
      editUrl: (question: unknown) => void asked.push(question),
    });
    expect(asked).toContainEqual({
      version: "4.1",
      ref: "v4.1.0",
      versionDocsDirPath: "docs",
      docPath: "gone.md",
      permalink: "/docs/gone",
      locale: "en",
    });
  });

  test("stands in order: those of refs as written, whole numbers highest first, then the list", async () => {
    const siteDir = createRepository();
    fs.writeFileSync(path.join(siteDir, "versions.json"), '["2.0", "1.0"]');
    for (const name of ["2.0", "1.0"]) {
      fs.mkdirSync(path.join(siteDir, `versioned_docs/version-${name}`), { recursive: true });
      fs.writeFileSync(path.join(siteDir, `versioned_docs/version-${name}/a.md`), "# A\n");
    }
    const ref = "v4.1.0";
    const all = { "4.1": { ref }, "4.0": { ref }, "6": { ref }, "10": { ref }, "1.0": { ref } };
    const { content } = await load(siteDir, { versions: all, lastVersion: "4.1" });
    const { loadedVersions } = content as DocsContent;
    expect(
      loadedVersions.map(({ name, path: address, banner }) => [name, address, banner]),
    ).toEqual([
      ["current", "/docs/next", "unreleased"],
      ["10", "/docs/10", "unreleased"],
      ["6", "/docs/6", "unreleased"],
      ["4.1", "/docs", null],
      ["4.0", "/docs/4.0", "unmaintained"],
      ["2.0", "/docs/2.0", "unmaintained"],
      ["1.0", "/docs/1.0", "unmaintained"],
    ]);
    const last = loadedVersions.at(-1);
    expect(last?.docs.map(({ metadata }) => metadata.id)).toEqual(["gone", "intro"]);
    const only = await load(siteDir, { versions: all, onlyIncludeVersions: ["4.0"] });
    expect(addresses(only)).toEqual(["/docs/gone", "/docs/intro"]);
  });

  test("has label, banner, badge, class and address of its own", async () => {
    const siteDir = createRepository();
    const own = {
      ref: "v4.1.0",
      label: "Four",
      banner: "none",
      badge: false,
      className: "four",
      routePath: "v4",
    };
    const { content } = await load(siteDir, { versions: { "4.1": own } });
    expect((content as DocsContent).loadedVersions[1]).toMatchObject({
      label: "Four",
      banner: null,
      badge: false,
      className: "four",
      path: "/docs/v4",
    });
  });

  test("of several instances stand apart", async () => {
    const siteDir = createRepository(
      { ...OLD, "api/a.md": "# A\n" },
      { ...NEW, "api/b.md": "# B\n" },
    );
    await load(siteDir);
    const api = await load(siteDir, { id: "api", path: "api", routeBasePath: "api", versions });
    expect(addresses(api)).toEqual(["/api/next/b", "/api/a"]);
    expect(addresses(await load(siteDir))).toContain("/docs/gone");
  });
});
