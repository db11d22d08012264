import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "../../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../../__fixtures__/write-site.ts";
import { keepSharedData } from "./keep-shared-data.ts";

afterAll(removeSites);

test("what is there already isn't written again; what is damaged is, and what nobody needs goes", () => {
  const cacheDir = writeSite({});
  const both = new Map([
    ["/assets/data/one-12345678.json", "[1]"],
    ["/assets/data/two-12345678.json", "[2]"],
  ]);
  const { "/assets/data/one-12345678.json": one = "", "/assets/data/two-12345678.json": two = "" } =
    keepSharedData(both, cacheDir);
  expect([one, two].map((file) => readFileSync(file, "utf8"))).toEqual(["[1]", "[2]"]);
  const before = statSync(one, { bigint: true }).ctimeNs;
  writeFileSync(two, "[3]");
  keepSharedData(both, cacheDir);
  expect(statSync(one, { bigint: true }).ctimeNs).toBe(before);
  expect(readFileSync(two, "utf8")).toBe("[2]");
  keepSharedData(new Map([...both].slice(0, 1)), cacheDir);
  expect(readdirSync(path.dirname(one))).toEqual(["one-12345678.json"]);
});
