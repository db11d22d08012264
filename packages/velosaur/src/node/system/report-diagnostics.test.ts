import { readFileSync } from "node:fs";
import path from "./path.ts";
import { stripVTControlCharacters } from "node:util";
import { afterAll, expect, it } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { reportDiagnostics } from "./report-diagnostics.ts";

afterAll(removeSites);

const createMany = (siteDir: string, count: number): Diagnostic[] =>
  Array.from({ length: count }, (_, index) => ({
    severity: "error",
    message: `Broken ${index + 1}.`,
    filePath: path.join(siteDir, "a.md"),
    line: index + 1,
  }));

const report = (count: number): { siteDir: string; text: string } => {
  const lines = Array.from({ length: count }, (_, index) => `line ${index + 1}`);
  const siteDir = writeSite({ "a.md": lines.join("\n") });
  const text = reportDiagnostics(createMany(siteDir, count), { siteDir, cwd: siteDir });
  return { siteDir, text: stripVTControlCharacters(text) };
};

it("shows fifty", () => {
  const { text } = report(50);
  expect(text.match(/^error/gm)).toHaveLength(50);
  expect(text).not.toContain("not shown");
});

it("writes the others into a file, and says where", () => {
  const { text, siteDir } = report(10_000);
  expect(text.match(/^error/gm)).toHaveLength(50);
  expect(text.split("\n\n").at(-1)).toBe(
    "9,950 more are not shown. .docusaurus/diagnostics.txt holds all 10,000 messages.",
  );
  const file = readFileSync(path.join(siteDir, ".docusaurus/diagnostics.txt"), "utf8");
  expect(file.match(/^error/gm)).toHaveLength(10_000);
  expect(file).toContain("> 10000 | line 10000");
});

it("shows what is said once beside what is said of very many files", () => {
  const siteDir = writeSite({});
  const alike = Array.from({ length: 100 }, (_, index) => `docs/${index}.md`).map(
    (name): Diagnostic => ({
      severity: "warning",
      message: "The same.",
      filePath: path.join(siteDir, name),
    }),
  );
  const other: Diagnostic = { severity: "warning", message: "Another." };
  const text = stripVTControlCharacters(
    reportDiagnostics([...alike, other], { siteDir, cwd: siteDir }),
  );
  expect(text.match(/The same\./g)).toHaveLength(49);
  expect(text).toContain("docs/48.md");
  expect(text.indexOf("Another.")).toBeGreaterThan(text.indexOf("docs/48.md"));
  expect(text).toContain("51 more are not shown.");
});
