import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { listFiles } from "../content/find-files.ts";
import { findStaticFiles } from "../output/static-files.ts";
import { MAX_LINKED_FILES } from "./leaving-links.ts";

afterAll(removeSites);

const finders: [string, (folder: string) => string[]][] = [
  ["content", listFiles],
  ["static", (folder) => findStaticFiles([folder]).map(({ name }) => name)],
];

test.each(finders)("%s files behind a link that leaves the folder", (_title, find) => {
  const siteDir = writeSite({
    "files/a.md": "",
    "outside/b.md": "",
    "outside/deep/c.md": "",
    "further/d.md": "",
  });
  const link = (target: string, name: string): void =>
    symlinkSync(path.join(siteDir, target), path.join(siteDir, name));
  link("outside", "files/linked");
  link("further", "outside/further");
  link("further/d.md", "outside/d.md");
  expect(find(path.join(siteDir, "files")).toSorted()).toEqual([
    "a.md",
    "linked/b.md",
    "linked/d.md",
    "linked/deep/c.md",
  ]);
});

test.each(finders)("%s files behind a link are limited in number", (_title, find) => {
  const siteDir = writeSite({ "files/a.md": "" });
  mkdirSync(path.join(siteDir, "many"));
  for (let index = 0; index <= MAX_LINKED_FILES; index++)
    writeFileSync(path.join(siteDir, "many", `${index}.md`), "");
  const found = (): string[] => find(path.join(siteDir, "files"));
  expect(found()).toHaveLength(1);
  symlinkSync(path.join(siteDir, "many"), path.join(siteDir, "files/linked"));
  expect(found).toThrow(`many, which has more than ${MAX_LINKED_FILES} files.`);
});

test.runIf(process.platform === "linux").each(finders)(
  "%s files: a link to what the system tells of a process comes to an end",
  (_title, find) => {
    const siteDir = writeSite({ "files/a.md": "" });
    symlinkSync("/proc/self", path.join(siteDir, "files/process"));
    let found: string[];
    try {
      found = find(path.join(siteDir, "files"));
    } catch (error) {
      expect(String(error)).toContain(`more than ${MAX_LINKED_FILES} files`);
      return;
    }
    expect(found).toContain("a.md");
  },
);
