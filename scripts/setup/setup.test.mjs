// @ts-check
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { isStale } from "./file-times.mjs";
import { checkNodeVersion } from "./node-version.mjs";
import { createCommandEnv } from "./short-lived.mjs";

/** A folder whose files were changed at these seconds. */
function createFolder(files) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, { time = 1 }] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), "");
    utimesSync(path.join(folder, name), time, time);
  }
  return (name) => path.join(folder, name);
}

test.each(["20.19.0", "20.20.2", "22.0.0", "30.1.0"])("Node %s is new enough", (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow();
});

test.each(["18.20.0", "20.18.3", "20.9.0"])("Node %s is too old", (version) => {
  expect(() => checkNodeVersion(version)).toThrow(
    `Node 20.19 or newer is needed; this is Node ${version}. See https://nodejs.org/en/download`,
  );
});

test("what is missing, or older than one of its inputs, is stale", () => {
  const file = createFolder({ old: { time: 1 }, middle: { time: 2 }, young: { time: 3 } });
  expect(isStale(file("none"), [file("old")])).toBe(true);
  expect(isStale(file("middle"), [file("old"), file("young")])).toBe(true);
  expect(isStale(file("middle"), [file("old")])).toBe(false);
  expect(isStale(file("middle"), [file("none")])).toBe(false);
});

test("a folder is as young as what was last added, changed or removed in it", () => {
  const file = createFolder({ output: { time: 5 }, inside: { time: 1 } });
  expect(isStale(file("output"), [file(".")])).toBe(true);
  utimesSync(file("."), 2, 2);
  expect(isStale(file("output"), [file(".")])).toBe(false);
  utimesSync(file("inside"), 6, 6);
  utimesSync(file("."), 2, 2);
  expect(isStale(file("output"), [file("inside")])).toBe(true);
});

test("commands of tests have Node's options of whoever runs these, and after them their own", () => {
  vi.stubEnv("NODE_OPTIONS", "--trace-warnings");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(createCommandEnv().NODE_OPTIONS).toMatch(/^--trace-warnings --max-semi-space-size/);
  const { NODE_OPTIONS } = createCommandEnv({ NODE_OPTIONS: "--import=a.mjs" });
  expect(NODE_OPTIONS).toBe("--trace-warnings --import=a.mjs");
});
