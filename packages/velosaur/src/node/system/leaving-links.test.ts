import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "./path.ts";
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

/** As in the system's folders of processes, of which each leads to all others. */
test.each(finders)(
  "%s files: a link to folders that link to each other comes to an end",
  (_title, find) => {
    const names = Array.from({ length: 20 }, (_, index) => `process-${index}`);
    const siteDir = writeSite({
      "files/a.md": "",
      ...Object.fromEntries(names.map((name) => [`system/${name}/status.md`, ""])),
    });
    const folder = (name: string): string => path.join(siteDir, "system", name);
    for (const from of names)
      for (const to of names)
        if (from !== to) symlinkSync(folder(to), path.join(folder(from), `task-${to}`));
    symlinkSync(path.join(siteDir, "system"), path.join(siteDir, "files/linked"));
    expect(find(path.join(siteDir, "files")).toSorted()).toEqual(
      ["a.md", ...names.map((name) => `linked/${name}/status.md`)].toSorted(),
    );
  },
);
