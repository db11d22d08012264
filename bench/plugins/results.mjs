// @ts-check
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { benchDir } from "../paths.mjs";
import { formatConfig } from "./base-site.mjs";
import { hashText } from "./install.mjs";

/** @import { Engine } from "./engines.mjs" */
/** @import { Mode, Recipe } from "./recipe.mjs" */
/** @import { Failures } from "./try-recipe.mjs" */

/**
 * @typedef {object} Outcome
 * @property {string} version of the engine
 * @property {string} date
 * @property {string} recipe a hash of it: another recipe is tried anew
 * @property {Partial<Record<Mode, string>>} failures what went wrong; nothing where all is well
 *
 * @typedef {object} PluginResults
 * @property {Record<string, { velosaur?: Outcome, upstream?: Outcome }>} recipes by name
 */

const resultsFile = path.join(benchDir, "plugins/results.json");

/** @returns {PluginResults} */
export function readResults() {
  if (!existsSync(resultsFile)) return { recipes: {} };
  return JSON.parse(readFileSync(resultsFile, "utf8"));
}

/**
 * @param {object} options
 * @param {Recipe} options.recipe
 * @param {Engine} options.engine
 * @param {string} options.version
 * @param {Failures} options.failures
 * @param {string} options.siteDir
 */
export function recordOutcome({ recipe, engine, version, failures, siteDir }) {
  // Read again: other runs may have written meanwhile.
  const before = readResults();
  const shortened = Object.entries(failures).map(([mode, text]) => [mode, shorten(text, siteDir)]);
  const outcome = {
    version,
    date: new Date().toISOString().slice(0, 10),
    recipe: hashRecipe(recipe),
    failures: Object.fromEntries(shortened),
  };
  const entry = { ...before.recipes[recipe.name], [engine.name]: outcome };
  const results = { recipes: { ...before.recipes, [recipe.name]: entry } };
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
}

/** Whatever makes another site of it. @param {Recipe} recipe */
export const hashRecipe = ({ check, startService, ...recipe }) =>
  hashText(
    JSON.stringify([recipe, formatConfig(recipe.config), String(check), String(startService)]),
  ).slice(0, 12);

/** The lines that tell, without places of this machine. @param {string} text @param {string} siteDir */
const shorten = (text, siteDir) =>
  text
    .replaceAll(siteDir, "<site>")
    .split("\n")
    .filter(Boolean)
    .slice(0, 6)
    .join("\n")
    .slice(0, 600);
