// @ts-check
// Everything, from a fresh clone: installs what is missing, checks, tests, and counts at the end.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureBrowser } from "./setup/browser.mjs";
import { ensureDependencies } from "./setup/dependencies.mjs";
import { ensureEngine } from "./setup/engine.mjs";
import { ensureInstallation, installedCli, installedWebsiteDir } from "./setup/installation.mjs";
import { checkNodeVersion } from "./setup/node-version.mjs";
import { rootDir } from "./setup/paths.mjs";
import { runNode, runNpm } from "./setup/run-command.mjs";
import { SetupError } from "./setup/setup-error.mjs";
import { readTestReport } from "./setup/test-report.mjs";

/** `E2E_LEAN=off`: pages that leave nothing out of React, Infima and the theme. */
const WHOLE = process.env["E2E_LEAN"] === "off" ? ["--no-lean"] : [];
/** Always the same, so that a failure is everybody's. */
const EDITS = ["--seed", "1", "--steps", "20", "--every", "5"];

/** @type {{ passed: number, failures: string[] }} */
const total = { passed: 0, failures: [] };

try {
  checkNodeVersion();
  await ensureDependencies();
  await ensureBrowser();
  await ensureEngine();
  // One row alone leaves cores idle.
  await runBeside([checkRepository, checkSites]);
  await runTests("e2e");
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  countFailure(error.message);
}
for (const failure of total.failures) console.log(`Failed: ${failure}`);
console.log(`${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length === 0 ? 0 : 1;

async function checkRepository() {
  for (const script of ["types", "lint", "unused", "format:check", "packages"])
    await runStep(script, (options) => runNpm(["run", "--silent", script], options));
  await runStep("tests: unit", (options) => runTests("unit*", options));
}

/** What the engine makes of sites, as npm delivers it. */
async function checkSites() {
  await ensureInstallation();
  await runStep("build of the website", buildWebsite);
  await runStep("random edits", (options) =>
    runNpm(["run", "--silent", "fuzz", "--", ...EDITS], options),
  );
}

/** @typedef {{ onOutput?: (text: string) => void }} Options */

/**
 * Ends when all have ended; then one that has thrown throws.
 *
 * @param {(() => Promise<void>)[]} rows
 */
async function runBeside(rows) {
  const results = await Promise.allSettled(rows.map((row) => row()));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** @param {string} failure */
function countFailure(failure) {
  total.failures.push(failure);
}

/**
 * What a step writes is shown when it ends, since others run beside it. One without tests counts when it fails, since
 * that may not pass unseen.
 *
 * @param {string} name
 * @param {(options: Options) => Promise<number | void>} run
 */
async function runStep(name, run) {
  let output = "";
  const code = await run({ onOutput: (text) => (output += text) });
  console.log(`\n— ${name}\n${output}`);
  if (code) countFailure(name);
}

/**
 * Without a warning: what a build finds there is the website's mistake, or a false report.
 *
 * @param {Options} options
 */
async function buildWebsite({ onOutput }) {
  let output = "";
  const code = await runNode(installedCli, ["build", installedWebsiteDir, ...WHOLE], {
    onOutput: (text) => {
      output += text;
      onOutput?.(text);
    },
  });
  return code || Number(/^warning\b/m.test(stripVTControlCharacters(output)));
}

/**
 * @param {string} project
 * @param {Options} [options]
 */
async function runTests(project, options) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "velosaur-test-"));
  const report = path.join(folder, "report.json");
  const vitest = path.join(rootDir, "node_modules/vitest/vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runNode(vitest, ["run", "--project", project, ...reporters], options);
  const { passed, failures } = readTestReport(report);
  rmSync(folder, { recursive: true, force: true });
  total.passed += passed;
  for (const failure of failures) countFailure(failure);
  // An error outside of any test shows in the exit code only.
  if (code !== 0 && failures.length === 0) countFailure(`tests: ${project}`);
}
