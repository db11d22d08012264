// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { rootDir } from "./paths.mjs";

/**
 * @typedef {object} TestResult
 * @property {string} status
 * @property {string} fullName
 * @property {string[]} [failureMessages]
 */

/**
 * @typedef {object} VitestReport the part of Vitest's JSON report that counts
 * @property {number} numPassedTests
 * @property {{ status: string, name: string, message?: string, assertionResults: TestResult[] }[]} testResults
 */

/**
 * Counts tests, and says of each that failed where it is and why: CI's output is read from its end. A file that fails
 * without a failed test in it (it doesn't load, a hook throws) is one failure; so is a report that was not written.
 *
 * @param {string} file
 * @returns {{ passed: number, failures: string[] }}
 */
export function readTestReport(file) {
  if (!existsSync(file)) return { passed: 0, failures: ["no report was written"] };
  /** @type {VitestReport} */
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: numPassedTests, failures: testResults.flatMap(listFailures) };
}

/** @param {VitestReport["testResults"][number]} result */
function listFailures({ status, name, message = "", assertionResults }) {
  const spec = path.relative(rootDir, name);
  const failed = assertionResults.filter((result) => result.status === "failed");
  if (failed.length === 0) return status === "failed" ? [describe(spec, message)] : [];
  return failed.map(({ fullName, failureMessages = [] }) =>
    describe(`${spec} > ${fullName}`, failureMessages.join("\n")),
  );
}

const MESSAGE_LINES = 12;

/**
 * @param {string} title
 * @param {string} message
 */
function describe(title, message) {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, MESSAGE_LINES);
  return [title, ...lines.map((line) => `    ${line}`)].join("\n");
}
