import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { listFiles, readOutput } from "./support/files.ts";
import { buildSite, createSite, readMessage, runVelosaur, type Site } from "./support/site.ts";
import { createSource } from "./support/offline-site.ts";
import { wholeSite } from "./support/whole-site.ts";

const listParts = (site: Site): string[] =>
  readdirSync(site.dir).filter((name) => name.startsWith("part-"));

/** As a machine that has nothing but the checkout, and what was handed to it. */
function forget(site: Site, names: string[]): void {
  for (const name of names) rmSync(site.path(name), { recursive: true, force: true });
}

const CACHE = ".docusaurus/velosaur";

/** All of the cache that isn't a bundle: to bundle three languages anew takes as long as all else together. */
const listAllButBundles = (site: Site): string[] =>
  readdirSync(site.path(CACHE), { withFileTypes: true }).flatMap(({ name, parentPath }) => {
    const inside = existsSync(path.join(parentPath, name, "bundles"))
      ? readdirSync(path.join(parentPath, name)).filter((inner) => inner !== "bundles")
      : undefined;
    return inside ? inside.map((inner) => `${CACHE}/${name}/${inner}`) : [`${CACHE}/${name}`];
  });

async function run(site: Site, ...args: string[]): Promise<string> {
  const { code, output } = await runVelosaur(site, args);
  expect(code, output).toBe(0);
  return output;
}

const listCounts = (output: string, pattern: RegExp): number[] =>
  [...output.matchAll(pattern)].map(([, count]) => Number(count));

const COMPILED = /compile +(\d+) documents?/g;
const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0);

/** Each of eight machines looks through three languages. */
const LONG = { timeout: 900_000 };

describe("a site with languages, versions, a blog, search and plugins", () => {
  const site = createSite("shards", wholeSite);
  let expected: Record<string, string>;
  let compiled: number;
  beforeAll(async () => {
    compiled = sum(listCounts(await run(site, "build"), COMPILED));
    expected = readOutput(site);
  });

  // The second machine has no cache in the first, each has nothing but bundles in the second, and the cache of the one
  // before in the others. What the second bundles has to be what the first has, which another command has bundled.
  test.for([
    { count: 2, cache: "none" },
    { count: 5, cache: "bundles" },
    { count: 1, cache: "last" },
    { count: 8, cache: "last" },
  ])("is the same, made of $count parts", LONG, async ({ count, cache }) => {
    forget(site, [...listAllButBundles(site), ...listParts(site), "build"]);
    const pages: number[] = [];
    for (let index = 1; index <= count; index++) {
      const part = await run(site, "build", "--shard", `${index}/${count}`, "-o", `part-${index}`);
      // Its own documents, and what has a say in the bundle.
      if (count === 5) expect(sum(listCounts(part, COMPILED))).toBeLessThan(compiled / 2.5);
      pages.push(...listCounts(part, /Built part \d+\/\d+: (\d+) of 222 pages/g));
      if (cache === "none") forget(site, [".docusaurus"]);
      if (cache === "bundles") forget(site, listAllButBundles(site));
    }
    expect(existsSync(site.path("build"))).toBe(false);
    expect(pages).toHaveLength(count);
    expect(sum(pages)).toBe(222);
    forget(site, [".docusaurus"]);
    const merged = await run(site, "merge", ...listParts(site).toReversed());
    expect(listCounts(merged, COMPILED)).toEqual([0, 0, 0]);
    expect(listCounts(merged, /render +(\d+) pages?/g)).toEqual([0, 0, 0]);
    expect(readOutput(site)).toEqual(expected);
  });

  test("a merge leaves a cache behind, from which the next build goes on", async () => {
    const output = await run(site, "build");
    expect(listCounts(output, /render +(\d+) pages?/g)).toEqual([0, 0, 0]);
    expect(readOutput(site)).toEqual(expected);
  });
});

test("the app's list of files and llms.txt are of all parts", async () => {
  const source = createSource({ offlineModeActivationStrategies: ["always"] });
  const themeConfig = { ...Object(source.config?.["themeConfig"]), markdownPages: true };
  const site = createSite("parts-of-an-app", {
    files: source.files,
    config: { ...source.config, themeConfig },
  });
  await run(site, "build");
  const expected = readOutput(site);
  for (const name of ["guide", "live", "post"]) {
    expect(expected["sw-precache.js"]).toContain(name);
    expect(expected["llms.txt"]).toContain(name);
  }
  forget(site, [...listAllButBundles(site), "build"]);
  for (const index of [1, 2])
    await run(site, "build", "--shard", `${index}/2`, "-o", `part-${index}`);
  forget(site, [".docusaurus"]);
  await run(site, "merge", ...listParts(site));
  const merged = readOutput(site);
  const names = Object.keys({ ...expected, ...merged });
  expect(names.filter((name) => merged[name] !== expected[name])).toEqual([]);
});

describe("parts that don't make a site", () => {
  const page = (name: string): string => `# ${name}\n\nText of it.\n`;
  const site = createSite("bad-parts", {
    files: {
      "docs/index.md": `---\nslug: /\n---\n\n${page("Start")}`,
      ...Object.fromEntries(
        Array.from({ length: 9 }, (_, index) => [`docs/page-${index}.md`, page(`Page ${index}`)]),
      ),
    },
  });
  const buildPart = (shard: string, folder: string): Promise<string> =>
    run(site, "build", "--shard", shard, "--out-dir", folder);
  const merge = async (...folders: string[]): Promise<string> => {
    const result = await runVelosaur(site, ["merge", ...folders]);
    expect(result.code).toBe(1);
    expect(existsSync(site.path("build"))).toBe(false);
    return readMessage(result);
  };
  const edit = async (file: string, from: string, to: string, step: () => Promise<unknown>) => {
    const before = site.read(file);
    site.write(file, before.replace(from, to));
    await step();
    site.write(file, before);
  };

  beforeAll(async () => {
    // The one with a bundle of its own comes first: the others are built with what the last one has left.
    await run(site, "build", "--shard", "2/2", "-o", "readable", "--no-minify");
    await edit("docusaurus.config.js", "Fixture", "Other", () => buildPart("2/2", "configured"));
    await edit("docs/page-3.md", "Text", "Other text", () => buildPart("2/2", "edited"));
    await buildPart("3/3", "third");
    await buildPart("2/2", "part-2");
    await buildPart("1/2", "part-1");
    cpSync(site.path("part-2"), site.path("cut"), { recursive: true });
    const [pack = ""] = readdirSync(site.path("cut/en/pages"));
    const [file] = readdirSync(site.path(`cut/en/pages/${pack}`));
    site.remove(`cut/en/pages/${pack}/${file}`);
    cpSync(site.path("part-2"), site.path("unfinished"), { recursive: true });
    site.remove("unfinished/part.json");
  });

  test.for([
    [["part-1"], "A part is missing: 2/2."],
    [["part-1", "part-2", "part-2"], "Part 2/2 is there twice: part-2 and part-2."],
    [["part-1", "third"], "third is one of 3 parts, part-1 one of 2."],
    [["part-1", "edited"], "edited and part-1 were built of other content."],
    [["part-1", "configured"], "configured and part-1 were built with another configuration."],
    [["part-1", "readable"], "readable and part-1 were built with other options of the build."],
    [["part-1", "cut"], /cut isn't whole: en\/pages\/\w+\.files\/0-0 is missing, or cut off\./],
    [["part-1", "unfinished"], "unfinished is no whole part: it holds no part.json"],
    [["part-1", "docs"], "docs is no whole part"],
    [["part-1", "nowhere"], "There is no folder nowhere."],
  ] as const)("%j", async ([folders, message]) => {
    const told = await merge(...folders);
    if (typeof message === "string") expect(told).toContain(message);
    else expect(told).toMatch(message);
    expect(told.match(/^error$/gm)).toHaveLength(1);
  });

  test("of another site than the one here", async () => {
    await edit("docs/page-3.md", "Text", "New text", async () => {
      expect(await merge("part-1", "part-2")).toContain(
        "The parts were built of other content than the site here has.",
      );
    });
    await edit("docusaurus.config.js", "Fixture", "Other", async () => {
      expect(await merge("part-1", "part-2")).toContain(
        "The parts were built with another configuration than the site here has.",
      );
    });
  });

  test("a folder that holds something else is no place for a part", async () => {
    const result = await runVelosaur(site, ["build", "--shard", "1/2", "-o", "docs"]);
    expect(result.code).toBe(1);
    expect(readMessage(result)).toContain("docs: it holds something else.");
    expect(site.read("docs/index.md")).toContain("Start");
  });

  test.for([
    ["0/3", "Of 3 shards, the first is 1 and the last is 3."],
    ["4/3", "Of 3 shards, the first is 1 and the last is 3."],
    ["a/b", "A shard is a number and how many there are."],
    ["1", "A shard is a number and how many there are."],
  ])("--shard %s", async ([given = "", message]) => {
    const env = { CI_NODE_INDEX: "2", CI_NODE_TOTAL: "3" };
    const result = await runVelosaur(site, ["build", "--shard", given], env);
    expect(result.code).not.toBe(0);
    expect(result.output).toContain(message);
    expect(result.output).toContain("`--shard $CI_NODE_INDEX/$CI_NODE_TOTAL`");
  });

  test("the last good output stays; a runner that is one of several is told, and builds all", async () => {
    const env = { BUILDKITE_PARALLEL_JOB: "1", BUILDKITE_PARALLEL_JOB_COUNT: "4" };
    const whole = await runVelosaur(site, ["build"], env);
    expect(whole.output).toContain(
      "--shard $((BUILDKITE_PARALLEL_JOB + 1))/$BUILDKITE_PARALLEL_JOB_COUNT",
    );
    expect(whole.output).toContain("Built 11 pages");
    const before = readOutput(site);
    const result = await runVelosaur(site, ["merge", "part-1"]);
    expect(result.code).toBe(1);
    expect(readOutput(site)).toEqual(before);
  });

  test("what a page needs that isn't there, the part tells, and none takes its place", async () => {
    await edit("docs/page-3.md", "Text", "![x](./no.png)", async () => {
      for (const shard of ["1/2", "2/2"]) {
        const result = await runVelosaur(site, ["build", "--shard", shard, "-o", "broken"]);
        if (result.code === 0) rmSync(site.path("broken"), { recursive: true });
        else expect(readMessage(result)).toContain("no.png");
      }
      expect(existsSync(site.path("broken"))).toBe(false);
    });
  });
});

test("a document that turns out to need the browser only when it is shown costs time, and nothing else", async () => {
  const site = createSite("late-parts", {
    files: {
      "docs/index.mdx": `---\nslug: /\n---\nimport { make } from "@site/src/make.js";\n\n<b onClick={make()}>Press</b>\n`,
      "docs/one.md": "# One\n\nText.\n",
      "docs/two.md": "# Two\n\nText.\n",
      "docs/three.md": "# Three\n\nText.\n",
      "src/make.js": "export const make = () => () => {};",
    },
  });
  await buildSite(site);
  const expected = readOutput(site);
  // One has the document, the other learns of it from nobody.
  for (const index of [1, 2]) {
    forget(site, [".docusaurus"]);
    await run(site, "build", "--shard", `${index}/2`, "-o", `part-${index}`);
  }
  forget(site, [".docusaurus", "build"]);
  await run(site, "merge", "part-1", "part-2");
  expect(readOutput(site)).toEqual(expected);
});

describe("pages of parts", () => {
  const site = createSite("pages-of-parts", {
    config: { plugins: ["./own-plugin.js"] },
    files: {
      "own-plugin.js": 'export default () => ({ name: "own" });\n',
      "docs/index.md": "---\nslug: /\n---\n# Start\n\nText.\n",
      ...Object.fromEntries(
        Array.from({ length: 9 }, (_, at) => [`docs/page-${at}.md`, `# Page ${at}\n\nText.\n`]),
      ),
    },
  });
  let expected: Record<string, string>;
  beforeAll(async () => {
    await buildSite(site);
    expected = readOutput(site);
  });

  /** Of a site that has never been built, but for its bundle. */
  const buildParts = async (count = 2): Promise<string> => {
    forget(site, [...listAllButBundles(site), ...listParts(site), "build"]);
    let output = "";
    for (let index = 1; index <= count; index++)
      output += await run(site, "build", "--shard", `${index}/${count}`, "-o", `part-${index}`);
    return output;
  };
  const mergeParts = (): Promise<string> => {
    forget(site, [".docusaurus"]);
    return run(site, "merge", ...listParts(site));
  };
  const listPageFiles = (folder: string): string[] =>
    listFiles(site.path(folder)).map((name) => site.path(`${folder}/${name}`));
  const listPages = (): string[] =>
    listParts(site).flatMap((part) => listPageFiles(`${part}/en/pages`));
  const readPages = (): string[] => listPages().map((file) => readFileSync(file, "utf8"));

  test("are linked into the site, and not copied", async () => {
    await buildParts();
    await mergeParts();
    const numbers = listPages().map((file) => statSync(file).ino);
    expect(numbers).toContain(statSync(site.path("build/page-3/index.html")).ino);
    expect(readOutput(site)).toEqual(expected);
  });

  test("are all in one, where one is all there is", async () => {
    expect(await buildParts(1)).toContain("Built part 1/1: 11 of 11 pages");
    expect(listCounts(await mergeParts(), /render +(\d+) pages?/g)).toEqual([0]);
    expect(readOutput(site)).toEqual(expected);
  });

  test("are whole, even if the cache that they come from isn't", async () => {
    await buildParts();
    const files = listPageFiles(".docusaurus/velosaur/en/pages");
    const damaged = files.filter((file) => /^<!.*<h1>Page/s.test(readFileSync(file, "utf8")));
    expect(damaged.length).toBeGreaterThan(1);
    for (const file of damaged) {
      const text = readFileSync(file, "utf8");
      rmSync(file);
      writeFileSync(file, text.replace("<h1>Page", "<h1>Rage"));
    }
    // The cache is that of the second.
    const again = await run(site, "build", "--shard", "2/2", "-o", "part-2");
    expect(listCounts(again, /render +(\d+) pages?/g)).toEqual([damaged.length]);
    await mergeParts();
    expect(readOutput(site)).toEqual(expected);
  });

  test("stay as they are where a plugin writes to files of the site", async () => {
    site.write(
      "own-plugin.js",
      `import { appendFileSync } from "node:fs";
export default () => ({
  name: "own",
  postBuild: ({ outDir }) => appendFileSync(outDir + "/page-3/index.html", "<!-- rewritten -->"),
});\n`,
    );
    await buildParts();
    const before = readPages();
    await mergeParts();
    expect(site.read("build/page-3/index.html")).toContain("<!-- rewritten -->");
    expect(readPages()).toEqual(before);
  });
});

test("the bundle of the parts is taken, whatever was bundled before where they are merged", async () => {
  const site = createSite("merged-bundle", {
    files: {
      "docs/index.md": "---\nslug: /\n---\n# Start\n",
      "src/pages/own.js": "export default () => <main>Before</main>;",
    },
  });
  await buildSite(site);
  cpSync(site.path(".docusaurus"), site.path("before"), { recursive: true });
  forget(site, [".docusaurus", "build"]);
  site.write("src/pages/own.js", "export default () => <main>After</main>;");
  for (const index of [1, 2])
    await run(site, "build", "--shard", `${index}/2`, "-o", `part-${index}`);
  forget(site, [".docusaurus"]);
  renameSync(site.path("before"), site.path(".docusaurus"));
  await run(site, "merge", "part-1", "part-2");
  const listBundle = (folder: string): number[] =>
    listFiles(site.path(folder)).map((name) => statSync(site.path(`${folder}/${name}`)).ino);
  // A file that was made again would be another.
  expect(listBundle(".docusaurus/velosaur/en/bundles")).toEqual(listBundle("part-1/en/bundles"));
  expect(site.read("build/own/index.html")).toContain("After");
});
