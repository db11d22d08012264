import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import path from "../system/path.ts";
import { createFolderWatcher, type FolderWatcher } from "./folder-watcher.ts";

const homes: string[] = [];
let watcher: FolderWatcher | undefined;
afterEach(() => watcher?.close());
afterAll(() => homes.forEach((home) => rmSync(home, { recursive: true })));

/** A folder with these files, and what is told of it from then on. */
function watchFiles(names: readonly string[], only?: string) {
  const home = realpathSync(mkdtempSync(path.join(os.tmpdir(), "folder-watcher-")));
  homes.push(home);
  const toPath = (name: string): string => path.join(home, name);
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(toPath(name)), { recursive: true });
    writeFileSync(toPath(name), text);
  };
  for (const name of names) write(name, "first");
  const told: string[] = [];
  const note = (event: string, file: string) => told.push(`${event} ${path.relative(home, file)}`);
  const opened = createFolderWatcher({
    isIgnored: (file) => file.includes("/left-out"),
    tell: note,
    onLink: (file, isNew) => note(isNew ? "new link" : "link", file),
    onError: (error) => expect.fail(String(error)),
  });
  watcher = opened;
  opened.add(only === undefined ? home : toPath(only));
  return { home, told, toPath, write, watcher: opened };
}

const soon = { timeout: 20_000, interval: 5 };

// Elsewhere Vite's watcher has this task.
describe.runIf(process.platform === "linux")("a watcher of folders", () => {
  it("knows the files that were there, and tells of none of them", () => {
    const { watcher, told, toPath } = watchFiles(["a.md", "b/c/d.md", "left-out/e.md"]);
    expect(watcher.listFiles().toSorted()).toEqual([toPath("a.md"), toPath("b/c/d.md")]);
    expect(watcher.has(toPath("b/c/d.md"))).toBe(true);
    expect(watcher.has(toPath("left-out/e.md"))).toBe(false);
    expect(told).toEqual([]);
  });

  it("tells of each change, also of those that come at once", async () => {
    const { told, write } = watchFiles(["a.md", "b/c.md"]);
    write("b/c.md", "second");
    await expect.poll(() => told, soon).toEqual(["change b/c.md"]);
    write("b/c.md", "third and longer");
    write("a.md", "second");
    await expect.poll(() => told.length, soon).toBe(3);
    expect(told.slice(1).toSorted()).toEqual(["change a.md", "change b/c.md"]);
  });

  it("tells of new files and folders, and of what is in these", async () => {
    const { told, write } = watchFiles(["a.md"]);
    write("left-out.md", "");
    write("new/inner/b.md", "");
    write("c.md", "");
    const expected = ["add c.md", "add new/inner/b.md", "addDir new", "addDir new/inner"];
    const list = () => [...new Set(told)].filter((line) => !line.startsWith("change")).toSorted();
    await expect.poll(list, soon).toEqual(expected);
    write("new/inner/b.md", "second");
    await expect.poll(() => told, soon).toContain("change new/inner/b.md");
  });

  it("takes a file that another takes the place of for changed", async () => {
    const { told, toPath, write } = watchFiles(["a.md", "b.md"]);
    write("left-out.md", "of an editor that writes another file first");
    renameSync(toPath("left-out.md"), toPath("a.md"));
    renameSync(toPath("b.md"), toPath("left-out.md"));
    await expect.poll(() => told, soon).toEqual(["change a.md"]);
    write("b.md", "of an editor that moves the file away first");
    await expect.poll(() => told, soon).toEqual(["change a.md", "change b.md"]);
  });

  it("tells of files and folders that go", async () => {
    const { told, toPath } = watchFiles(["a.md", "b/c.md", "b/d/e.md"]);
    rmSync(toPath("a.md"));
    rmSync(toPath("b"), { recursive: true });
    const expected = ["unlink a.md", "unlink b/c.md", "unlink b/d/e.md", "unlinkDir b"];
    const list = () => told.filter((line) => line !== "unlinkDir b/d").toSorted();
    await expect.poll(list, soon).toEqual(expected);
  });

  it("sees what is in a folder that another takes the place of", async () => {
    const { told, toPath, write } = watchFiles(["docs/a.md", "left-out/b.md"]);
    rmSync(toPath("docs"), { recursive: true });
    renameSync(toPath("left-out"), toPath("docs"));
    await expect.poll(() => told, soon).toContain("add docs/b.md");
    expect(told).toContain("unlink docs/a.md");
    write("docs/b.md", "second");
    await expect.poll(() => told, soon).toContain("change docs/b.md");
  });

  it("leaves links to others", async () => {
    const { told, toPath, write, watcher } = watchFiles(["a/b.md", "left-out/c.md"]);
    symlinkSync(toPath("left-out"), toPath("a/link"));
    await expect.poll(() => told, soon).toEqual(["new link a/link"]);
    write("a/link/c.md", "second");
    write("a/b.md", "second");
    await expect.poll(() => told, soon).toEqual(["new link a/link", "change a/b.md"]);
    expect(watcher.has(toPath("a/link/c.md"))).toBe(false);
    rmSync(toPath("a/b.md"));
    symlinkSync(toPath("left-out/c.md"), toPath("a/b.md"));
    await expect.poll(() => told.slice(2), soon).toEqual(["change a/b.md", "new link a/b.md"]);
  });

  it("watches one file of a folder, or several, or then all of it", async () => {
    const { told, toPath, write, watcher } = watchFiles(["a.js", "b.js", "c.js"], "a.js");
    expect(watcher.listFiles()).toEqual([toPath("a.js")]);
    expect(watcher.add(toPath("gone.js"))).toBe(false);
    watcher.add(toPath("b.js"));
    write("c.js", "second");
    write("b.js", "second");
    await expect.poll(() => told, soon).toEqual(["change b.js"]);
    watcher.add(path.dirname(toPath("a.js")));
    write("c.js", "third one");
    await expect.poll(() => told, soon).toEqual(["change b.js", "change c.js"]);
  });
});
