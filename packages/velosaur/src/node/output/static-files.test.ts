import { symlinkSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { findStaticFiles } from "./static-files.ts";

afterAll(removeSites);

const find = (siteDir: string, ...folders: string[]): Record<string, string> =>
  Object.fromEntries(
    findStaticFiles(folders.map((folder) => path.join(siteDir, folder)))
      .map(({ name, filePath }): [string, string] => [name, path.relative(siteDir, filePath)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

test("files of all folders, hidden ones too; the later folder wins", () => {
  const siteDir = writeSite({
    "a/img/x.png": "a",
    "a/.nojekyll": "",
    "a/.well-known/y": "",
    "b/img/x.png": "b",
    "b/img/deep/z.png": "",
    "c.txt": "",
  });
  expect(find(siteDir, "a", "b", "absent", "c.txt")).toEqual({
    ".nojekyll": "a/.nojekyll",
    ".well-known/y": "a/.well-known/y",
    "img/deep/z.png": "b/img/deep/z.png",
    "img/x.png": "b/img/x.png",
  });
  expect(find(siteDir, "b", "a")["img/x.png"]).toBe("a/img/x.png");
});

test("size and time of change are told", () => {
  const [file] = findStaticFiles([path.join(writeSite({ "a/x.txt": "four" }), "a")]);
  expect(file).toMatchObject({ size: 4, mtimeMs: expect.any(Number) });
});

test("links are followed; those in a circle, to themselves or to nothing are left out", () => {
  const siteDir = writeSite({ "a/x.png": "", "outside/y.png": "", "b/w/z.png": "" });
  const link = (target: string, name: string): void =>
    symlinkSync(path.join(siteDir, target), path.join(siteDir, name));
  link("outside", "a/linked");
  link("outside/y.png", "a/y.png");
  link("a", "a/self");
  link("a", "outside/back");
  link("a/loop", "a/loop");
  link("nothing", "a/nothing");
  link("b/w", "b/again");
  expect(Object.keys(find(siteDir, "a"))).toEqual(["linked/y.png", "x.png", "y.png"]);
  expect(Object.keys(find(siteDir, "b"))).toEqual(["again/z.png", "w/z.png"]);
});
