// @ts-check
import { runCommand } from "../measure/run-command.mjs";
import { velosaur } from "../peers/velosaur.mjs";
import { websiteDir } from "../../scripts/setup/paths.mjs";
import { startServer } from "../measure/run-server.mjs";

/**
 * Builds the website where it always is built: a build that is up to date takes seconds.
 *
 * @param {{ outDir: string, logFile: string, args?: string[] }} options
 */
export async function buildWebsite({ outDir, logFile, args = [] }) {
  const command = velosaur.createCommand({ siteDir: websiteDir, outDir, logFile });
  await runCommand({ ...command, args: [...command.args, ...args], cwd: websiteDir, logFile });
}

/**
 * Serves the built website with the engine's own server, which compresses what it sends, as hosts do.
 *
 * @param {string} outDir
 */
export const serveWebsite = (outDir) =>
  startServer({ args: ["serve", "--dir", outDir], cwd: websiteDir });
