import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { readJsonFile, readJsonFileSync, writeJsonFile, writeJsonFileSync } from "./json-file.ts";

const value = { title: "Körper \u2028 \ud800", list: [1, null, true] };
let folder: string;
let file: string;
beforeEach(() => {
  folder = writeSite({});
  file = path.join(folder, "cache/a.json");
});
afterAll(removeSites);

test("a value comes back, and nothing is left beside it", async () => {
  await writeJsonFile(file, value);
  expect(await readJsonFile(file)).toEqual(value);
  writeJsonFileSync(file, { ...value, title: "other" });
  expect(readJsonFileSync(file)).toEqual({ ...value, title: "other" });
  expect(readdirSync(path.dirname(file))).toEqual(["a.json"]);
  // People may look into it.
  expect(JSON.parse(readFileSync(file, "utf8"))).toHaveLength(2);
});

test("values that JSON doesn't know are marked and revived", () => {
  writeJsonFileSync(file, { size: 5 }, (_key, entry) => (entry === 5 ? "five" : entry));
  const revive = vi.fn((_key: string, entry: unknown) => (entry === "five" ? 5 : entry));
  expect(readJsonFileSync(file, { mark: "five", revive })).toEqual({ size: 5 });
  revive.mockClear();
  expect(readJsonFileSync(file, { mark: "six", revive })).toEqual({ size: "five" });
  expect(revive).not.toHaveBeenCalled();
});

test("whatever bit a disk changes, the value is whole or there is none", async () => {
  await writeJsonFile(file, value);
  const bytes = readFileSync(file);
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const damaged = Buffer.from(bytes);
    damaged[bit >> 3]! ^= 1 << (bit & 7);
    writeFileSync(file, damaged);
    expect([undefined, value]).toContainEqual(readJsonFileSync(file));
  }
});

test.each(["", "[", "null", "{}", '["",{}]', '{"a":1}'])("no value: %s", async (text) => {
  await writeJsonFile(file, value);
  writeFileSync(file, text);
  expect(await readJsonFile(file)).toBeUndefined();
  expect(readJsonFileSync(path.join(folder, "absent.json"))).toBeUndefined();
});
