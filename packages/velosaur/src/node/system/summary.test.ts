import { stripVTControlCharacters } from "node:util";
import { expect, it } from "vitest";
import { formatBytes, formatCount, formatQuantity, formatSeconds } from "./format-numbers.ts";
import { type BuildSummary, formatSummary } from "./summary.ts";

const summary: BuildSummary = {
  siteDir: "/work/site",
  outDir: "/work/site/build",
  pages: 1234,
  searched: 0,
  seconds: 3.456,
  phases: [
    { name: "load", seconds: 0.204 },
    { name: "nothing", seconds: 0.001 },
    { name: "render", seconds: 2.5, count: 1234, noun: "page" },
  ],
  bytes: { HTML: 12_345_678, data: 0, JavaScript: 81_234 },
  diagnostics: [],
};
const format = (changes: Partial<BuildSummary> = {}): string =>
  stripVTControlCharacters(formatSummary({ ...summary, ...changes }, { cwd: "/work/site" }));

it("closes a build", () => {
  expect(format()).toMatchInlineSnapshot(`
    "Built 1,234 pages in 3.46 s → build
      phases   load 0.20 s, render 2.50 s
      bytes    HTML 12 MB, JavaScript 81 kB"
  `);
});

it("tells a phase once, with the time of all languages", () => {
  const phases = ["load", "render", "load", "render"].map((name) => ({ name, seconds: 1.5 }));
  expect(format({ phases })).toContain("phases   load 3.00 s, render 3.00 s\n");
});

it("names the local search index", () => {
  expect(format({ searched: 1 })).toContain("search   local index of 1 page");
});

it("shows warnings first, each once, and counts them", () => {
  const warning = {
    severity: "warning" as const,
    message: "Look here.",
    filePath: "/work/site/docs/a.md",
  };
  expect(format({ pages: 1, diagnostics: [warning, { ...warning, message: "And here." }] }))
    .toMatchInlineSnapshot(`
      "warning docs/a.md
        Look here.

      warning docs/a.md
        And here.

      Built 1 page in 3.46 s → build
        phases   load 0.20 s, render 2.50 s
        bytes    HTML 12 MB, JavaScript 81 kB
        warnings 2"
    `);
});

it("formats numbers", () => {
  expect([0, 999, 1000, 1_234_567].map(formatCount)).toEqual(["0", "999", "1,000", "1,234,567"]);
  expect([formatQuantity(1, "page"), formatQuantity(2000, "page")]).toEqual([
    "1 page",
    "2,000 pages",
  ]);
  expect([0.004, 9.994, 12.34, 75].map(formatSeconds)).toEqual([
    "0.00 s",
    "9.99 s",
    "12.3 s",
    "1 min 15 s",
  ]);
  expect([0, 999, 1000, 81_234, 12_345_678, 5e9].map(formatBytes)).toEqual([
    "0 B",
    "999 B",
    "1.0 kB",
    "81 kB",
    "12 MB",
    "5.0 GB",
  ]);
});
