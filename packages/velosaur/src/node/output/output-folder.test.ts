import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "../system/path.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { listNames, readFiles, writeFiles } from "../__fixtures__/folders.ts";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { writeJsonFileSync } from "../cache/json-file.ts";
import { findPreviousOutDir, openOutputFolder, type OutputFolder } from "./output-folder.ts";

let home: string;
let outDir: string;
let cacheDir: string;

beforeEach(() => {
  home = writeSite({});
  outDir = path.join(home, "build");
  cacheDir = path.join(home, "cache");
});
afterAll(removeSites);

const open = (foreign: string[] = []): Promise<OutputFolder> =>
  openOutputFolder({ outDir, cacheDir, foreign });

/** One build: files are taken over where their key is that of the build before. Returns what had to be written. */
async function build(
  files: Record<string, string>,
  { foreign = [] as string[], key = (text: string) => text } = {},
): Promise<string[]> {
  const output = await open(foreign);
  const written: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    if (output.reuse(name, key(text))) continue;
    written.push(name);
    writeFileSync(output.stage(name, key(text)), text);
  }
  await output.commit();
  output.discard();
  return written;
}

test("a file that whoever wrote it has looked at is looked at by nobody else", async () => {
  const output = await open();
  const write = (text: string) => writeFileSync(output.stage("a.html", "key"), text);
  write("1");
  output.note("a.html", { size: 2, mtimeMs: 1 });
  await output.commit();
  output.discard();
  expect((await open()).reuse("a.html", "key")).toBe(false);
  const again = await open();
  writeFileSync(again.stage("a.html", "key"), "1");
  again.note("./a.html", { size: 2, mtimeMs: 1 });
  // What was seen before it was written anew counts no more.
  writeFileSync(again.stage("a.html", "key"), "2");
  await again.commit();
  again.discard();
  expect((await open()).reuse("a.html", "key")).toBe(true);
});

describe("a build", () => {
  test("writes what is new, keeps what is the same, removes the rest", async () => {
    const files = { "index.html": "1", "a/index.html": "2", "a/b/c.json": "3" };
    expect(await build(files)).toEqual(Object.keys(files));
    expect(readFiles(outDir)).toEqual({
      "a/b/c.json": "3",
      "a/index.html": "2",
      "index.html": "1",
    });
    const before = statSync(path.join(outDir, "index.html")).ino;
    expect(
      await build({ "index.html": "1", "a/index.html": "changed", "new/x.html": "4" }),
    ).toEqual(["a/index.html", "new/x.html"]);
    expect(readFiles(outDir)).toEqual({
      "a/index.html": "changed",
      "index.html": "1",
      "new/x.html": "4",
    });
    expect(statSync(path.join(outDir, "index.html")).ino).toBe(before);
    expect(existsSync(path.join(outDir, "a/b"))).toBe(false);
    expect(listNames(home)).toEqual(["build", "cache"]);
  });

  test("that finds all in place writes down nothing; one with a file less does", async () => {
    const readNumber = (): number => statSync(path.join(cacheDir, "output.json")).ino;
    const files = { "index.html": "1", "a/index.html": "2" };
    await build(files);
    const before = readNumber();
    await build(files);
    expect(readNumber()).toBe(before);
    await build({ "index.html": "1" });
    expect(readNumber()).not.toBe(before);
    expect(await build(files)).toEqual(["a/index.html"]);
  });

  test("of many files is written down in several parts, none of them as large as the site", async () => {
    const names = Array.from({ length: 6000 }, (_, at) => `page-${at}.html`);
    const files = Object.fromEntries(names.map((name) => [name, "1"]));
    await build(files);
    const parts = listNames(cacheDir);
    expect(parts).toEqual(["output.from-5000.json", "output.json"]);
    expect(await build({ ...files, "page-5999.html": "2" })).toEqual(["page-5999.html"]);
    await build({ "a.html": "1" });
    expect(listNames(cacheDir)).toEqual(["output.json"]);
  });

  test("of nothing leaves an empty folder", async () => {
    await build({});
    expect(readFiles(outDir)).toEqual({});
    await build({ "a/b.html": "1" });
    await build({});
    expect(listNames(outDir)).toEqual([]);
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ["a file becomes a folder", { a: "file" }, { "a/index.html": "page" }],
    ["a file becomes a folder in depth", { "x/a": "file" }, { "x/a/b/c.html": "page" }],
    ["a folder becomes a file", { "a/index.html": "page", "a/b.html": "page" }, { a: "file" }],
  ])("%s", async (_title, before, after) => {
    await build(before);
    await build(after);
    expect(readFiles(outDir)).toEqual(after);
  });

  test("two things in one place are the author's to sort out", async () => {
    const output = await open();
    output.write("a/index.html", "page");
    expect(() => output.write("a", "file")).toThrow(
      "a can't be written: the build has both a file and a folder of one name there.",
    );
    output.write("b", "file");
    expect(() => output.stage("b/index.html", "")).toThrow("b/index.html can't be written");
    output.discard();
  });
});

describe("what lies in the output is taken over", () => {
  const changes: [string, () => void][] = [
    ["another size", () => writeFileSync(path.join(outDir, "a.html"), "longer")],
    ["another time", () => utimesSync(path.join(outDir, "a.html"), 1, 1)],
    ["gone", () => rmSync(path.join(outDir, "a.html"))],
    [
      "a folder above it is a file now",
      () => (
        rmSync(path.join(outDir, "b"), { recursive: true }),
        writeFileSync(path.join(outDir, "b"), "")
      ),
    ],
  ];
  test.each(changes)("not when it has been changed: %s", async (_title, change) => {
    const files = { "a.html": "1", "b/c.html": "2" };
    await build(files);
    change();
    expect((await build(files)).length).toBe(1);
    expect(readFiles(outDir)).toEqual(files);
  });

  test("not from another folder's manifest", async () => {
    await build({ "a.html": "1" });
    outDir = path.join(home, "other");
    expect(await build({ "a.html": "1" })).toEqual(["a.html"]);
  });

  test.each(["", "{", "null"])("not with a damaged manifest: %s", async (text) => {
    await build({ "a.html": "1" });
    writeFileSync(path.join(cacheDir, "output.json"), text);
    expect(await build({ "a.html": "1" })).toEqual(["a.html"]);
    expect(readFiles(outDir)).toEqual({ "a.html": "1" });
  });

  test.each([
    null,
    [],
    "text",
    { outDir: "../out" },
    { outDir: "../out", files: null },
    { outDir: "../out", files: { "a.html": null } },
  ])("not with another manifest: %j", async (manifest) => {
    await build({ "a.html": "1" });
    writeJsonFileSync(path.join(cacheDir, "output.json"), manifest);
    expect(await build({ "a.html": "1" })).toEqual(["a.html"]);
    expect(readFiles(outDir)).toEqual({ "a.html": "1" });
  });

  test("not when the same build has written it anew", async () => {
    await build({ "a.html": "1" });
    const output = await open();
    writeFileSync(output.stage("a.html", "2"), "2");
    expect(output.reuse("a.html", "1")).toBe(false);
    await output.commit();
    expect(readFiles(outDir)).toEqual({ "a.html": "2" });
    expect(await build({ "a.html": "2" })).toEqual([]);
  });

  test("names of what every object has are names like others", async () => {
    const files = { constructor: "1", "toString/index.html": "2" };
    const output = await open();
    expect(output.has("constructor")).toBe(false);
    expect(output.reuse("constructor", "1")).toBe(false);
    output.discard();
    await build(files);
    expect(await build(files)).toEqual([]);
    await build({});
    expect(readFiles(outDir)).toEqual({});
  });

  test("without a cache folder that can be written, all is made anew", async () => {
    writeFileSync(cacheDir, "a file");
    expect(await build({ "a.html": "1" })).toEqual(["a.html"]);
    expect(await build({ "a.html": "1" })).toEqual(["a.html"]);
  });
});

describe("a build that fails", () => {
  test("leaves the last one as it was", async () => {
    await build({ "index.html": "good", "old.html": "good" });
    const output = await open();
    output.write("index.html", "bad");
    output.write("new.html", "bad");
    output.discard();
    expect(readFiles(outDir)).toEqual({ "index.html": "good", "old.html": "good" });
    expect(listNames(home)).toEqual(["build", "cache"]);
    expect(await build({ "index.html": "good", "old.html": "good" })).toEqual([]);
  });

  test("what one that was cut off left behind is removed", async () => {
    writeFiles(home, { ".build.next/half.html": "half" });
    await build({ "index.html": "1" });
    expect(readFiles(home)).not.toHaveProperty([".build.next/half.html"]);
    expect(readFiles(outDir)).toEqual({ "index.html": "1" });
  });
});

describe("what isn't this build's is left alone", () => {
  test("folders of other locales", async () => {
    writeFiles(outDir, {
      "fr/index.html": "fr",
      "fr/deep/x.html": "fr",
      "de/index.html": "removed language",
      "docs/fr/x.html": "stale",
    });
    await build({ "index.html": "en" }, { foreign: ["fr"] });
    expect(readFiles(outDir)).toEqual({
      "fr/deep/x.html": "fr",
      "fr/index.html": "fr",
      "index.html": "en",
    });
  });

  test("the branch that the output is", async () => {
    writeFiles(outDir, { ".git/HEAD": "ref", "docs/.git/x": "stale", ".nojekyll": "stale" });
    await build({ "index.html": "1" });
    expect(readFiles(outDir)).toEqual({ ".git/HEAD": "ref", "index.html": "1" });
  });

  test("what a link leads to", async () => {
    writeFiles(home, { "elsewhere/photo.png": "mine" });
    mkdirSync(outDir);
    symlinkSync(path.join(home, "elsewhere"), path.join(outDir, "linked"));
    symlinkSync(path.join(home, "elsewhere"), path.join(outDir, "page.html"));
    await build({ "page.html": "1" });
    expect(readFiles(path.join(home, "elsewhere"))).toEqual({ "photo.png": "mine" });
    expect(listNames(outDir)).toEqual(["page.html"]);
    expect(statSync(path.join(outDir, "page.html")).isFile()).toBe(true);
  });

  test.each(["../x.html", "a/../../x.html", "..", "", ".", "./"])(
    "a file outside of the output: %s",
    async (name) => {
      const output = await open();
      expect(() => output.write(name, "")).toThrow("names no file within the output folder");
      output.discard();
    },
  );
});

describe("names", () => {
  test.each([
    ["./feed.xml", "feed.xml"],
    ["/feed.xml", "feed.xml"],
    ["a//b/../feed.xml", "a/feed.xml"],
    ["..feed.xml", "..feed.xml"],
  ])("%s is %s", async (given, name) => {
    const output = await open();
    output.write(given, "text");
    expect(output.has(name)).toBe(true);
    await output.commit();
    expect(readFiles(outDir)).toEqual({ [name]: "text" });
  });
});

test("after the commit, files go into the output", async () => {
  await build({ "old.xml": "stale" });
  const output = await open();
  output.write("index.html", "page");
  await output.commit();
  expect(existsSync(path.join(outDir, "old.xml"))).toBe(false);
  output.write("late/feed.xml", "feed");
  output.discard();
  expect(readFiles(outDir)).toEqual({ "index.html": "page", "late/feed.xml": "feed" });
});

test("copies keep their bytes", async () => {
  writeFiles(home, { "static/a.bin": "\u0000\u0001" });
  const output = await open();
  output.copy("img/a.bin", path.join(home, "static/a.bin"), "key");
  await output.commit();
  expect(readFileSync(path.join(outDir, "img/a.bin"), "utf8")).toBe("\u0000\u0001");
});

test("the folder of the build before", async () => {
  expect(await findPreviousOutDir(cacheDir)).toBeUndefined();
  await build({});
  expect(await findPreviousOutDir(cacheDir)).toBe(outDir);
});

test("an output that can't be written is the author's to mend", async () => {
  writeFiles(home, { file: "" });
  outDir = path.join(home, "file/build");
  await expect(open()).rejects.toThrow(/^The output folder .*file\/build can't be written: E/);
});
