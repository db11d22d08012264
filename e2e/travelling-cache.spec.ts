import { cpSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listFiles, readOutput } from "./support/files.ts";
import { createSite, openSite, runVelosaur, type Site } from "./support/site.ts";
import { wholeSite } from "./support/whole-site.ts";

const CACHE = ".docusaurus/velosaur";

interface Counts {
  compiled: number;
  rendered: number;
  /** Files of bundles that were written. */
  bundled: number;
}

/** What a build did, over all its languages. */
async function buildAndCount(site: Site): Promise<Counts> {
  const before = listBundles(site);
  const { code, output } = await runVelosaur(site, ["build"], { CI: "true" });
  expect(code, output).toBe(0);
  const sum = (pattern: RegExp): number =>
    [...output.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0);
  return {
    compiled: sum(/compile +(\d+) documents?/g),
    rendered: sum(/render +(\d+) pages?/g),
    bundled: listBundles(site).filter((file) => !before.includes(file)).length,
  };
}

/** With the number that the disk knows each file by. */
const listBundles = (site: Site): string[] =>
  listFiles(site.dir)
    .filter((name) => name.startsWith(CACHE) && name.includes("/bundles/"))
    .map((name) => `${name} ${statSync(site.path(name)).ino}`);

/** The site as another machine checks it out, with the cache that was kept: nothing else, and all times are others. */
function copySite(site: Site, name: string): Site {
  const copy = openSite(path.join(path.dirname(site.dir), name));
  rmSync(copy.dir, { recursive: true, force: true });
  cpSync(site.dir, copy.dir, { recursive: true });
  rmSync(copy.path("build"), { recursive: true });
  for (const file of listFiles(copy.dir)) utimesSync(copy.path(file), 1e9, 1e9);
  return copy;
}

/** Until the test ends, the site is nowhere to be found. */
function hideSite(site: Site): void {
  renameSync(site.dir, `${site.dir}-hidden`);
  onTestFinished(() => renameSync(`${site.dir}-hidden`, site.dir));
}

test("a build elsewhere, with the cache alone, makes what isn't in it and no more", async () => {
  const site = createSite("travelling-cache", wholeSite);
  rmSync(`${site.dir}-hidden`, { recursive: true, force: true });
  const cold = await buildAndCount(site);
  expect(cold.compiled).toBeGreaterThan(100);
  expect(cold.rendered).toBeGreaterThan(200);
  expect(cold.bundled).toBeGreaterThan(100);
  const expected = readOutput(site);

  const copy = copySite(site, "somewhere-else-with-its-cache");
  hideSite(site);
  expect(await buildAndCount(copy)).toEqual({ compiled: 0, rendered: 0, bundled: 0 });
  expect(readOutput(copy)).toEqual(expected);

  const next = copySite(copy, "the-next-commit");
  next.write("docs/guide/guide-2.md", "# Guide 2\n\nEdited.\n");
  // The German text of it is another file.
  expect(await buildAndCount(next)).toEqual({ compiled: 2, rendered: 2, bundled: 0 });
  const edited = readOutput(next);
  expect(edited["docs/next/guide/guide-2/index.html"]).toContain("Edited.");

  for (const folder of [".docusaurus", "build"]) rmSync(next.path(folder), { recursive: true });
  await buildAndCount(next);
  expect(readOutput(next)).toEqual(edited);
});
