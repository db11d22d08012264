/** One browser for the whole run: every worker connects to it. */

import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findBrowser } from "../../scripts/setup/browser.mjs";

declare module "vitest" {
  interface ProvidedContext {
    browserEndpoint: string;
  }
}

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error("There is no browser. `npm test` installs one.");
  const server = await chromium.launchServer({ executablePath, args: flags });
  project.provide("browserEndpoint", server.wsEndpoint());
  return () => server.close();
}
