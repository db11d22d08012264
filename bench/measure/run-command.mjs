// @ts-check
import { spawn, spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { UserError } from "../user-error.mjs";
import { startMemorySampler } from "./memory-sampler.mjs";

/**
 * @typedef {object} Command
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {string} logFile where its output goes: a pipe that nobody reads in time would slow it down
 * @property {Record<string, string>} [env]
 *
 * @typedef {object} Run
 * @property {number} seconds
 * @property {number} peakBytes
 */

/**
 * Runs a command to its end, and measures wall time and peak memory of it and its descendants.
 *
 * @param {Command} command
 * @returns {Promise<Run>}
 */
export async function runCommand({ command, args, cwd, logFile, env }) {
  flushDisk();
  const log = openSync(logFile, "w");
  const start = performance.now();
  const child = spawn(command, args, {
    cwd,
    detached: true,
    stdio: ["ignore", log, log],
    env: { ...process.env, ...env },
  });
  closeSync(log);
  const stopWithUs = () => child.pid && process.kill(-child.pid, "SIGTERM");
  process.once("exit", stopWithUs);
  const sampler = startMemorySampler(child.pid ?? -1);
  try {
    const code = await waitForExit(child);
    const seconds = (performance.now() - start) / 1000;
    if (code !== 0)
      throw new UserError(
        `${[command, ...args].join(" ")} failed (${code}):\n${readTail(logFile)}`,
      );
    return { seconds, peakBytes: sampler.stop() };
  } finally {
    sampler.stop();
    process.off("exit", stopWithUs);
  }
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number | string>} its exit code, or the signal that ended it
 */
function waitForExit(child) {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? signal ?? "unknown"));
  });
}

/** The writes of the build before must not slow down the next one. */
function flushDisk() {
  if (process.platform !== "win32") spawnSync("sync");
}

/** @param {string} file */
function readTail(file) {
  return readFileSync(file, "utf8").trimEnd().split("\n").slice(-40).join("\n");
}
