/** What all specs have: a browser, and the engine as npm delivers it. */

import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { browserFlags, findBrowser } from "../../scripts/setup/browser.mjs";
import { ensureInstallation } from "../../scripts/setup/installation.mjs";

declare module "vitest" {
  interface ProvidedContext {
    browserPath: string;
    /** A flag of the browser. */
    disabledFeatures: string;
  }
}

/** A browser with windows makes two pages of its own for each window, which cost twice as much as the page in it. */
const OWN_PAGES = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

export default async function setup(project: TestProject): Promise<void> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error("There is no browser. `npm test` installs one.");
  project.provide("browserPath", executablePath);
  project.provide("disabledFeatures", await addDisabledFeatures(executablePath));
  await ensureInstallation();
}

/** What Playwright switches off, and that: of several such flags, the browser heeds the last alone. */
async function addDisabledFeatures(executablePath: string): Promise<string> {
  const server = await chromium.launchServer({ executablePath, args: browserFlags });
  const given = server.process().spawnargs.find((flag) => flag.startsWith("--disable-features="));
  await server.close();
  if (given === undefined) throw new Error("Playwright switches off no features any more.");
  return [given, ...OWN_PAGES].join(",");
}
