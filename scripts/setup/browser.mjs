// @ts-check
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { isInstalled, runCommand, runNode } from "./run-command.mjs";
import { SetupError } from "./setup-error.mjs";

/** Chromium without a window: a page costs it a fifth of the time. */
const LIGHT = "chromium-headless-shell";
const commandNames = [
  LIGHT,
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

/** For whatever starts it, so that it neither looks for a screen nor talks to its maker. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
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
  const found = await findBrowser();
  // Debian's Chromium draws its own windows for every page; its light one is worth a minute.
  if (found && !isDebianChromium(found)) return;
  console.log("Installing a browser for the tests…");
  for (const install of [
    () => installFromDebian(LIGHT),
    () => installFromDebian("chromium"),
    installFromPlaywright,
  ]) {
    if (((await install()) && (await findBrowser())) || found) return;
  }
  throw new SetupError(
    "The end-to-end tests need Chromium or Chrome. Install one with your system's packages (apt-get install chromium), " +
      "or name an existing one: CHROME_PATH=/path/to/chrome npm test",
  );
}

/** @param {string} file */
const isDebianChromium = (file) => file === "/usr/bin/chromium" && canInstallFromDebian();
const canInstallFromDebian = () => process.getuid?.() === 0 && isInstalled("apt-get");

/** @param {string} name */
async function installFromDebian(name) {
  if (!canInstallFromDebian()) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  // Without a network it must not keep anybody waiting.
  const patience = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20"];
  await runCommand("apt-get", ["update", "-q", ...patience], { env });
  return (await runCommand("apt-get", ["install", "-y", "-q", ...patience, name], { env })) === 0;
}

async function installFromPlaywright() {
  const manifest = createRequire(import.meta.url).resolve("playwright-core/package.json");
  const cli = path.join(path.dirname(manifest), "cli.js");
  return (await runNode(cli, ["install", "chromium"])) === 0;
}
