import { expect, test } from "vitest";
import { writeFileSync } from "node:fs";
import { findMachineFault, isDiskFull } from "./machine-fault.ts";

function fail(): unknown {
  try {
    // A file of Linux's that has no room for anything.
    writeFileSync("/dev/full", "text");
  } catch (error) {
    return error;
  }
  return undefined;
}

test.runIf(process.platform === "linux")("a full disk, wherever it was met", () => {
  const error = fail() as Error;
  const sent = new Error(error.message);
  const wrapped = new Error("The plugin failed.", { cause: sent });
  for (const found of [error, sent, wrapped]) {
    expect(isDiskFull(found)).toBe(true);
    expect(findMachineFault(found)).toEqual({
      severity: "error",
      message: "The disk is full: ENOSPC: no space left on device, write",
      hint: "Make room on it.",
    });
  }
});

test("a full disk in the words of the bundler", () => {
  const error = new Error(
    "Build failed with 1 error:\n\n[UNHANDLEABLE_ERROR] Something went wrong: No space left on device (os error 28)\n    at x",
  );
  expect(isDiskFull(error)).toBe(true);
  expect(findMachineFault(error)?.message).toBe(
    "The disk is full: No space left on device (os error 28)",
  );
});

test("a bug of ours is none of the machine's faults", () => {
  for (const error of [
    new TypeError("x is undefined"),
    Object.assign(new Error("no such file"), { code: "ENOENT" }),
    "EACCES: text",
    undefined,
  ]) {
    expect(findMachineFault(error)).toBeUndefined();
    expect(isDiskFull(error)).toBe(false);
  }
});
