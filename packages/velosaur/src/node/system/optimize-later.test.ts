import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "./path.ts";
import { expect, test } from "vitest";

// Node itself may not read TypeScript here: the source is stripped of its types first.
const { transformWithOxc } = await import("vite");
const file = path.join(import.meta.dirname, "optimize-later.ts");
const source = (await transformWithOxc(readFileSync(file, "utf8"), file)).code;

/** Often enough for V8's own budget, and not for ours. */
const run = `
  function sumUp(count) { let sum = 0; for (let i = 0; i < count; i++) sum += i; return sum; }
  for (let i = 0; i < 60; i++) sumUp(100);`;

/** Whether V8 means to optimize the function, in a process of its own. */
function isOptimized(begin: string, flags: string[] = []): boolean {
  const args = ["--trace-opt", "--no-use-osr", ...flags, "--input-type=module"];
  const code = `${source}\n${begin}\n${run}`;
  return execFileSync(process.execPath, [...args, "-e", code], { encoding: "utf8" }).includes(
    "sumUp",
  );
}

/** Later versions have no such setting. */
const hasSetting = process.versions.node.startsWith("20.");

test.runIf(hasSetting)("code runs longer before it is optimized", () => {
  expect([isOptimized(""), isOptimized("optimizeLater();")]).toEqual([true, false]);
});

test.runIf(hasSetting)("a budget that was given to Node stays", () => {
  expect(isOptimized("optimizeLater();", ["--interrupt_budget=60000"])).toBe(true);
});

test.runIf(hasSetting)("other versions of Node keep V8's own", () => {
  const later = `Object.defineProperty(process.versions, "node", { value: "99.0.0" });`;
  expect(isOptimized(`${later} optimizeLater();`)).toBe(true);
});
