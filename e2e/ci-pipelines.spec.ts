/** The pipelines that the docs offer to copy, run as GitHub's and GitLab's runners do: each job in a clone of its own. */

import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { installationDir, sitesDir } from "../scripts/setup/installation.mjs";
import { rootDir } from "../scripts/setup/paths.mjs";
import { joinNodeOptions } from "../scripts/setup/short-lived.mjs";
import { readFolder } from "./support/files.ts";
import { createSite, type Site } from "./support/site.ts";

const docs = readFileSync(path.join(rootDir, "docs/ci.md"), "utf8");

/** The pipeline that a block of the docs shows. */
function readPipeline(title: string): unknown {
  const blocks = [...docs.matchAll(/```yml title="([^"]+)"\n(.*?)```/gs)];
  const found = blocks.find(([, name]) => name === title);
  if (!found?.[2]) throw new Error(`docs/ci.md shows no ${title}.`);
  return parse(found[2]) as unknown;
}

const git = (cwd: string, ...args: string[]): void =>
  void execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.test", ...args], { cwd });

const DOCS = 8;

/**
 * Small, since some runners bundle it anew: that parts of a site that has everything make the same site,
 * `shards.spec.ts` shows. Two languages, a blog and some code are what a pipeline has to hand on.
 */
const site: Site = createSite("ci-origin", {
  config: {
    i18n: { defaultLocale: "en", locales: ["en", "de"] },
    presets: [["classic", { docs: {}, blog: { onUntruncatedBlogPosts: "ignore" } }]],
  },
  files: {
    ...Object.fromEntries(
      Array.from({ length: DOCS }, (_, index) => [
        `docs/guide-${index}.md`,
        `# Guide ${index}\n\n${`Sentence ${index}. `.repeat(3 * index + 1)}\n`,
      ]),
    ),
    "i18n/de/docusaurus-plugin-content-docs/current/guide-3.md": "# Anleitung 3\n",
    "blog/2024-01-10-post.md": "---\ntitle: Post\n---\n\nText.\n",
    "src/pages/index.jsx": "export default () => <main onClick={() => {}}>Home</main>;",
    "static/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ".gitignore": "node_modules\nbuild\npublic\n.docusaurus\npart-*\n",
  },
});
const home = path.join(sitesDir, "ci-runners");

/** A runner has the checkout alone; packages are those that are installed for all tests. */
function startRunner(name: string): string {
  const clone = path.join(home, name, "site");
  rmSync(clone, { recursive: true, force: true });
  mkdirSync(path.dirname(clone), { recursive: true });
  git(home, "clone", "--quiet", site.dir, clone);
  symlinkSync(path.join(installationDir, "node_modules"), path.join(clone, "node_modules"));
  return clone;
}

/** The command is found where `npx` would find it, which takes as long to look as a build that has a cache. */
async function runLine(
  line: string,
  cwd: string,
  env: Record<string, string> = {},
): Promise<string> {
  if (line === "npm ci") return "";
  const PATH = [path.join(cwd, "node_modules/.bin"), process.env["PATH"]].join(path.delimiter);
  const child = spawn("sh", ["-c", line.replace(/^npx /, "")], {
    cwd,
    env: { ...process.env, CI: "true", NODE_OPTIONS: joinNodeOptions(), PATH, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect(code, output).toBe(0);
  return output;
}

/** What one runner hands to others. */
function handOver(from: string, to: string, names: readonly string[]): void {
  for (const name of names) cpSync(path.join(from, name), path.join(to, name), { recursive: true });
}

const sumCounts = (output: string, pattern: RegExp): number =>
  [...output.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);

const CACHE = ".docusaurus/velosaur";
const BUNDLES = ["en", "de"].map((locale) => `${CACHE}/${locale}/bundles`);
let whole: string;
let expected: Record<string, string>;
beforeAll(async () => {
  mkdirSync(home, { recursive: true });
  git(site.dir, "init", "--quiet");
  git(site.dir, "add", "--all");
  git(site.dir, "commit", "--quiet", "--message", "Begin");
  whole = startRunner("whole");
  await runLine("npx velosaur build", whole);
  expected = readFolder(path.join(whole, "build"));
});

interface Workflow {
  jobs: Record<
    "part" | "site",
    { strategy?: { matrix: { shard: number[] } }; steps: { run?: string }[] }
  >;
}

/** Ten builds in a row, of which some bundle everything. */
const LONG = { timeout: 900_000 };

test(
  "GitHub's matrix makes the site, and the cache that it leaves is good for the next commit",
  LONG,
  async () => {
    const { jobs } = readPipeline(".github/workflows/site.yml") as Workflow;
    const linesOf = (job: "part" | "site"): string[] =>
      jobs[job].steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
    const shards = jobs.part.strategy?.matrix.shard ?? [];
    expect(shards).toEqual([1, 2, 3, 4]);
    const runPipeline = async (name: string, cacheFrom?: string): Promise<[string, string]> => {
      const last = startRunner(`${name}-site`);
      let output = "";
      for (const shard of shards) {
        const runner = startRunner(`${name}-${shard}`);
        if (cacheFrom !== undefined) handOver(cacheFrom, runner, [CACHE]);
        // The first bundles by itself, the others are given the first build's bundle: nobody sees a difference.
        else if (shard > 1) handOver(whole, runner, BUNDLES);
        for (const line of linesOf("part"))
          output += await runLine(line.replaceAll("${{ matrix.shard }}", String(shard)), runner);
        handOver(runner, last, [`part-${shard}`]);
      }
      for (const line of linesOf("site")) output += await runLine(line, last);
      return [last, output];
    };

    const [first] = await runPipeline("first");
    expect(readFolder(path.join(first, "build"))).toEqual(expected);

    site.write("docs/guide-3.md", "# Guide 3\n\nEdited.\n");
    git(site.dir, "commit", "--quiet", "--all", "--message", "Edit");
    const [second, output] = await runPipeline("second", first);
    // In English; in German, it is another text.
    expect(sumCounts(output, /render +(\d+) pages?/g)).toBe(1);
    const page = readFileSync(path.join(second, "build/docs/guide-3/index.html"), "utf8");
    expect(page).toContain("Edited.");
    git(site.dir, "reset", "--quiet", "--hard", "HEAD~1");
  },
);

interface Pipeline {
  part: {
    parallel: number;
    cache: { paths: string[] };
    script: string[];
    artifacts: { paths: string[] };
  };
  pages: { script: string[]; artifacts: { paths: string[] } };
}

test(
  "GitLab's parallel jobs make the site, with the cache that an earlier build has left",
  LONG,
  async () => {
    const { part, pages } = readPipeline(".gitlab-ci.yml") as Pipeline;
    let output = "";
    const last = startRunner("gitlab-pages");
    for (let index = 1; index <= part.parallel; index++) {
      const runner = startRunner(`gitlab-${index}`);
      handOver(whole, runner, part.cache.paths);
      const env = { CI_NODE_INDEX: String(index), CI_NODE_TOTAL: String(part.parallel) };
      for (const line of part.script) output += await runLine(line, runner, env);
      handOver(
        runner,
        last,
        part.artifacts.paths.map((name) => name.replace("$CI_NODE_INDEX", String(index))),
      );
    }
    for (const line of pages.script) output += await runLine(line, last);
    expect(sumCounts(output, /render +(\d+) pages?/g)).toBe(0);
    expect(readFolder(path.join(last, pages.artifacts.paths[0] ?? ""))).toEqual(expected);
  },
);
