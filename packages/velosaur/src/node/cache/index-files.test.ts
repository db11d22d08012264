import { writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { listNames } from "../__fixtures__/folders.ts";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import {
  addIndexFile,
  type IndexPlace,
  readIndexFiles,
  removeIndexFiles,
  writeIndexFiles,
} from "./index-files.ts";

let place: IndexPlace;
let other: IndexPlace;
beforeEach(() => {
  place = { cacheDir: writeSite({}), name: "pages" };
  other = { cacheDir: writeSite({}), name: "pages" };
});
afterAll(removeSites);

test("indexes of other caches are read beside the own one, until one takes the place of all", async () => {
  await writeIndexFiles(place, Object.entries({ a: 1 }));
  await writeIndexFiles(other, Object.entries({ b: 2 }));
  addIndexFile(place, other, "1-of-2");
  await writeIndexFiles(other, Object.entries({ c: 3 }));
  addIndexFile(place, other, "2-of-2");
  expect(await readIndexFiles(place)).toEqual([{ b: 2 }, { c: 3 }, { a: 1 }]);
  await writeIndexFiles(place, Object.entries({ all: true }));
  expect(await readIndexFiles(place)).toEqual([{ all: true }]);
  expect(listNames(place.cacheDir)).toEqual(["pages.json"]);
});

test("files of other names are none, nor is a damaged one; they stay where they are", async () => {
  await writeIndexFiles({ ...place, name: "pages-of-old" }, []);
  writeFileSync(path.join(place.cacheDir, "pages.1-of-2.json"), "half");
  expect(await readIndexFiles(place)).toEqual([]);
  removeIndexFiles(place);
  expect(listNames(place.cacheDir)).toEqual(["pages-of-old.json"]);
  expect(await readIndexFiles({ cacheDir: path.join(place.cacheDir, "none"), name: "x" })).toEqual(
    [],
  );
});

test("a large one lies in several files, and leaves none behind when it shrinks", async () => {
  const entries = Array.from({ length: 12_000 }, (_, at) => [`page-${at}`, at] as const);
  await writeIndexFiles(place, entries, (some) => ({ some }));
  expect(listNames(place.cacheDir)).toEqual([
    "pages.from-10000.json",
    "pages.from-5000.json",
    "pages.json",
  ]);
  const read = await readIndexFiles<{ some: Record<string, number> }>(place);
  expect(Object.assign({}, ...read.map(({ some }) => some))).toEqual(Object.fromEntries(entries));
  await writeIndexFiles(place, entries.slice(0, 3));
  expect(listNames(place.cacheDir)).toEqual(["pages.json"]);
});
