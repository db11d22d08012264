import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

import { parseRelease, sortReleases } from "./release";

describe("parseRelease", () => {
  test("reads day, contributors and text", () => {
    const source = "---\ndate: 2023-09-20\ncontributors:\n  - a-b\n  - C\n---\n\nText.\n";
    const expected = {
      version: "2.4.3",
      date: "2023-09-20",
      contributors: ["a-b", "C"],
      body: "Text.",
    };
    expect(parseRelease("2.4.3.md", source)).toEqual(expected);
    expect(parseRelease("2.4.3.md", source.replaceAll("\n", "\r\n"))).toEqual(expected);
  });

  test.each(["No front matter.", "---\ntitle: x\n---\n\nText.", "---\ndate: soon\n---\n\nText."])(
    "asks for the day: %j",
    (source) => {
      expect(() => parseRelease("3.0.0.md", source)).toThrow(
        /changelog\/3\.0\.0\.md does not say when .* "date: 2023-09-20"/,
      );
    },
  );
});

test("the newest release comes first, also among those of one day", () => {
  const versions = [
    ["2.0.0-alpha.9", "2020-01-01"],
    ["2.0.0-rc.1", "2022-01-01"],
    ["2.0.0", "2022-01-01"],
    ["2.0.0-alpha.10", "2020-01-01"],
    ["2.0.0-beta.1", "2020-01-01"],
    ["2.0.1", "2022-01-01"],
    ["1.9.9", "2023-01-01"],
  ];
  const releases = versions.map(([version = "", date = ""]) => ({
    version,
    date,
    contributors: [],
    body: "",
  }));
  expect(sortReleases(releases).map(({ version }) => version)).toEqual([
    "1.9.9",
    "2.0.1",
    "2.0.0",
    "2.0.0-rc.1",
    "2.0.0-beta.1",
    "2.0.0-alpha.10",
    "2.0.0-alpha.9",
  ]);
});

describe("the website's changelog", () => {
  const folder = path.join(import.meta.dirname, "../../../changelog");
  const releases = sortReleases(
    readdirSync(folder).map((name) =>
      parseRelease(name, readFileSync(path.join(folder, name), "utf8")),
    ),
  );

  test("has all releases from the first alpha on", () => {
    expect(releases).toHaveLength(87);
    expect(releases.slice(0, 3).map(({ version }) => version)).toEqual(["2.4.3", "2.4.2", "2.4.1"]);
    expect(releases.slice(-2).map(({ version }) => version)).toEqual([
      "2.0.0-alpha.19",
      "V2 Changelog",
    ]);
  });

  test.each(releases.map((release) => [release.version, release] as const))(
    "%s begins with a summary, and its sections hold lists",
    (_, { body }) => {
      const [summary = "", ...sections] = body.split(/^## /m);
      expect(summary.trim()).toMatch(/^[A-Z`].+\.$/s);
      for (const section of sections) {
        const [title = "", ...lines] = section.trim().split("\n");
        expect([
          "Breaking changes",
          "New features",
          "Fixes",
          "Performance",
          "Improvements",
          "Documentation",
          "Maintenance",
          "Dependencies",
        ]).toContain(title);
        const items = lines.filter(Boolean);
        expect(items.length).toBeGreaterThan(0);
        expect(items.filter((item) => !item.startsWith("- "))).toEqual([]);
      }
    },
  );

  test("names no pull request twice in one release", () => {
    const repeated = releases.flatMap(({ version, body }) => {
      const numbers = Array.from(body.matchAll(/#\d+/g), ([number]) => number);
      return numbers
        .filter((number, index) => numbers.indexOf(number) !== index)
        .map((number) => `${version} ${number}`);
    });
    expect(repeated).toEqual([]);
  });
});
