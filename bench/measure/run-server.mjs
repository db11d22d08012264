// @ts-check
import { spawn } from "node:child_process";
import { engineCli } from "../../scripts/setup/paths.mjs";
import { UserError } from "../user-error.mjs";

/** @typedef {{ origin: string, close: () => void }} Server */

/**
 * Runs a command of the engine that serves a site, until it says where. The port is the system's choice.
 *
 * @param {{ args: string[], cwd: string }} options
 * @returns {Promise<Server>}
 */
export function startServer({ args, cwd }) {
  const address = ["--port", "0", "--host", "127.0.0.1", "--no-open"];
  const child = spawn(process.execPath, [engineCli, ...args, ...address], {
    cwd,
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const close = () => void child.kill();
  // However the runner ends.
  process.once("exit", close);
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
