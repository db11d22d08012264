import { readdirSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { clear } from "./clear.ts";

afterAll(removeSites);

it("removes what commands wrote, and nothing else", async () => {
  const siteDir = writeSite({
    "build/index.html": "",
    "build/.fr.next/files/index.html": "",
    ".build.next/files/index.html": "",
    ".docusaurus/x.json": "",
    "node_modules/.cache/velosaur/a": "",
    "node_modules/.cache/other/a": "",
    "docs/build/a.md": "",
  });
  expect(await clear({ siteDir, options: {} })).toEqual([
    `${siteDir}/build`,
    `${siteDir}/.build.next`,
    `${siteDir}/.docusaurus`,
    `${siteDir}/node_modules/.cache/velosaur`,
  ]);
  expect(readdirSync(siteDir)).toEqual(["docs", "node_modules"]);
  expect(readdirSync(`${siteDir}/node_modules/.cache`)).toEqual(["other"]);
  expect(await clear({ siteDir, options: {} })).toEqual([]);
});
