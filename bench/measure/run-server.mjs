// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { engineCli } from "../../scripts/setup/paths.mjs";
import { UserError } from "../user-error.mjs";

/**
 * @typedef {object} Server
 * @property {string} origin
 * @property {() => Promise<void>} close resolves when the process has ended
 */

/**
 * Runs a command of the engine that serves a site, until it says where. The port is the system's choice.
 *
 * @param {{ args: string[], cwd: string }} options
 * @returns {Promise<Server>}
 */
export function startServer({ args, cwd }) {
  const address = ["--port", "0", "--host", "127.0.0.1", "--no-open"];
  return startProgram({ args: [engineCli, ...args, ...address], cwd });
}

/**
 * Runs a program of Node's that serves a site, until it says where.
 *
 * @param {{ args: string[], cwd: string }} options
 * @returns {Promise<Server>}
 */
export function startProgram({ args, cwd }) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => void child.kill();
  // However the runner ends.
  process.once("exit", kill);
  const close = async () => {
    const closed = once(child, "close");
    process.removeListener("exit", kill);
    kill();
    await closed;
  };
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (origin) resolve({ origin, close });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("close", () => reject(new UserError(`The site can't be served:\n${output}`)));
  });
}
