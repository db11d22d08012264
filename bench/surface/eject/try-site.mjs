// @ts-check
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { velosaur } from "../../plugins/engines.mjs";
import { findPort } from "../../plugins/find-port.mjs";
import { runSiteCommand, startSiteServer } from "../../plugins/site-commands.mjs";
import { siteFiles } from "./site-files.mjs";
import { visitPages } from "./visit-pages.mjs";

/** @import { Browser } from "playwright-core" */
/** @import { Ejectable } from "./list-components.mjs" */
/** @import { VisitedPage } from "./visit-pages.mjs" */

/**
 * @typedef {object} Attempt
 * @property {string} siteDir where everything is installed
 * @property {Browser} browser
 * @property {Ejectable[]} components that the site overrides
 *
 * @typedef {object} Outcome What a visitor met.
 * @property {VisitedPage[]} build
 * @property {VisitedPage[]} dev
 */

/**
 * Builds a site that has these components of its own, starts its dev server, and visits both.
 *
 * @param {Attempt} attempt
 * @returns {Promise<Outcome>}
 */
export async function trySite({ siteDir, browser, components }) {
  writeSite(siteDir, components);
  const command = { engine: velosaur, siteDir, env: {} };
  await runSiteCommand({ ...command, args: ["build", "--locale", "en"] });
  return {
    build: await visitServed({ command, name: "serve", browser }),
    dev: await visitServed({ command, name: "start", browser }),
  };
}

/** @param {{ command: Omit<Parameters<typeof startSiteServer>[0], "args" | "port">, name: string, browser: Browser }} options */
async function visitServed({ command, name, browser }) {
  const server = await startSiteServer({ ...command, args: [name], port: await findPort() });
  try {
    return await visitPages(browser, server.origin);
  } finally {
    server.close();
  }
}

/** @param {string} siteDir @param {Ejectable[]} components */
function writeSite(siteDir, components) {
  rmSync(path.join(siteDir, "build"), { recursive: true, force: true });
  for (const [name, text] of Object.entries(siteFiles)) {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  placeComponents(siteDir, components);
}

/** No others stay. @param {string} siteDir @param {Ejectable[]} components */
export function placeComponents(siteDir, components) {
  const themeDir = path.join(siteDir, "src/theme");
  rmSync(themeDir, { recursive: true, force: true });
  for (const { files } of components) {
    for (const [name, source] of files) cpSync(source, path.join(themeDir, name));
  }
}
