/** One browser for the whole run: every worker connects to it. */

import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { browserFlags, findBrowser } from "../../scripts/setup/browser.mjs";

declare module "vitest" {
  interface ProvidedContext {
    browserEndpoint: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error("There is no browser. `npm test` installs one.");
  const server = await chromium.launchServer({ executablePath, args: browserFlags });
  project.provide("browserEndpoint", server.wsEndpoint());
  return () => server.close();
}
