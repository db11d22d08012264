import { expect, test } from "vitest";
import type { LoadContext, LoadedPlugin } from "../contract/contract.ts";
import { findUntouched, isWatched } from "./watched-paths.ts";

test.each([
  ["/site/data/a.json", "/site/data/a.json", true],
  ["/site/data/a.json", "/site/data", true],
  ["/site/data/a.json", "/site/dat", false],
  ["/site/data/deep/a.json", "/site/data/**/*.json", true],
  ["/site/data/a.txt", "/site/data/*.txt", true],
  ["/site/data/a.md", "/site/data/*.txt", false],
  ["/site [1]/data/a.txt", "/site [1]/data", true],
])("%s by %s: %s", (file, name, expected) => {
  expect(isWatched(file, [name])).toBe(expected);
});

const context = { siteDir: "/site", localizationDir: "/site/i18n/fr" } as LoadContext;
const plugin = (name: string, paths?: string[], isBuiltIn = false): LoadedPlugin =>
  ({
    name,
    id: "default",
    isBuiltIn,
    ...(paths && { getPathsToWatch: () => paths }),
  }) as LoadedPlugin;

const plugins = [
  plugin("docs", ["docs"], true),
  plugin("data", ["data/*.txt"]),
  plugin("other", ["other"]),
  plugin("silent"),
];

test.each([
  ["what another plugin watches", ["/site/docs/a.md"], ["data", "other"]],
  ["what it watches", ["/site/data/a.txt"], ["other"]],
  ["one of several", ["/site/docs/a.md", "/site/other/b"], ["data"]],
  ["what nobody watches", ["/site/prices.json"], ["data", "other"]],
  ["its translation", ["/site/i18n/fr/data/x.json"], ["other"]],
])("%s changed", (_, changed, names) => {
  const untouched = [...findUntouched(plugins, changed, context)];
  expect(untouched.map(({ name }) => name)).toEqual(names);
});
