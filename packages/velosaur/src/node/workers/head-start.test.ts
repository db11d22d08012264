import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "../system/path.ts";
import { afterEach, expect, test } from "vitest";
import { INLINE_LIMIT } from "./threads.ts";
import { hasManyDocuments } from "./head-start.ts";

const siteDir = mkdtempSync(path.join(tmpdir(), "velosaur-head-start-"));
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

function writeDocuments(folder: string, count: number): void {
  mkdirSync(path.join(siteDir, folder), { recursive: true });
  for (let index = 0; index < count; index++)
    writeFileSync(path.join(siteDir, folder, `${index}.${index % 2 ? "md" : "mdx"}`), "");
}

test("a site with more documents than one thread takes gets threads at once", () => {
  writeDocuments("docs/a", INLINE_LIMIT);
  expect(hasManyDocuments(siteDir)).toBe(false);
  writeDocuments("blog", 1);
  expect(hasManyDocuments(siteDir)).toBe(true);
});

test("what packages and caches hold doesn't count, nor do other files", () => {
  writeDocuments("node_modules/a", INLINE_LIMIT + 1);
  writeDocuments(".docusaurus", INLINE_LIMIT + 1);
  mkdirSync(path.join(siteDir, "docs"));
  for (let index = 0; index <= INLINE_LIMIT; index++)
    writeFileSync(path.join(siteDir, "docs", `${index}.md.txt`), "");
  expect(hasManyDocuments(siteDir)).toBe(false);
});

test("a folder that can't be read has none", () => {
  expect(hasManyDocuments(path.join(siteDir, "missing"))).toBe(false);
});
