import { mkdirSync, symlinkSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { checkServedFolder, findSiteDir } from "./site-folder.ts";

afterAll(removeSites);

test("a folder that isn't there", () => {
  const dir = path.join(writeSite({}), "gone");
  expect(() => findSiteDir(dir)).toThrow(`The folder ${dir} does not exist.`);
});

test("a folder that has almost the name", () => {
  const dir = writeSite({ "website/docusaurus.config.js": "" });
  expect(() => findSiteDir(path.join(dir, "webiste"))).toThrow(
    `The folder ${dir}/webiste does not exist. Did you mean "website"?`,
  );
});

test("a file in place of the folder", () => {
  const file = path.join(writeSite({ "docusaurus.config.js": "" }), "docusaurus.config.js");
  expect(() => findSiteDir(file)).toThrow(`${file} is a file, and no folder of a site.`);
});

test("a folder below a file", () => {
  const file = path.join(writeSite({ "README.md": "" }), "README.md");
  expect(() => findSiteDir(path.join(file, "site"))).toThrow(
    `The folder ${file}/site does not exist.`,
  );
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
