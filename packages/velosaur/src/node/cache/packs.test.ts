import { writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { readFiles } from "../__fixtures__/folders.ts";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { type PackPlace, readPiece, removePacks, tidyPacks, writePack } from "./packs.ts";

let folder: string;
beforeEach(() => {
  folder = path.join(writeSite({}), "packs");
});
afterAll(removeSites);

const write = (...texts: string[]): PackPlace[] =>
  writePack(
    folder,
    texts.map((text) => [Buffer.from(text)]),
  );
const read = (places: readonly PackPlace[]): (string | undefined)[] =>
  places.map((place) => readPiece(folder, place)?.toString());
const countBytes = (): number => Object.values(readFiles(folder)).join("").length;

describe("packs with pieces that nobody uses any more", () => {
  test("stay as they are while that is little", () => {
    const places = write("a".repeat(100), "b".repeat(20));
    expect(tidyPacks(folder, places.slice(0, 1))).toBeUndefined();
    expect(tidyPacks(folder, [])).toBeUndefined();
  });

  test("give what is used to another pack, once it is much", () => {
    const [first, , third] = write("a".repeat(100), "b".repeat(90), "c") as [
      PackPlace,
      PackPlace,
      PackPlace,
    ];
    const [whole] = write("whole") as [PackPlace];
    const tidied = tidyPacks(folder, [third, whole, first, first]) ?? [];
    removePacks(folder, new Set(tidied.map(({ pack }) => pack)));
    expect(read(tidied)).toEqual(["c", "whole", "a".repeat(100), "a".repeat(100)]);
    expect(tidied[1]).toEqual(whole);
    expect(countBytes()).toBe(106);
  });

  test("leave a damaged piece where it is", () => {
    const [first, second] = write("first", "second", "b".repeat(90)) as [PackPlace, PackPlace];
    const file = path.join(folder, first.pack);
    writeFileSync(file, `firstsecomd${"b".repeat(90)}`);
    const tidied = tidyPacks(folder, [first, second]) ?? [];
    expect(tidied[1]).toEqual(second);
    expect(read(tidied)).toEqual(["first", undefined]);
  });

  test("hold no more than a quarter of what is used, however often one is edited", () => {
    const pieces = Array.from({ length: 40 }, (_, index) => `${index} `.padEnd(1000, "x"));
    let places = [0, 8, 16, 24, 32].flatMap((start) => write(...pieces.slice(start, start + 8)));
    for (let edit = 0; edit < 50; edit++) {
      const tidied = tidyPacks(folder, places) ?? places;
      places = tidied.with((edit * 7) % 40, write(`${edit} `.padEnd(1000, "y"))[0]!);
      removePacks(folder, new Set(places.map(({ pack }) => pack)));
    }
    expect(read(places).every((text) => text?.length === 1000)).toBe(true);
    expect(countBytes()).toBeLessThanOrEqual(40_000 * 1.25 + 1000);
  });
});
