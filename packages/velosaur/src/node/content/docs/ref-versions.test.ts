import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { catchMessages, createContext, createSite } from "../__fixtures__/create-site.ts";
import { findPage, loadDocs, metadataOf, outlineOf } from "../__fixtures__/docs.ts";
import { commitFiles, initRepository, runGit } from "../__fixtures__/repository.ts";
import type { RepositoryFiles } from "../__fixtures__/repository.ts";
import { createModuleLoader } from "../../config/load-module.ts";
import { nameRefFile } from "../../system/ref-files.ts";
import { cutVersion } from "./cut-version.ts";
import { validateDocsOptions } from "./options.ts";
import { createVersionControl } from "../version-control.ts";
import type { DocsContent } from "./types.ts";

type Options = Record<string, unknown>;

const NEW: RepositoryFiles = { "docs/intro.md": "# Intro, now\n", "docs/fresh.md": "# Fresh\n" };
const OLD: RepositoryFiles = { "docs/intro.md": "# Intro of 4.1\n", "docs/gone.md": "# Gone\n" };

/** A repository whose tag `v4.1.0` has other files than the working copy. */
function createRepository(old: RepositoryFiles = OLD, now: RepositoryFiles = NEW): string {
  const siteDir = createSite({});
  initRepository(siteDir);
  commitFiles(siteDir, old, { author: "Ann", date: "2021-01-01T00:00:00Z" });
  runGit(siteDir, ["tag", "v4.1.0"]);
  commitFiles(siteDir, now, { author: "Bob", date: "2024-04-04T00:00:00Z" });
  return siteDir;
}

const versions = { "4.1": { ref: "v4.1.0" } };

/** All in one cache: what a build after the other finds. */
const load = (siteDir: string, options: Options = { versions }, context: object = {}) =>
  loadDocs(siteDir, options, { cacheDir: path.join(siteDir, ".docusaurus/velosaur"), ...context });

const addresses = ({ pages }: Awaited<ReturnType<typeof load>>): string[] => [...pages.keys()];

const namesOf = (content: unknown): (string | undefined)[] =>
  (content as DocsContent).loadedVersions.flatMap(({ docs }) =>
    docs.map(({ filePath }) => nameRefFile(filePath)),
  );

const mistakeOf = async (siteDir: string, options: Options): Promise<string> =>
  (await catchMessages(() => load(siteDir, options), siteDir)).join("\n");

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

describe("what a commit may hold", () => {
  test("symlinks become what they lead to in the repository, and nothing outside", async () => {
    const siteDir = createSite({});
    initRepository(siteDir);
    fs.mkdirSync(path.join(siteDir, "docs"));
    fs.symlinkSync("../README.md", path.join(siteDir, "docs/read.md"));
    fs.symlinkSync("../parts", path.join(siteDir, "docs/parts"));
    fs.symlinkSync("/etc/hostname", path.join(siteDir, "docs/host.md"));
    fs.symlinkSync("/read.md", path.join(siteDir, "docs/absolute.md"));
    fs.symlinkSync("nowhere\nat all.md", path.join(siteDir, "docs/lost.md"));
    fs.symlinkSync("../../..", path.join(siteDir, "docs/up"));
    commitFiles(siteDir, { "README.md": "# Read me\n", "parts/p.md": "# Part\n" });
    runGit(siteDir, ["tag", "v4.1.0"]);
    const loaded = await load(siteDir, { versions, includeCurrentVersion: false });
    expect(addresses(loaded)).toEqual(["/docs/parts/p", "/docs/read"]);
    const { folder = "" } = (loaded.content as DocsContent).loadedVersions[0]?.source ?? {};
    const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isSymbolicLink())).toEqual([]);
  });

  test("large files come from where Git LFS keeps them, or are asked for", async () => {
    const id = "a".repeat(64);
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${id}\nsize 6\n`;
    const siteDir = createRepository({ "docs/intro.md": "# Intro\n", "docs/large.svg": pointer });
    expect(await mistakeOf(siteDir, { versions })).toBe(
      "Git LFS hasn't fetched v4.1.0:docs/large.svg.\n→ Fetch what the ref needs: git lfs fetch origin v4.1.0",
    );
    const stored = path.join(siteDir, ".git/lfs/objects/aa/aa", id);
    fs.mkdirSync(path.dirname(stored), { recursive: true });
    fs.writeFileSync(stored, "<svg/>");
    const { content } = await load(siteDir);
    const contentPath = (content as DocsContent).loadedVersions[1]?.contentPath ?? "";
    expect(fs.readFileSync(path.join(contentPath, "large.svg"), "utf8")).toBe("<svg/>");
  });

  test("texts are as committed, whatever a checkout makes of them; names are of any kind", async () => {
    const siteDir = createRepository({
      ".gitattributes": "*.md text eol=crlf\n",
      "docs/it's 😀 & æ.md": "# Odd\n",
    });
    const { content } = await load(siteDir, { versions, includeCurrentVersion: false });
    const [doc] = (content as DocsContent).loadedVersions[0]?.docs ?? [];
    expect(doc?.metadata.title).toBe("Odd");
    expect(fs.readFileSync(doc?.filePath ?? "", "utf8")).toBe("# Odd\n");
  });

  test("a path that leaves its folder is never written", async () => {
    const siteDir = createRepository();
    const blob = execFileSync("git", ["hash-object", "-w", "--stdin"], {
      cwd: siteDir,
      input: "# Bad\n",
    });
    const entry = Buffer.concat([
      Buffer.from("100644 ../../../bad.md\0"),
      Buffer.from(blob.toString().trim(), "hex"),
    ]);
    const makeTree = (bytes: Buffer): Buffer =>
      Buffer.from(
        execFileSync("git", ["hash-object", "-w", "-t", "tree", "--literally", "--stdin"], {
          cwd: siteDir,
          input: bytes,
        })
          .toString()
          .trim(),
        "hex",
      );
    const root = makeTree(Buffer.concat([Buffer.from("40000 docs\0"), makeTree(entry)]));
    const commit = runGit(siteDir, ["commit-tree", "-m", "bad", root.toString("hex")]);
    expect(await mistakeOf(siteDir, { versions: { "4.1": { ref: commit } } })).toMatch(
      /^The repository holds a file whose name leads out of its folder: "\.\.\/\.\.\/\.\.\/bad\.md"/,
    );
  });
});

describe("what a build finds of the one before", () => {
  const filesOf = (siteDir: string): Map<string, number> => {
    const folder = path.join(siteDir, ".docusaurus/velosaur/docs-of-refs");
    const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".md"));
    return new Map(
      files.map((entry) => [entry.name, fs.statSync(path.join(entry.parentPath, entry.name)).ino]),
    );
  };

  test("a branch that moved brings what changed; a version that isn't named any more goes", async () => {
    const siteDir = createRepository();
    runGit(siteDir, ["branch", "moving", "v4.1.0"]);
    const moving = { versions: { "4.1": { ref: "moving" } } };
    await load(siteDir, moving);
    const before = filesOf(siteDir);
    commitFiles(siteDir, { "docs/intro.md": "# Moved\n", "docs/gone.md": "# Gone\n" });
    runGit(siteDir, ["branch", "-f", "moving"]);
    const loaded = await load(siteDir, moving);
    expect(metadataOf(loaded.pages.get("/docs/intro")).title).toBe("Moved");
    const after = filesOf(siteDir);
    expect(after.get("gone.md")).toBe(before.get("gone.md"));
    expect(after.get("intro.md")).not.toBe(before.get("intro.md"));
    commitFiles(siteDir, { "docs/gone.md/now-a-folder.md": "# Folder\n" });
    runGit(siteDir, ["branch", "-f", "moving"]);
    const only = { ...moving, includeCurrentVersion: false };
    expect(addresses(await load(siteDir, only))).toEqual(["/docs/gone.md/now-a-folder"]);
    await load(siteDir, {});
    expect(filesOf(siteDir).size).toBe(0);
  });

  test("a damaged or missing file is written again; nothing is read that is there", async () => {
    const siteDir = createRepository();
    const { content } = await load(siteDir);
    const folder = (content as DocsContent).loadedVersions[1]?.contentPath ?? "";
    fs.writeFileSync(path.join(folder, "intro.md"), "# Intro of 4,1\n");
    fs.rmSync(path.join(folder, "gone.md"));
    await load(siteDir);
    expect(fs.readFileSync(path.join(folder, "intro.md"), "utf8")).toBe(OLD["docs/intro.md"]);
    expect(fs.existsSync(path.join(folder, "gone.md"))).toBe(true);
    const inode = fs.statSync(path.join(folder, "intro.md")).ino;
    // Only names are looked up: the objects of the commit's files aren't asked for.
    await load(siteDir);
    expect(fs.statSync(path.join(folder, "intro.md")).ino).toBe(inode);
  });

  test("in dev, a branch that moved is noticed when the configuration is read again", async () => {
    const siteDir = createRepository();
    runGit(siteDir, ["branch", "moving", "v4.1.0"]);
    const moving = { versions: { "4.1": { ref: "moving" } } };
    const titleOf = async (loader: unknown): Promise<string> => {
      const { pages } = await load(siteDir, moving, { loader, mode: "development" });
      return metadataOf(pages.get("/docs/intro")).title;
    };
    const loader = createModuleLoader({ siteDir });
    const before = await titleOf(loader);
    runGit(siteDir, ["branch", "-f", "moving", "main"]);
    expect(await titleOf(loader)).toBe(before);
    expect(await titleOf(createModuleLoader({ siteDir }))).toBe("Intro, now");
  });

  test("a text that twenty versions have lies on the disk once", async () => {
    const siteDir = createRepository();
    const names = Array.from({ length: 20 }, (_, index) => `1.${index}`);
    const { content } = await load(siteDir, {
      versions: Object.fromEntries(names.map((name) => [name, { ref: "v4.1.0" }])),
      includeCurrentVersion: false,
    });
    const docs = (content as DocsContent).loadedVersions.flatMap((version) => version.docs);
    expect(docs).toHaveLength(40);
    expect(new Set(docs.map(({ filePath }) => fs.statSync(filePath).ino)).size).toBe(2);
  });
});

describe("mistakes", () => {
  test("an unknown ref: the nearest one, and how to fetch", async () => {
    expect(await mistakeOf(createRepository(), { versions: { "4.1": { ref: "v4.1.1" } } })).toBe(
      'The repository has no ref "v4.1.1", of which version "4.1" is read. Did you mean "v4.1.0"?\n→ A ref is a branch, a tag or a commit. If others have it, fetch it: git fetch --tags origin',
    );
  });

  test("a shallow clone: the command that mends it, and it does", async () => {
    const origin = createRepository();
    runGit(origin, ["branch", "release/4.1", "v4.1.0"]);
    const siteDir = path.join(createSite({}), "clone");
    runGit(origin, ["clone", "-q", "--depth=1", `file://${origin}`, siteDir]);
    const options = { versions: { "4.1": { ref: "v4.1.0" }, "4.0": { ref: "release/4.1" } } };
    const message = await mistakeOf(siteDir, options);
    expect(message).toContain('The repository has no ref "v4.1.0"');
    expect(message).toContain("The clone is shallow: it has a part of the history.");
    const command = /git fetch [^(]*(?= \()/.exec(message)?.[0] ?? "";
    runGit(siteDir, command.replaceAll("'", "").split(" ").slice(1));
    expect(addresses(await load(siteDir, options))).toContain("/docs/gone");
  });

  test("no repository; a path that isn't there; one outside; one in a submodule", async () => {
    const nowhere = createSite({ "docs/a.md": "# A\n" });
    expect(await mistakeOf(nowhere, { versions })).toMatch(
      /^Version "4.1" is read from a git repository, and <site> lies in none\.\n→ Clone/,
    );
    const siteDir = createRepository({ "documentation/a.md": "# A\n" });
    expect(
      await mistakeOf(siteDir, { versions: { "4.1": { ref: "v4.1.0", path: "documentatoin" } } }),
    ).toBe(
      'The ref "v4.1.0" has no folder "documentatoin". Did you mean "documentation"?\n→ `path` of a version with a `ref` is the folder of its docs at that commit, from the site\'s folder; here it is "documentatoin". The address of the version is its `routePath`.',
    );
    expect(
      await mistakeOf(siteDir, { versions: { "4.1": { ref: "v4.1.0", path: "../../../../.." } } }),
    ).toContain('The docs of version "4.1" lie outside of the repository');
    const other = createRepository();
    runGit(siteDir, ["submodule", "add", "-q", other, "docs/sub"]);
    runGit(siteDir, ["commit", "-qm", "sub"]);
    expect(
      await mistakeOf(siteDir, { versions: { "4.1": { ref: "main", path: "docs/sub" } } }),
    ).toContain('The folder "docs/sub" is a submodule at "main"');
  });

  test("sidebars that the commit lacks; a doc that its sidebars lack", async () => {
    const siteDir = createRepository(
      { ...OLD, "other.json": '{"x":["lost"]}' },
      { ...NEW, "sidebars.js": "export default {}" },
    );
    const sidebarPath = "sidebars.js";
    expect(await mistakeOf(siteDir, { versions, sidebarPath })).toContain(
      'The ref "v4.1.0" has no file "sidebars.js", which holds the sidebars of the docs.',
    );
    const own = (given: string | false) => ({
      sidebarPath,
      versions: { "4.1": { ref: "v4.1.0", sidebarPath: given } },
    });
    expect(outlineOf(await load(siteDir, own("autogenerated")), "defaultSidebar")).toHaveLength(2);
    expect(outlineOf(await load(siteDir, own(false)), "defaultSidebar")).toHaveLength(0);
    expect(await mistakeOf(siteDir, own("other.json"))).toContain(
      'names a doc that version "4.1" lacks: "lost"',
    );
  });

  test.each([
    ["--upload-pack=x", "begins with a dash"],
    ["a b", 'holds " "'],
    ["HEAD~1", 'holds "~"'],
    ["main:docs", 'holds ":"'],
    ["a..b", "is no name that git allows"],
    ["", "is empty"],
  ])("a ref can't be %j", async (ref, problem) => {
    const message = await mistakeOf(createRepository(), { versions: { "4.1": { ref } } });
    expect(message).toContain(
      '`versions["4.1"].ref` must be the name of a branch, a tag or a commit',
    );
    expect(message).toContain(problem);
  });

  test("keys: unknown ones, and those that only a ref has; names", async () => {
    const siteDir = createRepository();
    expect(await mistakeOf(siteDir, { versions: { "4.1": { reff: "x" } } })).toContain(
      'Unknown key "reff" in `versions["4.1"]`. Did you mean "ref"?',
    );
    expect(await mistakeOf(siteDir, { versions: { current: { routePath: "x" } } })).toContain(
      "`versions.current` has `routePath` or `sidebarPath`, which only a version with a `ref` may have",
    );
    expect(await mistakeOf(siteDir, { versions: { current: { ref: "v4.1.0" } } })).toContain(
      'can\'t be named "current": the name is that of the docs you are working on',
    );
    expect(await mistakeOf(siteDir, { versions: { "a/b": { ref: "v4.1.0" } } })).toContain(
      'can\'t be named "a/b"',
    );
  });
});

describe("docs:version of a version with a ref", () => {
  const cut = (siteDir: string, options: Options) =>
    cutVersion({
      context: createContext(siteDir, {
        i18n: {
          currentLocale: "en",
          defaultLocale: "en",
          locales: ["en", "fr"],
          path: "i18n",
          localeConfigs: { en: { translate: false }, fr: { translate: true, path: "fr" } },
        },
      }),
      options: validateDocsOptions(options),
      version: "4.1",
    });
  const TRANSLATED = "i18n/fr/docusaurus-plugin-content-docs";

  test("copies it: the way back, with translations and sidebars, to its place in the list", async () => {
    const siteDir = createRepository({
      ...OLD,
      "docs/gone.md": "# Gone\n\n![x](../pictures/x.svg)\n",
      "pictures/x.svg": "<svg/>",
      "sidebars.js": "export default { old: ['gone', 'intro'] };",
      [`${TRANSLATED}/current/intro.md`]: "# Présentation\n",
      [`${TRANSLATED}/current.json`]:
        '{"version.label":{"message":"Prochaine"},"sidebar.old.link.x":{"message":"y"}}',
    });
    fs.writeFileSync(path.join(siteDir, "versions.json"), '["1.0"]');
    fs.mkdirSync(path.join(siteDir, "versioned_docs/version-1.0"), { recursive: true });
    fs.writeFileSync(path.join(siteDir, "versioned_docs/version-1.0/a.md"), "# A\n");
    const options = {
      sidebarPath: "sidebars.js",
      includeCurrentVersion: false,
      versions: { "5.0": { ref: "v4.1.0" }, ...versions },
    };
    const { done, next } = await cut(siteDir, options);
    expect(done).toBe(
      "The docs of v4.1.0 are now in versioned_docs/version-4.1. What they name outside of their folder isn't copied: pictures/x.svg.",
    );
    expect(next).toContain('Take `ref` out of `versions["4.1"]` in the configuration');
    const read = (name: string): string => fs.readFileSync(path.join(siteDir, name), "utf8");
    expect(JSON.parse(read("versions.json"))).toEqual(["4.1", "1.0"]);
    expect(JSON.parse(read("versioned_sidebars/version-4.1-sidebars.json"))).toEqual({
      old: ["gone", "intro"],
    });
    expect(read(`${TRANSLATED}/version-4.1/intro.md`)).toBe("# Présentation\n");
    expect(JSON.parse(read(`${TRANSLATED}/version-4.1.json`))).toEqual({
      "sidebar.old.link.x": { message: "y" },
    });
    const copied = await load(siteDir, { ...options, versions: {}, sidebarPath: false });
    expect(addresses(copied)).toEqual(["/docs/gone", "/docs/intro", "/docs/1.0/a"]);
    expect(await catchMessages(() => cut(siteDir, options), siteDir)).toEqual([
      expect.stringContaining("is there already"),
    ]);
  });

  test("leaves the order of all versions as it was: those of older refs follow it in the list", async () => {
    const siteDir = createRepository();
    const ref = "v4.1.0";
    const all = { "5.0": { ref }, "4.1": { ref }, "4.0": { ref }, "3": { ref } };
    const namesIn = async (given: object) =>
      ((await load(siteDir, { versions: given })).content as DocsContent).loadedVersions.map(
        ({ name }) => name,
      );
    const before = await namesIn(all);
    await cut(siteDir, { versions: all });
    const { "4.1": _, ...others } = all;
    expect(await namesIn(others)).toEqual(before);
  });

  test("a version that is cut is told how to do without a copy", async () => {
    const siteDir = createRepository();
    const { next } = await cut(siteDir, {});
    expect(next).toContain('`git tag v4.1`, set `versions: { "4.1": { ref: "v4.1" } }`');
  });
});
