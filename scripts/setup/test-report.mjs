// @ts-check
import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {object} VitestReport the part of Vitest's JSON report that counts
 * @property {number} numPassedTests
 * @property {{ status: string, name: string, assertionResults: { status: string }[] }[]} testResults
 */

/**
 * Counts tests. A file that fails without a failed test in it (it doesn't load, a hook throws) is one
 * failure; so is a report that was not written.
 *
 * @param {string} file
 */
export function readTestReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  /** @type {VitestReport} */
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
  let failed = 0;
  for (const { status, assertionResults } of testResults) {
    const inFile = assertionResults.filter((result) => result.status === "failed").length;
    failed += status === "failed" ? Math.max(1, inFile) : inFile;
  }
  return { passed: numPassedTests, failed };
}
