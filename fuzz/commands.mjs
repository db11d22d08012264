// @ts-check
// The commands of the installed engine, as an author runs them.
import { spawn } from "node:child_process";
import { installedCli } from "../scripts/setup/installation.mjs";
import { createCommandEnv } from "../scripts/setup/short-lived.mjs";

/**
 * @typedef {Record<string, string>} Env
 * @typedef {{ siteDir: string, env: Env }} Site
 * @typedef {{ code: number, output: string }} Built
 * @typedef {{ origin: string, pid: number, output: () => string, close: () => Promise<void> }} Server
 */

/** @param {string[]} args @param {Site} site */
export function startCommand(args, { siteDir, env }) {
  const child = spawn(process.execPath, [installedCli, ...args], {
    cwd: siteDir,
    env: createCommandEnv(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const heard = { output: "" };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      heard.output += text;
      child.emit("heard");
    });
  /** @type {Promise<Built>} */
  const done = new Promise((resolve) =>
    child.once("close", (code) => resolve({ code: code ?? -1, output: heard.output })),
  );
  return { child, heard, done };
}

/** @param {Site} site */
export const runBuild = (site) => startCommand(["build"], site).done;

/**
 * @param {"start" | "serve"} command
 * @param {Site} site
 * @returns {Promise<Server>}
 */
export function startServer(command, site) {
  const args = [command, "--port", "0", "--host", "127.0.0.1", "--no-open"];
  const { child, heard, done } = startCommand(args, site);
  return new Promise((resolve, reject) => {
    child.on("heard", () => {
      const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(heard.output) ?? [];
      if (origin === undefined) return;
      const close = async () => void (child.kill("SIGTERM"), await done);
      resolve({ origin, pid: child.pid ?? 0, output: () => heard.output, close });
    });
    void done.then(({ output }) => reject(new Error(`The server has ended:\n${output}`)));
  });
}
