/** Which browser the specs start, for all of them. */

import type { TestProject } from "vitest/node";
import { findBrowser } from "../../scripts/setup/browser.mjs";

declare module "vitest" {
  interface ProvidedContext {
    browserPath: string;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error("There is no browser. `npm test` installs one.");
  project.provide("browserPath", executablePath);
}
