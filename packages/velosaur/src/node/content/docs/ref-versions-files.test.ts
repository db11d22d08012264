import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "../../system/path.ts";
import { describe, expect, test } from "vitest";
import { createSite } from "../__fixtures__/create-site.ts";
import { metadataOf } from "../__fixtures__/docs.ts";
import {
  addresses,
  createRepository,
  load,
  mistakeOf,
  OLD,
  versions,
} from "../__fixtures__/ref-versions.ts";
import { commitFiles, initRepository, runGit } from "../__fixtures__/repository.ts";
import { createModuleLoader } from "../../config/load-module.ts";
import type { DocsContent } from "./types.ts";

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
