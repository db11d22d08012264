import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "./path.ts";
import { afterEach, describe, expect, test } from "vitest";
import { formatInstall } from "./package-manager.ts";

describe("formatInstall", () => {
  const dir = mkdtempSync(path.join(tmpdir(), "velosaur-package-manager-"));
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const write = (files: Record<string, string>): string => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
      writeFileSync(path.join(dir, name), text);
    }
    mkdirSync(path.join(dir, "packages/site"), { recursive: true });
    return path.join(dir, "packages/site");
  };

  test.each([
    ["the lockfile", { "packages/site/pnpm-lock.yaml": "" }, "pnpm add x"],
    ["a lockfile above", { "yarn.lock": "" }, "yarn add x"],
    ["the nearest of two", { "yarn.lock": "", "packages/site/bun.lock": "" }, "bun add x"],
    ["the manifest", { "package.json": '{ "packageManager": "pnpm@10.1.0" }' }, "pnpm add x"],
    [
      "the manifest, beside another's lockfile",
      { "package.json": '{"packageManager":"yarn@4.1.0"}', "package-lock.json": "{}" },
      "yarn add x",
    ],
    [
      "the lockfile, where the manifest names something else",
      { "package.json": '{ "packageManager": "constructor@1.0.0" }', "yarn.lock": "" },
      "yarn add x",
    ],
    ["npm, where nothing tells", { "package.json": "{}" }, "npm install x"],
  ])("goes by %s", (_name, files: Record<string, string>, command) => {
    expect(formatInstall("x", { folder: write(files) })).toBe(command);
  });

  test("adds what only development needs", () => {
    const folder = write({ "yarn.lock": "" });
    expect(formatInstall("x", { folder, isDev: true })).toBe("yarn add --dev x");
  });
});
