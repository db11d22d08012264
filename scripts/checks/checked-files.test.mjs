// @ts-check
// Every source file of the repository is linted, and its types are checked: a folder that a pattern hides shows here.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { rootDir } from "../setup/paths.mjs";

const FOLDERS = ["packages", "website", "scripts", "e2e", "bench", "fuzz"];
const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/;
/** What tests read is no code of ours. */
const FIXTURE = /(?:^|\/)__fixtures__\//;

/**
 * JavaScript that is run as sites and tools have it, without types.
 *
 * @type {RegExp[]}
 */
const UNTYPED = [
  // Executables, and what compiles the packages: they begin before anything is there.
  /^packages\/velosaur\/(?:bin|scripts)\//,
  // Sites, as their authors write them.
  /^bench\/surface\/running\/site\//,
  /^website\/.*\.m?jsx?$/,
  // Reads tables whose columns are known to their page alone.
  /^scripts\/checks\/docs-tables\.test\.mjs$/,
];

const files = run("git", ["ls-files", "-co", "--exclude-standard", ...FOLDERS])
  .split("\n")
  .filter((name) => SOURCE.test(name) && !FIXTURE.test(name))
  .filter((name) => existsSync(path.join(rootDir, name)));

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { stdout, status } = spawnSync(command, args, {
    cwd: rootDir,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  expect(status, `${command} ${args.join(" ")}`).toBe(0);
  return stdout;
}

/** @param {string} name */
const toName = (name) => path.relative(rootDir, path.resolve(rootDir, name)).replaceAll("\\", "/");

/** @param {string} text a path on each line */
const toNames = (text) => new Set(text.split("\n").filter(Boolean).map(toName));

const bin = (/** @type {string} */ name) => path.join(rootDir, "node_modules", name);

test("there are source files in each folder", () => {
  for (const folder of FOLDERS)
    expect(files.filter((name) => name.startsWith(`${folder}/`)).length, folder).toBeGreaterThan(9);
});

test("each is linted", () => {
  const linted = toNames(run(process.execPath, [bin("oxlint/bin/oxlint"), "--debug=files"]));
  expect(files.filter((name) => !linted.has(name))).toEqual([]);
});

test("each has its types checked by `npm run types`", () => {
  const checked = new Set(
    listProjects().flatMap((project) => {
      const listed = run(process.execPath, [
        bin("typescript/bin/tsc"),
        "-p",
        project,
        "--listFilesOnly",
        "--noResolve",
      ]);
      return [...toNames(listed)];
    }),
  );
  /** JavaScript is looked at where its first line asks for it. @param {string} name */
  const isTyped = (name) =>
    /\.(?:[cm]?ts|tsx)$/.test(name) ||
    readFileSync(path.join(rootDir, name), "utf8").startsWith("// @ts-check");
  const unchecked = files.filter((name) => !checked.has(name) || !isTyped(name));
  expect(unchecked.filter((name) => !UNTYPED.some((pattern) => pattern.test(name)))).toEqual([]);
  const stale = UNTYPED.filter((pattern) => !unchecked.some((name) => pattern.test(name)));
  expect(stale.map(String)).toEqual([]);
}, 60_000);

/** As the script names them: the packages' own, and those of the other folders. */
function listProjects() {
  const { scripts, workspaces } = readJson("package.json");
  const own = [...scripts.types.matchAll(/tsc -p (\S+)/g)].map(([, project = ""]) => project);
  const packages = files.map((name) => /^packages\/[^/]+/.exec(name)?.[0] ?? "");
  expect(workspaces).toContain("packages/*");
  const typed = [...new Set(packages)].filter(
    (dir) => dir && readJson(`${dir}/package.json`).scripts?.types === "tsc --noEmit",
  );
  expect(own.length * typed.length).toBeGreaterThan(0);
  return [...own, ...typed];
}

/** @param {string} name */
const readJson = (name) => JSON.parse(readFileSync(path.join(rootDir, name), "utf8"));
