// @ts-check
import { spawn, spawnSync } from "node:child_process";
import { constants } from "node:os";
import { rootDir } from "./paths.mjs";

// The terminal stops the child too; this process then ends with the child's code.
const ignore = () => {};

/**
 * Runs a program in the root folder, its output shown as it comes.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>} its exit code
 */
export function runCommand(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: rootDir,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  process.on("SIGINT", ignore);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      process.off("SIGINT", ignore);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * @param {string} script a JavaScript file
 * @param {string[]} [args]
 * @param {Record<string, string>} [env]
 */
export const runNode = (script, args = [], env = {}) =>
  runCommand(process.execPath, [script, ...args], env);

/**
 * Runs npm: the one that runs this script, when there is one.
 *
 * @param {string[]} args
 */
export function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm && /\.[cm]?js$/.test(npm)) return runNode(npm, args);
  return process.platform === "win32"
    ? runCommand("cmd.exe", ["/d", "/s", "/c", "npm", ...args])
    : runCommand("npm", args);
}

/** @param {string} command */
export const isInstalled = (command) =>
  spawnSync(command, ["--version"], { stdio: "ignore" }).status === 0;
