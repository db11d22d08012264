// @ts-check
import { execFileSync } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createOutput } from "../test-output.mjs";
import { readCounts } from "./counts.mjs";
import { measureScenario } from "./measure-scenario.mjs";
import { postsFiles } from "./posts.mjs";
import { writeHistory } from "./history.mjs";
import { levelFiles } from "./levels.mjs";
import { gitVersions, level, posts, versions } from "./scenarios.mjs";
import { gitVersionsFiles, versionsFiles, versionsHistory } from "./versions.mjs";

/** @import { Builder } from "../peers/builder.mjs" */

describe("a site of versions", () => {
  const files = new Map(versionsFiles({ versions: 20, pages: 40 }));
  const folders = [...Array(20).keys()].map((number) => `versioned_docs/version-${number + 1}.0`);

  it("has a frozen set of docs for each, the newest named first", () => {
    const names = JSON.parse(files.get("versions.json") ?? "");
    expect([names.length, names[0], names[19]]).toEqual([20, "20.0", "1.0"]);
    for (const folder of [...folders, "docs"]) expect(textsOf(folder)).toHaveLength(40);
    expect([...files.keys()].filter((name) => name.startsWith("versioned_sidebars"))).toHaveLength(
      20,
    );
  });

  it("rewrites one page of twenty from each version to the next", () => {
    for (const [number, folder] of folders.entries()) {
      const next = textsOf(folders[number + 1] ?? "docs");
      const changed = textsOf(folder).filter((text, index) => text !== next[index]);
      expect(changed, folder).toHaveLength(2);
    }
    expect(new Set([...folders, "docs"].flatMap(textsOf)).size).toBe(40 + 20 * 2);
  });

  it("is its current docs alone, without versions", () => {
    const alone = new Map(versionsFiles({ versions: 0, pages: 40 }));
    expect(alone.has("versions.json")).toBe(false);
    expect([...alone.keys()].filter((name) => /page-\d+\.md$/.test(name))).toHaveLength(40);
  });

  /** @param {string} folder */
  function textsOf(folder) {
    const names = [...files.keys()].filter((name) => name.startsWith(`${folder}/`));
    return names.filter((name) => name.endsWith(".md")).map((name) => files.get(name));
  }
});

describe("a site of versions out of Git", () => {
  it("has the docs that are copied elsewhere, and the same names in the same order", () => {
    const size = { versions: 20, pages: 40 };
    const copied = new Map(versionsFiles(size));
    const files = new Map(gitVersionsFiles(size));
    const { presets } = JSON.parse(
      files.get("docusaurus.config.js")?.replace(/^export default |;\n$/g, "") ?? "",
    );
    const { versions: refs } = presets[0][1].docs;
    expect(Object.keys(refs)).toEqual(JSON.parse(copied.get("versions.json") ?? ""));
    const home = createOutput({});
    writeHistory(home, versionsHistory(size));
    const show = (/** @type {string[]} */ ...args) =>
      execFileSync("git", args, { cwd: home, encoding: "utf8" });
    for (const [name, { ref }] of Object.entries(refs)) {
      const folder = `versioned_docs/version-${name}/`;
      const names = [...copied.keys()].filter((file) => file.startsWith(folder));
      const listed = show("ls-tree", "-r", "--name-only", ref, "docs/").trim().split("\n");
      expect(listed.toSorted()).toEqual(
        names.map((file) => `docs/${file.slice(folder.length)}`).toSorted(),
      );
      const [page = ""] = names.filter((file) => file.endsWith("page-04.md"));
      const text = show("show", `${ref}:docs/${page.slice(folder.length)}`);
      expect(text).toBe(copied.get(page));
    }
  });
});

describe("a site of posts", () => {
  const files = new Map(postsFiles({ posts: 400, tags: 60 }));
  const texts = [...files].filter(([name]) => name.startsWith("blog/")).map(([, text]) => text);

  it("has a hundred posts a year, each on a day of its own", () => {
    const dates = texts.map((text) => /^date: (\S+)$/m.exec(text)?.[1] ?? "");
    expect(new Set(dates).size).toBe(400);
    for (const year of ["2022", "2023", "2024", "2025"])
      expect(dates.filter((date) => date.startsWith(year))).toHaveLength(100);
  });

  it("spreads the tags evenly, three to a post", () => {
    /** @type {Map<string, number>} */
    const uses = new Map();
    for (const text of texts) {
      const tags = new Set(JSON.parse(/^tags: (.+)$/m.exec(text)?.[1] ?? ""));
      expect(tags.size).toBe(3);
      for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1);
    }
    expect([uses.size, new Set(uses.values())]).toEqual([60, new Set([20])]);
  });

  it("shows the first paragraph of a post in lists", () => {
    expect(texts[7].split("{/* truncate */}")[0]).toMatch(
      /---\n\nHarbour note number 8 stands here\.\n\n$/,
    );
  });

  it("links to posts that are there", () => {
    const targets = texts.flatMap((text) =>
      [...text.matchAll(/\]\(\.\/(.+?\.md)\)/g)].map(([, name]) => name),
    );
    expect(targets).toHaveLength(1200);
    for (const target of targets) expect(files.has(`blog/${target}`), target).toBe(true);
  });
});

describe("a site of one level", () => {
  it("has all docs in one folder, which link to each other", () => {
    const files = new Map(levelFiles({ docs: 60, folder: "harbour/" }));
    const names = [...files.keys()].filter(
      (name) => name.endsWith(".md") && name !== "src/pages/index.md",
    );
    expect(names).toHaveLength(60);
    for (const name of names) {
      expect(name).toMatch(/^docs\/harbour\/[\w-]+\.md$/);
      const links = [...(files.get(name) ?? "").matchAll(/\]\(\.\/(.+?\.md)\)/g)];
      expect(links.length).toBeGreaterThan(0);
      for (const [, target] of links)
        expect(files.has(`docs/harbour/${target}`), target).toBe(true);
    }
  });

  it("has as many languages as are asked for, each once", () => {
    const config =
      new Map(levelFiles({ docs: 1, languages: 300 })).get("docusaurus.config.js") ?? "";
    const { i18n } = JSON.parse(config.replace(/^export default |;\n$/g, ""));
    expect(new Set(i18n.locales).size).toBe(300);
    expect([i18n.defaultLocale, i18n.locales[0]]).toEqual(["en", "en"]);
    for (const name of i18n.locales) expect(new Intl.Locale(name).language).toBe(name);
  });
});

describe("the counts of a build", () => {
  it("are read from its lines", () => {
    const log =
      "  ✓ compile      4,001 documents 20.7 s\n  ✓ render       1 pages 32.3 s\n  ✓ render       2 pages 1 s\nBuilt 2,804 pages in 58.5 s → build\n";
    expect(readCounts(log)).toEqual({ pages: 2804, compiled: 4001, rendered: 3 });
  });

  it("are asked for in vain of a build that tells nothing", () => {
    expect(() => readCounts("done")).toThrow("The build printed no line like /^Built");
  });
});

/** Stands in for the engine: it shows the edited page, and says that it rendered as often as it was called. */
const fakeBuild = `
import fs from "node:fs";
import path from "node:path";
const [siteDir, outDir, source, page] = process.argv.slice(2);
const cache = path.join(siteDir, "cache");
fs.appendFileSync(cache, "x");
fs.mkdirSync(path.join(outDir, page), { recursive: true });
fs.copyFileSync(path.join(siteDir, source), path.join(outDir, page, "index.html"));
console.log("compile 1 documents\\nrender " + fs.statSync(cache).size + " pages\\nBuilt 9 pages");
`;

// Before each build the disk is flushed, which takes as long as the machine has been busy.
describe("measureScenario", { timeout: 120_000 }, () => {
  it.each([
    [versions({ versions: 2, pages: 20 }), "docs/next/section-01/category-01/page-04"],
    [gitVersions({ versions: 2, pages: 20 }), "docs/next/section-01/category-01/page-04"],
    [versions({ versions: 0, pages: 20 }), "docs/section-01/category-01/page-04"],
    [posts({ posts: 8, tags: 4 }), "blog/section-01-category-01-page-04"],
    [level({ docs: 8, folder: "harbour/" }), "docs/harbour/section-01-category-01-page-04"],
  ])("builds %o cold, unchanged and edited, and counts", async (scenario, page) => {
    const workDir = createOutput({ "build.mjs": fakeBuild });
    const script = path.join(workDir, "build.mjs");
    /** @type {Builder} */
    const builder = {
      name: "fake",
      label: "Fake",
      corpus: "docusaurus",
      largestCorpus: Infinity,
      caches: ["cache"],
      check: async () => {},
      readVersion: () => "1",
      createCommand: ({ siteDir, outDir }) => ({
        command: process.execPath,
        args: [script, siteDir, outDir, scenario.editedFile, page],
      }),
    };
    const measured = await measureScenario({
      builder,
      scenario,
      rounds: 1,
      workDir,
      log: () => {},
    });
    expect(measured.scenario).toBe(scenario.name);
    const counts = (/** @type {number} */ rendered) => ({ pages: 9, compiled: 1, rendered });
    expect(measured.counts).toEqual({ cold: counts(1), unchanged: counts(2), edited: counts(3) });
    expect(measured.builds.edited).toHaveLength(1);
    expect(measured.htmlBytes).toBeGreaterThan(9000);
  });
});
