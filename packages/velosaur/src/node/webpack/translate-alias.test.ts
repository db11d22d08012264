import { describe, expect, test } from "vitest";
import { findTarget, type NamedTarget, toAliases } from "./translate-alias.ts";

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
