// @ts-check
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { findBrowser } from "../../scripts/setup/browser.mjs";
import { websiteDir } from "../../scripts/setup/paths.mjs";
import { UserError } from "../user-error.mjs";
import { startLighthouse } from "./lighthouse.mjs";
import { measureNavigation, withBrowser } from "./navigation.mjs";
import { firstDoc, pages } from "./pages.mjs";
import { buildWebsite, serveWebsite } from "./serve-website.mjs";
import { weighPage } from "./weigh-page.mjs";

/** @import { Audit } from "./lighthouse.mjs" */
/** @import { Navigation } from "./navigation.mjs" */

/**
 * @typedef {object} Visit one page of the website
 * @property {string} page its name in `pages`
 * @property {Audit[]} audits one a round
 * @property {number} javascriptBytes what the page loads before anybody touches it, brotli
 * @property {number} stylesBytes brotli
 *
 * @typedef {object} Visits
 * @property {string} browser its version
 * @property {Visit[]} visits
 * @property {Navigation} navigation
 *
 * @typedef {object} VisitOptions
 * @property {number} rounds
 * @property {string} workDir
 * @property {(line: string) => void} log
 */

const outDir = path.join(websiteDir, "build");
const clicksPerRound = 10;

/**
 * Builds and serves the website, and visits one page of each kind.
 *
 * @param {VisitOptions} options
 * @returns {Promise<Visits>}
 */
export async function measureVisits({ rounds, workDir, log }) {
  const chromePath = await findBrowser();
  if (!chromePath) throw new UserError("There is no browser. CHROME_PATH can name one.");
  await mkdir(workDir, { recursive: true });
  log("Building the website …");
  await buildWebsite({ outDir, logFile: path.join(workDir, "website.log") });
  const { origin, close } = await serveWebsite(outDir);
  try {
    return await withBrowser(chromePath, async (browser) => {
      const options = { origin, firstPath: firstDoc, count: clicksPerRound, rounds };
      const navigation = await measureNavigation(browser, options);
      log(`${clicksPerRound * rounds} clicks and loads`);
      const visits = pages.map(({ name, path }) => ({
        page: name,
        audits: [],
        ...weighPage(outDir, path),
      }));
      await auditPages(visits, { chromePath, origin, rounds, log });
      return { browser: browser.version(), visits, navigation };
    });
  } finally {
    await close();
  }
}

/**
 * The pages take turns within each round, as the builders of a corpus do.
 *
 * @param {Visit[]} visits
 * @param {{ chromePath: string, origin: string, rounds: number, log: (line: string) => void }} options
 */
async function auditPages(visits, { chromePath, origin, rounds, log }) {
  const lighthouse = await startLighthouse(chromePath);
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [index, { name, path }] of pages.entries()) {
        const audit = await lighthouse.audit(origin + path);
        visits[index].audits.push(audit);
        log(`${name}, round ${round + 1}/${rounds}: ${formatAudit(audit)}`);
      }
    }
  } finally {
    lighthouse.close();
  }
}

/** @param {Audit} audit */
function formatAudit(audit) {
  const scores = [audit.performance, audit.accessibility, audit.bestPractices, audit.seo];
  return `${scores.join("/")}, blocked ${Math.round(audit.blockingMs)} ms, machine ${audit.machineIndex}`;
}
