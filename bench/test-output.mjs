// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/**
 * A folder with these files, for the length of one test.
 *
 * @param {Record<string, string>} files
 */
export function createOutput(files = {}) {
  const outDir = mkdtempSync(path.join(os.tmpdir(), "bench-"));
  onTestFinished(() => rmSync(outDir, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(outDir, name)), { recursive: true });
    writeFileSync(path.join(outDir, name), text);
  }
  return outDir;
}
