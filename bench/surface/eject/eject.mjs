// @ts-check
import { chromium } from "playwright-core";
import { browserFlags, findBrowser } from "../../../scripts/setup/browser.mjs";
import { UserError } from "../../user-error.mjs";
import { checkTypes } from "./check-types.mjs";
import { compareOutcomes } from "./compare-outcomes.mjs";
import { dropHidden, findFailing } from "./groups.mjs";
import { installSite } from "./install-site.mjs";
import { formatName } from "./list-components.mjs";
import { trySite } from "./try-site.mjs";

/** @import { Ejectable } from "./list-components.mjs" */

/**
 * @typedef {object} Ejected
 * @property {Ejectable[]} working
 * @property {Ejectable[]} unseen those of them that no page of the site showed
 * @property {string[]} typeErrors
 */

/**
 * Gives a site upstream's components as its own, all at once, and those that others hide after that. Looks at its build
 * and at its dev server. Where something fails, halves of them tell by which component.
 *
 * @param {object} options
 * @param {string} options.upstreamDir a folder with upstream in its `node_modules`
 * @param {string} options.workDir outside of the repository
 * @param {Ejectable[]} options.components
 * @param {(component: Ejectable) => boolean} options.isLeftOut those are tried one by one
 * @param {(line: string) => void} options.log
 * @returns {Promise<Ejected>}
 */
export async function tryEjected({ upstreamDir, workDir, components, isLeftOut, log }) {
  const browserPath = await findBrowser();
  if (!browserPath) throw new UserError("There is no browser. CHROME_PATH can name one.");
  log(`Installing the engine in ${workDir} …`);
  const siteDir = installSite({ workDir, upstreamDir, components });
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  try {
    const all = components.filter((component) => !isLeftOut(component));
    const plain = await trySite({ siteDir, browser, components: [] });
    /** @type {Set<string>} */
    const seen = new Set();
    const attempt = async (/** @type {Ejectable[]} */ members) => {
      try {
        const outcome = await trySite({ siteDir, browser, components: members });
        for (const { ran } of outcome.dev) for (const name of ran) seen.add(name);
        return compareOutcomes(plain, outcome);
      } catch (error) {
        return String(error instanceof Error ? error.message : error);
      }
    };
    const outermost = dropHidden(all);
    const hidden = all.filter((component) => !outermost.includes(component));
    const failing = await findAllFailing([outermost, hidden], { attempt, log });
    const left = components.filter(isLeftOut);
    for (const component of left) if (await attempt([component])) failing.add(component);
    const working = components.filter((component) => !failing.has(component));
    return {
      working,
      unseen: working.filter(({ name }) => !seen.has(name)),
      typeErrors: await checkTypes(siteDir, working),
    };
  } finally {
    await browser.close();
  }
}

/**
 * @param {Ejectable[][]} groups
 * @param {{ attempt: (members: Ejectable[]) => Promise<string | undefined>, log: (line: string) => void }} options
 */
async function findAllFailing(groups, { attempt, log }) {
  /** @type {Set<Ejectable>} */
  const failing = new Set();
  for (const group of groups) {
    const failure = await attempt(group);
    log(`${group.length} at once ${failure === undefined ? "work." : `fail:\n${failure}`}`);
    if (failure === undefined) continue;
    for (const found of await findFailing(group, failure, attempt)) {
      log(`${found.members.map(formatName).join(", ")}:\n${found.failure}`);
      for (const member of found.members) failing.add(member);
    }
  }
  return failing;
}
