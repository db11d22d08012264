// @ts-check
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { isInstalled, runCommand, runNode } from "./run-command.mjs";
import { SetupError } from "./setup-error.mjs";

const commandNames = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "msedge",
];
const wellKnownFiles = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/**
 * Where a browser for the tests is: the one named by CHROME_PATH, Playwright's own, the system's.
 *
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named))
    throw new SetupError(`CHROME_PATH names a file that does not exist: ${named}`);
  if (named) return named;
  // Imported late: the scripts start before anything is installed.
  const { chromium } = await import("playwright-core");
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const inPath = commandNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [chromium.executablePath(), ...inPath, ...wellKnownFiles].find((file) => existsSync(file));
}

export async function ensureBrowser() {
  if (await findBrowser()) return;
  console.log("Installing a browser for the tests…");
  for (const install of [installFromDebian, installFromPlaywright]) {
    if ((await install()) && (await findBrowser())) return;
  }
  throw new SetupError(
    "The end-to-end tests need Chromium or Chrome. Install one with your system's packages (apt-get install chromium), " +
      "or name an existing one: CHROME_PATH=/path/to/chrome npm test",
  );
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !isInstalled("apt-get")) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand("apt-get", ["update", "-q"], { env });
  return (await runCommand("apt-get", ["install", "-y", "-q", "chromium"], { env })) === 0;
}

async function installFromPlaywright() {
  const manifest = createRequire(import.meta.url).resolve("playwright-core/package.json");
  const cli = path.join(path.dirname(manifest), "cli.js");
  return (await runNode(cli, ["install", "chromium"])) === 0;
}
