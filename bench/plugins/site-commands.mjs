// @ts-check
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/** @import { Engine } from "./engines.mjs" */

/**
 * @typedef {object} SiteCommand
 * @property {Engine} engine
 * @property {string} siteDir
 * @property {string[]} args
 * @property {Record<string, string>} env
 */

const limitMs = 600_000;

/**
 * Runs a command of the site's executable to its end.
 *
 * @param {SiteCommand} command
 */
export async function runSiteCommand(command) {
  const child = startSiteCommand(command);
  const timer = setTimeout(child.stop, limitMs);
  const code = await child.ended;
  clearTimeout(timer);
  if (code !== 0)
    throw new Error(`${command.args[0]} failed (${code}): ${dropProgress(child.output())}`);
}

/** What a command says on its way tells nothing of what went wrong. @param {string} output */
const dropProgress = (output) =>
  output
    .split("\n")
    .filter((line) => !/^(?:✓|\[INFO\]|\[info\])/.test(line))
    .join("\n")
    .trim();

/**
 * Runs a command that serves the site, until it answers at a port.
 *
 * @param {SiteCommand & { port: number }} command
 */
export async function startSiteServer({ port, ...command }) {
  const address = ["--port", String(port), "--host", "localhost", "--no-open"];
  const child = startSiteCommand({ ...command, args: [...command.args, ...address] });
  const origin = `http://localhost:${port}`;
  let hasEnded = false;
  void child.ended.then(() => (hasEnded = true));
  for (const begun = Date.now(); !(await doesAnswer(origin));) {
    if (!hasEnded && Date.now() - begun < limitMs) continue;
    child.stop();
    throw new Error(`${command.args[0]} serves nothing: ${child.output()}`);
  }
  return { origin, close: child.stop, output: child.output };
}

/** @param {SiteCommand} command */
function startSiteCommand({ engine, siteDir, args, env }) {
  const child = spawn(process.execPath, [engine.executable, ...args], {
    cwd: siteDir,
    // A group of its own, so that its workers end with it.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...env,
      NO_UPDATE_NOTIFIER: "1",
      NO_COLOR: "1",
      CI: "1",
      BROWSER: "none",
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  const stop = () => stopGroup(child.pid);
  process.once("exit", stop);
  /** @type {Promise<number | string>} */
  const ended = new Promise((resolve) => {
    child.once("close", (code, signal) => {
      process.off("exit", stop);
      resolve(code ?? signal ?? "unknown");
    });
  });
  return { ended, stop, output: () => stripVTControlCharacters(output).trim() };
}

/** @param {number | undefined} pid */
function stopGroup(pid) {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

/** @param {string} origin */
async function doesAnswer(origin) {
  try {
    await (await fetch(origin, { signal: AbortSignal.timeout(120_000) })).text();
    return true;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 250));
    return false;
  }
}
