// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { benchmark } from "./benchmark.mjs";
import { buildKinds } from "./build.mjs";
import { createOutput } from "./test-output.mjs";

/** @import { Builder } from "./peers/builder.mjs" */

/** Stands in for a builder: each page becomes a file with its Markdown, and builds leave a cache. */
const fakeBuild = `
import fs from "node:fs";
import path from "node:path";
const [siteDir, outDir, ignoresEdits] = process.argv.slice(2);
const isCold = !fs.existsSync(path.join(siteDir, "cache"));
fs.appendFileSync(path.join(siteDir, "../builds"), isCold ? "cold " : "warm ");
fs.mkdirSync(path.join(siteDir, "cache"), { recursive: true });
for (const name of isCold || !ignoresEdits ? fs.readdirSync(path.join(siteDir, "docs"), { recursive: true }) : []) {
  if (!name.endsWith(".md")) continue;
  const folder = path.join(outDir, name.slice(0, -3));
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "index.html"), fs.readFileSync(path.join(siteDir, "docs", name)));
}
`;

// Before each build the disk is flushed, which takes as long as the machine has been busy.
describe("benchmark", { timeout: 120_000 }, () => {
  it("builds cold, unchanged and edited, in turns", async () => {
    const workDir = createOutput({ "build.mjs": fakeBuild });
    const round = [
      "cold one",
      "cold two",
      "unchanged one",
      "unchanged two",
      "edited one",
      "edited two",
    ];
    /** @type {string[]} */
    const lines = [];
    const builders = [createFake(workDir, "one"), createFake(workDir, "two")];
    const measurements = await benchmark({
      builders,
      pageCount: 4,
      rounds: 2,
      workDir,
      log: (line) => lines.push(line),
    });

    expect(
      measurements.map(({ builder, pages, articleCount }) => [builder, pages, articleCount]),
    ).toEqual([
      ["one", 4, 1],
      ["two", 4, 1],
    ]);
    for (const { builds, htmlBytes } of measurements) {
      for (const kind of buildKinds) expect(builds[kind]).toHaveLength(2);
      expect(builds.cold[0].seconds).toBeGreaterThan(0);
      expect(htmlBytes).toBeGreaterThan(9000);
    }
    expect(
      lines.map((line) =>
        line
          .match(/(\w+): (\w+)/)
          ?.slice(1)
          .join(" "),
      ),
    ).toEqual([...round, ...round]);
    expect(readFileSync(path.join(workDir, "4/one/builds"), "utf8")).toBe(
      "cold warm warm cold warm warm ",
    );
  });

  it("takes no figure from a build that left out the edit", async () => {
    const workDir = createOutput({ "build.mjs": fakeBuild });
    const builders = [createFake(workDir, "lazy", ["ignores edits"])];
    await expect(
      benchmark({ builders, pageCount: 4, rounds: 1, workDir, log: () => {} }),
    ).rejects.toThrow("lazy did not build the edit of /section-01/category-01/page-04/.");
  });
});

/**
 * @param {string} workDir
 * @param {string} name
 * @param {string[]} args
 * @returns {Builder}
 */
function createFake(workDir, name, args = []) {
  return {
    name,
    label: name,
    corpus: "docusaurus",
    largestCorpus: Infinity,
    caches: ["cache"],
    check: async () => {},
    readVersion: () => "1.0.0",
    createCommand: ({ siteDir, outDir }) => ({
      command: process.execPath,
      args: [path.join(workDir, "build.mjs"), siteDir, outDir, ...args],
    }),
  };
}
