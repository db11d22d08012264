import { existsSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { listNames } from "../__fixtures__/folders.ts";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { openCacheFolder } from "./cache-folder.ts";

afterAll(removeSites);

test("the site's own, which is made where it isn't", () => {
  const wanted = path.join(writeSite({}), ".docusaurus/velosaur");
  const cache = openCacheFolder(wanted);
  expect([cache.dir, cache.diagnostics, listNames(wanted)]).toEqual([wanted, [], []]);
  cache.close();
  expect(existsSync(wanted)).toBe(true);
});

test("one that can't be written is replaced for this time, and the author told", () => {
  const siteDir = writeSite({ ".docusaurus": "a file" });
  const cache = openCacheFolder(path.join(siteDir, ".docusaurus/velosaur"));
  writeFileSync(path.join(cache.dir, "x"), "");
  expect(cache.dir.startsWith(siteDir)).toBe(false);
  expect(
    cache.diagnostics.map(
      ({ severity, message }) => `${severity}: ${message.replace(siteDir, "<site>")}`,
    ),
  ).toEqual([
    "warning: The cache folder <site>/.docusaurus/velosaur can't be written (ENOTDIR): nothing is kept for the next build.",
  ]);
  cache.close();
  expect(existsSync(cache.dir)).toBe(false);
});
