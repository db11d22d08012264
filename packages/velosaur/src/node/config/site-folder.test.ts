import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { checkServedFolder, findSiteDir } from "./site-folder.ts";

afterAll(removeSites);

test("a folder that isn't there", () => {
  const dir = path.join(writeSite({}), "gone");
  expect(() => findSiteDir(dir)).toThrow(`The folder ${dir} does not exist.`);
});

test("folders that the bundler can't name, though a link leads there", () => {
  const dir = writeSite({});
  mkdirSync(path.join(dir, "why?"));
  symlinkSync(path.join(dir, "why?"), path.join(dir, "link"));
  expect(() => findSiteDir(path.join(dir, "link"))).toThrow("has a “?” in it");
});

test.each(["C# docs", "R&D", "100% [a] {b} $c!", "é"])("builds know %s", (name) => {
  const dir = path.join(writeSite({}), name);
  mkdirSync(dir);
  expect(findSiteDir(dir)).toBe(dir);
});

test("folders that the dev server can't serve", () => {
  expect(() => checkServedFolder("/home/C# docs")).toThrow("has a “#” in it: /home/C# docs");
  expect(() => checkServedFolder("/home/R&D")).not.toThrow();
  expect(() => checkServedFolder("/home/5%/site", "/home/5%/node_modules/velosaur")).toThrow(
    "has a “%” in it: /home/5%/node_modules/velosaur",
  );
  expect(() => checkServedFolder("/home/5%", "/home/5%/node_modules/velosaur")).not.toThrow();
});
