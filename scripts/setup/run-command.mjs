// @ts-check
import { spawn, spawnSync } from "node:child_process";
import { constants } from "node:os";
import { rootDir } from "./paths.mjs";

// The terminal stops the child too; this process then ends with the child's code.
const ignore = () => {};

/**
 * Runs a program in the root folder, its output shown as it comes unless somebody else hears it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, onOutput?: (text: string) => void }} [options] `onOutput` hears what would be shown
 * @returns {Promise<number>} its exit code
 */
export function runCommand(command, args, { env, onOutput } = {}) {
  const child = spawn(command, args, {
    cwd: rootDir,
    stdio: onOutput ? ["inherit", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (/** @type {string} */ text) => onOutput?.(text));
  process.on("SIGINT", ignore);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      process.off("SIGINT", ignore);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * @param {string} script a JavaScript file
 * @param {string[]} [args]
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export const runNode = (script, args = [], options = {}) =>
  runCommand(process.execPath, [script, ...args], options);

/**
 * Runs npm: the one that runs this script, when there is one.
 *
 * @param {string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export function runNpm(args, options = {}) {
  const npm = process.env.npm_execpath;
  if (npm && /\.[cm]?js$/.test(npm)) return runNode(npm, args, options);
  return process.platform === "win32"
    ? runCommand("cmd.exe", ["/d", "/s", "/c", "npm", ...args], options)
    : runCommand("npm", args, options);
}

/** @param {string} command */
export const isInstalled = (command) =>
  spawnSync(command, ["--version"], { stdio: "ignore" }).status === 0;
