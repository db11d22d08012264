// @ts-check
import { chromium } from "playwright-core";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { browserFlags, findBrowser } from "../../scripts/setup/browser.mjs";
import { benchDir, rootDir } from "../paths.mjs";
import { UserError } from "../user-error.mjs";
import { upstream, velosaur } from "./engines.mjs";
import {
  collectPackages,
  installPackages,
  installTarballs,
  packPackage,
  upstreamVersion,
} from "./install.mjs";
import { recipes } from "./recipes/index.mjs";
import { renderPluginReport } from "./render-report.mjs";
import { hashRecipe, readResults, recordOutcome } from "./results.mjs";
import { tryRecipe } from "./try-recipe.mjs";

/** @import { Browser } from "playwright-core" */
/** @import { Engine } from "./engines.mjs" */
/** @import { Recipe } from "./recipe.mjs" */

const reportFile = path.join(benchDir, "PLUGINS.md");
const packed = ["velosaur", "theme-mermaid", "theme-live-codeblock", "plugin-ideal-image"];

/**
 * Tries plugins with both engines, each in build and dev. What upstream did with a recipe is remembered.
 *
 * @param {object} options
 * @param {string[] | undefined} options.names of recipes; all of them by default
 * @param {boolean} options.withUpstream for the recipes that are new to it
 * @param {string} options.workDir outside of the repository: a package must not find what is installed here
 * @param {(line: string) => void} options.log
 */
export async function tryPlugins({ names, withUpstream, workDir, log }) {
  const browserPath = await findBrowser();
  if (!browserPath) throw new UserError("There is no browser. CHROME_PATH can name one.");
  const wanted = selectRecipes(names);
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  try {
    const run = { browser, workDir, log };
    if (withUpstream) await tryAll(upstream, wanted.filter(isNewToUpstream), run);
    await tryAll(velosaur, wanted, run);
  } finally {
    await browser.close();
  }
  log(writeReport());
}

/** @param {string[]} [names] */
function selectRecipes(names) {
  if (!names) return recipes;
  return names.map((wanted) => {
    const recipe = recipes.find(({ name }) => name === wanted);
    if (recipe) return recipe;
    const known = recipes.map(({ name }) => name).join(", ");
    throw new UserError(`--plugins does not know "${wanted}". It knows: ${known}.`);
  });
}

/** @param {Recipe} recipe */
function isNewToUpstream(recipe) {
  const outcome = readResults().recipes[recipe.name]?.upstream;
  return outcome?.version !== upstreamVersion || outcome.recipe !== hashRecipe(recipe);
}

/**
 * @param {Engine} engine
 * @param {Recipe[]} wanted
 * @param {{ browser: Browser, workDir: string, log: (line: string) => void }} run
 */
async function tryAll(engine, wanted, { browser, workDir, log }) {
  if (wanted.length === 0) return;
  const siteDir = path.join(workDir, engine.name);
  log(`Installing ${engine.label} and the plugins in ${siteDir} …`);
  const version = installEngine(engine, { siteDir, workDir });
  for (const recipe of wanted) {
    const failures = await tryRecipe({ recipe, engine, siteDir, browser });
    log(`${engine.label}: ${recipe.name}: ${formatFailures(failures)}`);
    recordOutcome({ recipe, engine, version, failures, siteDir });
  }
}

/** @param {Engine} engine @param {{ siteDir: string, workDir: string }} dirs */
function installEngine(engine, { siteDir, workDir }) {
  installPackages(siteDir, collectPackages(recipes));
  if (engine === upstream) return upstreamVersion;
  if (!existsSync(path.join(rootDir, "packages/velosaur/dist")))
    throw new UserError("The engine is not built. Run: npm run build:engine");
  const tarballs = packed.map((name) => packPackage(name, path.join(workDir, "packed")));
  installTarballs(siteDir, tarballs);
  return readManifest(path.join(siteDir, "node_modules/velosaur")).version;
}

/** @param {string} dir */
const readManifest = (dir) => JSON.parse(readFileSync(path.join(dir, "package.json"), "utf8"));

/** @param {import("./try-recipe.mjs").Failures} failures */
function formatFailures(failures) {
  const texts = Object.entries(failures).map(([mode, text]) => `${mode} FAILS\n${text}\n`);
  return texts.length === 0 ? "works" : texts.join("");
}

function writeReport() {
  const report = renderPluginReport(recipes, readResults());
  writeFileSync(reportFile, report);
  return report;
}
