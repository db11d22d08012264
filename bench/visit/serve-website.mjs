// @ts-check
import { spawn } from "node:child_process";
import { runCommand } from "../measure/run-command.mjs";
import { velosaur } from "../peers/velosaur.mjs";
import { engineCli, websiteDir } from "../../scripts/setup/paths.mjs";
import { UserError } from "../user-error.mjs";

/** @typedef {{ origin: string, close: () => void }} Server */

/**
 * Builds the website where it always is built: a build that is up to date takes seconds.
 *
 * @param {{ outDir: string, logFile: string }} options
 */
export async function buildWebsite({ outDir, logFile }) {
  const command = velosaur.createCommand({ siteDir: websiteDir, outDir, logFile });
  await runCommand({ ...command, cwd: websiteDir, logFile });
}

/**
 * Serves the built website with the engine's own server, which compresses what it sends, as hosts do. The port is the
 * system's choice.
 *
 * @param {string} outDir
 * @returns {Promise<Server>}
 */
export function serveWebsite(outDir) {
  const address = ["--port", "0", "--host", "127.0.0.1", "--no-open"];
  const child = spawn(process.execPath, [engineCli, "serve", "--dir", outDir, ...address], {
    cwd: websiteDir,
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
    child.once("close", () => reject(new UserError(`The website can't be served:\n${output}`)));
  });
}
