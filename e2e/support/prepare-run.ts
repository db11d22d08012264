/** What all specs have: a browser, and the engine as npm delivers it. */

import type { TestProject } from "vitest/node";
import { findBrowser } from "../../scripts/setup/browser.mjs";
import { ensureInstallation } from "../../scripts/setup/installation.mjs";

declare module "vitest" {
  interface ProvidedContext {
    browserPath: string;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error("There is no browser. `npm test` installs one.");
  project.provide("browserPath", executablePath);
  await ensureInstallation();
}
