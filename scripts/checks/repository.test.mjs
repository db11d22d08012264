// @ts-check
// What is said about the repository is true of it, and its lint rules bite.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { rootDir } from "../setup/paths.mjs";

/** Folders that a path in prose may be relative to. */
const bases = [
  "",
  "packages/velosaur/src",
  "packages/velosaur/src/node",
  "packages/velosaur/src/node/commands",
];
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
  const RULES = /no-restricted-imports|one-way|no-cycle/;
  const settings = [".oxlintrc.json", "scripts/lint/one-way.mjs"];

  /** Lints files, as if they stood at these places of the repository; the messages about their imports. */
  function lintAll(files) {
    const folder = mkdtempSync(path.join(os.tmpdir(), "lint-"));
    const own = settings.map((name) => [name, readFileSync(path.join(rootDir, name), "utf8")]);
    for (const [name, text] of [...own, ...Object.entries(files)]) {
      const target = path.join(folder, name);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    const oxlint = path.join(rootDir, "node_modules/oxlint/bin/oxlint");
    const { stdout } = spawnSync(process.execPath, [oxlint, "--format=json"], {
      cwd: folder,
      encoding: "utf8",
    });
    rmSync(folder, { recursive: true });
    return JSON.parse(stdout)
      .diagnostics.filter(({ code }) => RULES.test(code))
      .map(({ filename, message, help }) => ({ file: filename, message: help ?? message }));
  }
  const use = (specifier) => `import { value } from "${specifier}";\nexport const copy = value;\n`;
  const source = "packages/velosaur/src";

  const refused = [
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
    ["node/dev/a.ts", "../commands/serve.ts"],
    ["node/system/a.ts", "../config/types.ts"],
    ["node/documents/a.ts", "../workers/threads.ts"],
    ["node/anew/a.ts", "../system/logger.ts"],
  ];
  const granted = [
    ["client/a.ts", "../shared/payload.ts"],
    ["client/a.ts", "@theme/Layout"],
    ["theme/A/index.tsx", "@docusaurus/Link"],
    ["theme/A/index.tsx", "../../shared/sidebar.ts"],
    ["node/a.ts", "../shared/payload.ts"],
    ["node/content/docs/a.ts", "../../contract/contract.ts"],
    ["node/dev/a.ts", "../site/site-plan.ts"],
    ["node/dev/a.test.ts", "../commands/build.ts"],
    ["node/cli.ts", "./commands/build.ts"],
  ];

  /** All at once, each in a file of its own: starting the linter takes longer than its work. */
  const findings = lintEach([...refused, ...granted]);

  function lintEach(uses) {
    const files = uses.map(([file, specifier], index) => [
      `${source}/${file.replace(/^(.*\/)?([aA])\b/, `$1$2${index}`)}`,
      use(specifier),
    ]);
    const found = lintAll(Object.fromEntries(files));
    return new Map(
      uses.map((one, index) => [one.join(), found.filter(({ file }) => file === files[index][0])]),
    );
  }

  test.each(refused)("%s may not import %s", (...one) => {
    expect(findings.get(one.join())).toHaveLength(1);
  });

  test.each(granted)("%s may import %s", (...one) => {
    expect(findings.get(one.join())).toEqual([]);
  });

  test("types and lazy imports lean on a folder, too", () => {
    const lines = [
      'import type { A } from "../dev/a.ts";',
      'export type { B } from "../dev/b.ts";',
      'export const load = (): Promise<unknown> => import("../dev/c.ts");',
      "export const a = (value: A): A => value;",
    ];
    expect(lintAll({ [`${source}/node/site/a.ts`]: lines.join("\n") })).toHaveLength(3);
  });

  test("files import each other in no circle; on the Node side not even types", () => {
    const circle = (folder, word) => ({
      [`${source}/${folder}/a.ts`]: `import ${word}{ B } from "./b.ts";\nexport type A = B[];\nexport const a: unknown = ${word ? "1" : "B"};\n`,
      [`${source}/${folder}/b.ts`]: `import type { A } from "./a.ts";\nexport class B { a?: A }\n`,
    });
    expect(lintAll(circle("node/site", "type ")).length).toBeGreaterThan(0);
    expect(lintAll(circle("client/page", "type "))).toEqual([]);
    const values = {
      [`${source}/client/page/a.ts`]: 'import { b } from "./b.ts";\nexport const a = () => b;\n',
      [`${source}/client/page/b.ts`]: 'import { a } from "./a.ts";\nexport const b = () => a;\n',
    };
    expect(lintAll(values).length).toBeGreaterThan(0);
  });
});
