import {
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "../system/path.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { readFiles } from "../__fixtures__/folders.ts";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { writePack } from "../cache/packs.ts";
import { lookAt } from "../system/file-state.ts";
import {
  pageFolder,
  type PagePlace,
  prunePages,
  type RestoredBatch,
  restoreTask,
  writePages,
} from "./page-packs.ts";

let dir: string;
let cacheDir: string;
beforeEach(() => {
  dir = writeSite({});
  cacheDir = path.join(dir, "cache");
});
afterAll(removeSites);

const PAGES = [
  ["<p>one</p>", "{}"],
  ["<p>two</p>", "[]"],
];
const write = (areApart: boolean): PagePlace[] =>
  writePages(
    cacheDir,
    PAGES.map((files) => files.map((text) => Buffer.from(text))),
    areApart,
  );
const target = (index: number): string[] =>
  ["html", "json"].map((end) => path.join(dir, `${index}.${end}`));
/** Returns the numbers of pages that are missing. */
const restore = (places: readonly PagePlace[], mayLink = false): number[] =>
  restoreTo((index) => target(index), { places, mayLink }).missing;
function restoreTo(
  toFiles: (index: number) => string[],
  { places, mayLink }: { places: readonly PagePlace[]; mayLink: boolean },
): { looks: RestoredBatch; missing: number[] } {
  const pages = places.map((place, index) => ({ place, files: toFiles(index) }));
  const looks = restoreTask({ cacheDir, mayLink, pages });
  return { looks, missing: [...looks.keys()].filter((index) => looks[index] === undefined) };
}
const readTargets = (): string[][] =>
  PAGES.map((_, index) => target(index).map((file) => readFileSync(file, "utf8")));
const listKept = (): string[] => Object.keys(readFiles(pageFolder(cacheDir)));
/** Of the first page. */
function damage(name: string): void {
  const file = path.join(pageFolder(cacheDir), name);
  const bytes = readFileSync(file);
  bytes[3]! ^= 1;
  writeFileSync(file, bytes);
}

describe.each([true, false])("pages whose files lie apart: %s", (areApart) => {
  test("come back as they were", () => {
    expect(restore(write(areApart))).toEqual([]);
    expect(readTargets()).toEqual(PAGES);
    expect(listKept()).toHaveLength(areApart ? 4 : 1);
  });

  test("are told when they are damaged, and nothing is written for them", () => {
    const places = write(areApart);
    const [name = ""] = listKept();
    damage(name);
    expect(restore(places)).toEqual([0]);
    expect(readdirSync(dir).toSorted()).toEqual(["1.html", "1.json", "cache"]);
    expect(restore(write(areApart))).toEqual([]);
    expect(readTargets()).toEqual(PAGES);
  });

  test("are looked at where they lie now", () => {
    const { looks } = restoreTo(target, { places: write(areApart), mayLink: true });
    expect(looks).toEqual(PAGES.map((_, at) => target(at).map((file) => lookAt(file))));
    expect(looks[0]?.map(({ size }) => size)).toEqual([10, 2]);
  });

  test("are told when they are gone", () => {
    const places = write(areApart);
    rmSync(pageFolder(cacheDir), { recursive: true });
    expect(restore(places)).toEqual([0, 1]);
  });

  test("come into folders that are not there yet, but not where a file has a folder's name", () => {
    const places = write(areApart);
    const restoreBelow = (folder: string): number[] =>
      restoreTo(
        (at) => ["html", "json"].map((end) => path.join(dir, folder, `${at}/index.${end}`)),
        {
          places,
          mayLink: true,
        },
      ).missing;
    expect(restoreBelow("a/b")).toEqual([]);
    expect(readFileSync(path.join(dir, "a/b/1/index.html"), "utf8")).toBe("<p>two</p>");
    expect(restoreBelow("a/b/0/index.html")).toEqual([0, 1]);
  });

  test("have a second name where they may: files that lie apart alone", () => {
    expect(restore(write(areApart), true)).toEqual([]);
    expect(readTargets()).toEqual(PAGES);
    expect(statSync(target(0)[0] ?? "").nlink).toBe(areApart ? 2 : 1);
  });

  test("are otherwise files of their own", () => {
    const places = write(areApart);
    restore(places);
    for (const file of target(0)) appendFileSync(file, "more");
    expect(restore(places)).toEqual([]);
    expect(readTargets()).toEqual(PAGES);
  });
});

test("that an older engine has kept as they are, uncompressed, are made again", () => {
  const pieces = PAGES.map((files) => files.map((text) => Buffer.from(text)));
  const places = writePack(pageFolder(cacheDir), pieces).map((place) => ({
    ...place,
    lengths: [10, 2],
  }));
  expect(restore(places)).toEqual([0, 1]);
});

test("take less room than they are long, but for files that are linked", () => {
  const page = [Buffer.from("<p>one</p>".repeat(1000)), Buffer.from("{}".repeat(1000))];
  const [packed] = writePages(cacheDir, [page], false);
  const [apart] = writePages(cacheDir, [page], true);
  expect(packed?.length).toBeLessThan(200);
  expect(apart?.length).toBe(12_000);
  expect([packed, apart].map((place) => place?.lengths)).toEqual([
    [10_000, 2_000],
    [10_000, 2_000],
  ]);
});

test("of those that lie apart, the files of pages that nobody uses go", () => {
  const [first, second] = write(true);
  prunePages(pageFolder(cacheDir), second ? [second] : []);
  expect(listKept()).toHaveLength(2);
  expect(restore([first as PagePlace, second as PagePlace])).toEqual([0]);
});
