// @ts-check
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { baseFiles, formatConfig } from "./base-site.mjs";
import { findPort } from "./find-port.mjs";
import { runSiteCommand, startSiteServer } from "./site-commands.mjs";
import { visitSite } from "./visitor.mjs";

/** @import { Browser } from "playwright-core" */
/** @import { Engine } from "./engines.mjs" */
/** @import { Mode, Recipe } from "./recipe.mjs" */

/**
 * What went wrong in each mode; nothing where all is well.
 *
 * @typedef {Partial<Record<Mode, string>>} Failures
 */

/** @type {Mode[]} */
const allModes = ["build", "dev"];

/**
 * Makes a recipe's site in a folder where everything is installed, and visits its build and its dev server.
 *
 * @param {object} options
 * @param {Recipe} options.recipe
 * @param {Engine} options.engine
 * @param {string} options.siteDir
 * @param {Browser} options.browser
 * @param {Mode[]} [options.modes]
 * @returns {Promise<Failures>}
 */
export async function tryRecipe({ recipe, engine, siteDir, browser, modes = allModes }) {
  const service = await recipe.startService?.();
  const env = { SERVICE_ORIGIN: service?.origin ?? "" };
  /** @type {Failures} */
  const failures = {};
  try {
    for (const mode of modes) {
      writeSite(siteDir, recipe);
      try {
        for (const args of recipe.commands ?? [])
          await runSiteCommand({ engine, siteDir, args, env });
        await visit({ recipe, engine, siteDir, browser, mode, env });
      } catch (error) {
        failures[mode] = error instanceof Error ? error.message : String(error);
      }
    }
  } finally {
    service?.close();
  }
  return failures;
}

/**
 * @typedef {object} Visit
 * @property {Recipe} recipe
 * @property {Engine} engine
 * @property {string} siteDir
 * @property {Browser} browser
 * @property {Mode} mode
 * @property {Record<string, string>} env
 *
 * @param {Visit} options
 */
async function visit({ recipe, engine, siteDir, browser, mode, env }) {
  const command = { engine, siteDir, env };
  if (mode === "build") await runSiteCommand({ ...command, args: engine.build });
  const args = [mode === "build" ? "serve" : "start"];
  const server = await startSiteServer({ ...command, args, port: await findPort() });
  try {
    await visitSite({ browser, origin: server.origin, siteDir, mode, recipe });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Error(`${error.message}\n--- The server said:\n${tail(server.output())}`, {
      cause: error,
    });
  } finally {
    server.close();
  }
}

/** Nothing but what is installed stays of the site before. @param {string} siteDir @param {Recipe} recipe */
function writeSite(siteDir, recipe) {
  const kept = ["node_modules", "package.json", "package-lock.json"];
  for (const name of readdirSync(siteDir)) {
    if (!kept.includes(name)) rmSync(path.join(siteDir, name), { recursive: true });
  }
  rmSync(path.join(siteDir, "node_modules/.cache"), { recursive: true, force: true });
  const files = {
    ...baseFiles,
    "docusaurus.config.js": formatConfig(recipe.config),
    ...recipe.files,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** @param {string} text */
const tail = (text) => text.split("\n").slice(-40).join("\n");
