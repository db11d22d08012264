// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { rootDir } from "./paths.mjs";
import { readTestReport } from "./test-report.mjs";

test("failed tests are named with their file and the beginning of their message", () => {
  const trace = Array.from({ length: 40 }, (_, index) => `at line ${index}`);
  const report = writeReport({
    status: "failed",
    name: path.join(rootDir, "e2e/search.spec.ts"),
    assertionResults: [
      { status: "passed", fullName: "opens" },
      {
        status: "failed",
        fullName: "finds",
        failureMessages: [["\u001b[31mno hit\u001b[39m", ...trace].join("\n")],
      },
    ],
  });
  const { passed, failures } = readTestReport(report);
  expect(passed).toBe(1);
  expect(failures).toHaveLength(1);
  const [title, first, ...rest] = failures[0]?.split("\n") ?? [];
  expect([title, first]).toEqual(["e2e/search.spec.ts > finds", "    no hit"]);
  expect(rest.length).toBeLessThan(20);
});

test("a file that doesn't load is a failure, as is a report that is not there", () => {
  const report = writeReport({
    status: "failed",
    name: path.join(rootDir, "a.test.ts"),
    message: "Cannot find module",
    assertionResults: [],
  });
  expect(readTestReport(report).failures).toEqual(["a.test.ts\n    Cannot find module"]);
  expect(readTestReport(`${report}.none`).failures).toHaveLength(1);
});

/** @param {{ status: string, name: string, message?: string, assertionResults: object[] }} result */
function writeReport(result) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "report-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "report.json");
  writeFileSync(file, JSON.stringify({ numPassedTests: 1, testResults: [result] }));
  return file;
}
