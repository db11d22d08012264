import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { Worker } from "node:worker_threads";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readFiles } from "../__fixtures__/folders.ts";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { type BodyPlace, packFile, prunePacks, readBody, writeBodies } from "./body-packs.ts";

let cacheDir: string;
beforeEach(() => {
  cacheDir = path.join(writeSite({}), "cache");
});
afterAll(removeSites);

const keep = (text: string): BodyPlace => writeBodies(cacheDir, [text])[0] as BodyPlace;
const fileOf = ({ pack }: BodyPlace): string => packFile(cacheDir, pack);

test("bodies that are written together share a file, and each is read back", () => {
  const texts = ["one", "körper \u2028", "", "one"];
  const places = writeBodies(cacheDir, texts);
  expect(places.map((place) => readBody(cacheDir, place))).toEqual(texts);
  expect(Object.keys(readFiles(cacheDir))).toEqual([`documents/${places[0]?.pack}`]);
  expect(places[0]?.hash).toBe(places[3]?.hash);
});

test("a batch in which nothing could be compiled leaves no file", () => {
  expect(writeBodies(cacheDir, [])).toEqual([]);
  expect(existsSync(cacheDir)).toBe(false);
});

test.each<[string, (file: string) => void]>([
  ["cut off", (file) => writeFileSync(file, "bo")],
  ["another", (file) => writeFileSync(file, "other")],
  ["empty", (file) => writeFileSync(file, "")],
  ["gone", (file) => rmSync(file)],
  ["a folder", (file) => (rmSync(file), mkdirSync(file))],
])("a damaged body counts as none: %s", (_title, damage) => {
  const place = keep("body");
  damage(fileOf(place));
  expect(readBody(cacheDir, place)).toBeUndefined();
});

test("a damaged body can be written again, also when its folder went away meanwhile", () => {
  writeFileSync(fileOf(keep("body")), "bo");
  expect(readBody(cacheDir, keep("body"))).toBe("body");
  rmSync(cacheDir, { recursive: true });
  expect(readBody(cacheDir, keep("body"))).toBe("body");
});

test("a damaged body of several is found where it was made again", () => {
  const [first, second] = writeBodies(cacheDir, ["first", "second"]) as [BodyPlace, BodyPlace];
  writeFileSync(fileOf(first), "firstsecomd");
  expect([first, second].map((place) => readBody(cacheDir, place))).toEqual(["first", undefined]);
  keep("second");
  expect(readBody(cacheDir, second)).toBe("second");
});

test("packs that nothing uses are removed, and half files", () => {
  const [used, unused] = [keep("used"), keep("unused")];
  writeFileSync(`${fileOf(used)}.123-0`, "half");
  prunePacks(cacheDir, new Set([used.pack]));
  expect(Object.values(readFiles(cacheDir))).toEqual(["used"]);
  expect(readBody(cacheDir, unused)).toBeUndefined();
  prunePacks(path.join(cacheDir, "none"), new Set());
});

test("threads may write one pack at once", async () => {
  // Node itself may not read TypeScript here: the source is stripped of its types first.
  const { transformWithOxc } = await import("vite");
  const strip = async (name: string): Promise<string> => {
    const file = path.join(import.meta.dirname, name);
    return (await transformWithOxc(readFileSync(file, "utf8"), file)).code;
  };
  const toUrl = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
  const [packs, hash, ownPath] = await Promise.all(
    ["packs.ts", "hash.ts", "../system/path.ts"].map(strip),
  );
  const url = toUrl(
    packs!.replace("./hash.ts", toUrl(hash!)).replace("../system/path.ts", toUrl(ownPath!)),
  );
  const source = `
    import { parentPort } from "node:worker_threads";
    import { writePack } from ${JSON.stringify(url)};
    for (let i = 0; i < 1000; i++) writePack(${JSON.stringify(cacheDir)}, [[Buffer.from("same")]]);`;
  const workers = Array.from({ length: 3 }, () => new Worker(new URL(toUrl(source))));
  const ends = workers.map(
    (worker) =>
      new Promise((resolve) => {
        worker.once("error", resolve);
        worker.once("exit", resolve);
      }),
  );
  expect(await Promise.all(ends)).toEqual([0, 0, 0]);
  expect(Object.values(readFiles(cacheDir))).toEqual(["same"]);
});
