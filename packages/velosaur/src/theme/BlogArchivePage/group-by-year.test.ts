import { expect, test } from "vitest";

import { groupByYear } from "./group-by-year.ts";

const posts = (...dates: string[]): { metadata: { date: string } }[] =>
  dates.map((date) => ({ metadata: { date } }));

test("the newest year comes first, and within a year the order stays", () => {
  const [a, b, c, d] = posts("2024-03-01", "2026-01-02", "2024-12-01", "2025-05-05");
  expect(groupByYear([a!, b!, c!, d!])).toEqual([
    ["2026", [b]],
    ["2025", [d]],
    ["2024", [a, c]],
  ]);
});

test("a year ends at the same moment wherever the site is built", () => {
  const zone = process.env["TZ"];
  try {
    for (const place of ["Pacific/Auckland", "America/Los_Angeles"]) {
      process.env["TZ"] = place;
      const years = groupByYear(posts("2026-01-01T00:00:00.000Z", "2025-12-31T23:59:59.000Z"));
      expect(years.map(([year]) => year)).toEqual(["2026", "2025"]);
    }
  } finally {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  }
});

test("a site without posts has no years", () => expect(groupByYear([])).toEqual([]));
