// What is said about the repository is true of it, and its lint rules bite.
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { rootDir } from "../setup/paths.mjs";

/** Folders that a path in prose may be relative to. */
const bases = ["", "packages/velosaur/src", "packages/velosaur/src/node"];
/** Made by commands, so a fresh clone has none. */
const outputs = ["dist/"];

/** Code spans and link targets that read like a path of this repository. */
function findPaths(markdown) {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```$/gm, "");
  const spans = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, text]) => text);
  const targets = [...prose.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target);
  const isPath = (text) =>
    /^[\w.][\w./-]*$/.test(text) && /\/|\.(?:json|md|[mc]?[jt]sx?)$/.test(text);
  return [...new Set([...spans, ...targets])].filter(
    (text) => isPath(text) && !outputs.includes(text),
  );
}

test("every path that CONTRIBUTING.md names exists", () => {
  const paths = findPaths(readFileSync(path.join(rootDir, "CONTRIBUTING.md"), "utf8"));
  expect(paths.length).toBeGreaterThan(25);
  const missing = paths.filter(
    (name) => !bases.some((base) => existsSync(path.join(rootDir, base, name))),
  );
  expect(missing).toEqual([]);
});

test("every file that README.md links to exists", () => {
  const text = readFileSync(path.join(rootDir, "README.md"), "utf8");
  const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target]) => target);
  expect(targets.filter((name) => !existsSync(path.join(rootDir, name)))).toEqual([]);
});

test("the website names its own plugins as Node resolves them: upstream adds no .ts", () => {
  const configFile = path.join(rootDir, "website/docusaurus.config.ts");
  const { resolve } = createRequire(configFile);
  const names = [...readFileSync(configFile, "utf8").matchAll(/"(\.\/src\/plugins\/[^"]+)"/g)];
  expect(names.map(([, name]) => path.relative(rootDir, resolve(name)))).toEqual([
    "website/src/plugins/changelog/index.ts",
    "website/src/plugins/feature-requests/index.ts",
  ]);
});

test("every npm script that CONTRIBUTING.md and README.md name exists", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(rootDir, "package.json"), "utf8"));
  const text = ["CONTRIBUTING.md", "README.md"]
    .map((name) => readFileSync(path.join(rootDir, name), "utf8"))
    .join();
  const names = [...text.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:]+)/g)].map(
    ([, name]) => name,
  );
  expect(names).toContain("build:engine");
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

describe("the lint rules about import directions", () => {
  /** Lints one file, as if it stood at this place of the repository; the messages about its imports. */
  function lint(file, source) {
    const folder = mkdtempSync(path.join(os.tmpdir(), "lint-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    copyFileSync(path.join(rootDir, ".oxlintrc.json"), path.join(folder, ".oxlintrc.json"));
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, source);
    const oxlint = path.join(rootDir, "node_modules/oxlint/bin/oxlint");
    const { stdout } = spawnSync(process.execPath, [oxlint, "--format=json"], {
      cwd: folder,
      encoding: "utf8",
    });
    return JSON.parse(stdout)
      .diagnostics.filter(({ code }) => code.includes("no-restricted-imports"))
      .map(({ message, help }) => help ?? message);
  }
  const use = (specifier) => `import { value } from "${specifier}";\nexport const copy = value;\n`;
  const source = "packages/velosaur/src";

  test.each([
    ["shared/a.ts", "node:fs"],
    ["shared/a.ts", "../node/system/logger.ts"],
    ["shared/a.ts", "../client/App.tsx"],
    ["shared/url/a.ts", "../../theme/common/index.ts"],
    ["client/a.ts", "node:path"],
    ["client/a.ts", "../node/system/logger.ts"],
    ["client/router/a.ts", "../../theme/common/index.ts"],
    ["theme/A/index.tsx", "node:path"],
    ["theme/A/index.tsx", "../../node/system/logger.ts"],
    ["theme/A/index.tsx", "../../client/App.tsx"],
    ["node/a.ts", "../client/App.tsx"],
    ["node/render/a.ts", "../../theme/common/index.ts"],
    ["node/content/docs/a.ts", "../../commands/build.ts"],
    ["node/content/docs/a.ts", "../../bundler/vite-config.ts"],
    ["node/content/docs/a.ts", "../../workers/worker.ts"],
  ])("%s may not import %s", (file, specifier) => {
    expect(lint(`${source}/${file}`, use(specifier))).toHaveLength(1);
  });

  test.each([
    ["client/a.ts", "../shared/payload.ts"],
    ["client/a.ts", "@theme/Layout"],
    ["theme/A/index.tsx", "@docusaurus/Link"],
    ["theme/A/index.tsx", "../../shared/sidebar.ts"],
    ["node/a.ts", "../shared/payload.ts"],
    ["node/content/docs/a.ts", "../../contract/contract.ts"],
  ])("%s may import %s", (file, specifier) => {
    expect(lint(`${source}/${file}`, use(specifier))).toEqual([]);
  });
});
