import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { describe, expect, test } from "vitest";
import path from "../system/path.ts";
import { findTarget, listTargets, type NamedTarget, toAliases } from "./translate-alias.ts";

const targets: NamedTarget[] = [
  { name: "process", target: "process/browser.js", isExact: false },
  { name: "boats", target: "@harbour/boats", isExact: false },
  { name: "piers", target: "piers/index.js", isExact: true },
  { name: "tides", target: false, isExact: false },
];

const names = [
  ["process", "process/browser.js"],
  ["process/browser.js", "process/browser.js"],
  ["boats/red", "@harbour/boats/red"],
  ["@harbour/boats/red", "@harbour/boats/red"],
  ["piers", "piers/index.js"],
  ["piers/index.js", "piers/index.js"],
  ["tides", "__vite-browser-external"],
] as const;

describe("findTarget", () => {
  test.each(names)("leads %s to %s", (name, target) => {
    expect(findTarget(name, targets) ?? name).toBe(target);
  });
});

describe("toAliases", () => {
  test.each(names)("leads %s to %s", (name, target) => {
    const [alias] = toAliases(targets).filter(({ find }) => name.match(find));
    expect(alias ? name.replace(alias.find, alias.replacement) : name).toBe(target);
  });
});

test("of several folders each module is taken from the first that has it", () => {
  const dir = mkdtempSync(path.join(tmpdir(), "velosaur-alias-"));
  const upper = path.join(dir, "upper");
  const lower = path.join(dir, "lower");
  for (const [folder, name] of [
    [upper, "both.tsx"],
    [lower, "both.tsx"],
    [lower, "one/index.ts"],
  ] as const) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "");
  }
  const layered = listTargets({ "@layers": [path.join(dir, "absent"), upper, lower] });
  expect(findTarget("@layers/both", layered)).toBe(path.join(upper, "both"));
  expect(findTarget("@layers/one?raw", layered)).toBe(path.join(lower, "one?raw"));
  expect(findTarget("@layers/none", layered)).toBe(path.join(upper, "none"));
  rmSync(dir, { recursive: true });
});
