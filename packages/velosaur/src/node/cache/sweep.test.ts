import path from "../system/path.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { listNames, writeFiles } from "../__fixtures__/folders.ts";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { KEPT_BUILDS, markUsed, sweepCache } from "./sweep.ts";

let cacheDir: string;
beforeEach(() => {
  cacheDir = writeSite({
    "en/bundles/x": "",
    "fr/bundles/x": "",
    "vite/deps": "",
    "used.json": "",
    "unused.json": "",
    "modules/used": "",
    "modules/unused": "",
  });
  for (const name of [
    "en",
    "fr",
    "vite",
    "used.json",
    "unused.json",
    "modules/used",
    "modules/unused",
  ])
    markUsed(path.join(cacheDir, name), 0);
});
afterAll(removeSites);

const HOUR = 3_600_000;

/** An hour lies between two builds. */
function build(number: number): void {
  const startedAt = number * HOUR;
  for (const name of ["en", "used.json", "modules/used", "none"])
    markUsed(path.join(cacheDir, name), startedAt + 1);
  sweepCache(cacheDir, startedAt);
}

test("what no build has used for a while goes; what is the dev server's stays", () => {
  for (let number = 1; number < KEPT_BUILDS; number++) build(number);
  expect(listNames(cacheDir)).toContain("unused.json");
  build(KEPT_BUILDS);
  expect(listNames(cacheDir)).toEqual(["builds.json", "en", "modules", "used.json", "vite"]);
  expect(listNames(path.join(cacheDir, "modules"))).toEqual(["used"]);
});

test("what comes back in time stays, and a damaged list of builds does no harm", () => {
  for (let number = 1; number < KEPT_BUILDS; number++) build(number);
  markUsed(path.join(cacheDir, "fr"), 5 * HOUR);
  build(KEPT_BUILDS);
  expect(listNames(cacheDir)).toContain("fr");
  writeFiles(cacheDir, { "builds.json": "half" });
  for (let number = 20; number < 20 + KEPT_BUILDS; number++) build(number);
  expect(listNames(cacheDir)).not.toContain("fr");
});
