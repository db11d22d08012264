// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { browserFlags } from "../../scripts/setup/browser.mjs";
import { benchDir } from "../paths.mjs";
import { UserError } from "../user-error.mjs";

/**
 * What Lighthouse found on one page: scores of 100, milliseconds, a share of the window.
 *
 * @typedef {object} Audit
 * @property {number} performance
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number} seo
 * @property {number} paintMs until something is seen, on the phone and the network that Lighthouse simulates
 * @property {number} blockingMs
 * @property {number} layoutShift
 * @property {number} machineIndex how quick this machine was at that moment; Lighthouse expects 1,000 and more
 *
 * @typedef {object} Lighthouse
 * @property {(url: string) => Promise<Audit>} audit
 * @property {() => void} close
 */

const installDir = path.join(benchDir, "visit/lighthouse");
const modulesDir = path.join(installDir, "node_modules");
const install = "npm install --prefix bench/visit/lighthouse";

export function checkLighthouse() {
  if (!existsSync(modulesDir)) throw new UserError(`Lighthouse is not installed. Run: ${install}`);
}

/** @returns {string} */
export function readLighthouseVersion() {
  return JSON.parse(readFileSync(path.join(modulesDir, "lighthouse/package.json"), "utf8")).version;
}

/**
 * Audits pages one after the other, in a browser of its own, as a phone on a slow network.
 *
 * @param {string} chromePath
 * @returns {Promise<Lighthouse>}
 */
export async function startLighthouse(chromePath) {
  const { default: lighthouse } = await importInstalled("lighthouse/core/index.js");
  const { launch } = await importInstalled("chrome-launcher/dist/index.js");
  const chromeFlags = ["--headless", ...browserFlags];
  const chrome = await launch({ chromePath, chromeFlags, logLevel: "error" });
  const flags = {
    port: chrome.port,
    logLevel: "error",
    disableFullPageScreenshot: true,
  };
  return {
    audit: async (url) => readAudit((await lighthouse(url, flags)).lhr),
    close: () => chrome.kill(),
  };
}

/** @param {string} file */
function importInstalled(file) {
  return import(pathToFileURL(path.join(modulesDir, file)).href);
}

/**
 * @typedef {object} Report the part of Lighthouse's own that is read here
 * @property {string} finalDisplayedUrl
 * @property {{ message: string }} [runtimeError]
 * @property {Record<string, { score: number | null }>} categories
 * @property {Record<string, { numericValue?: number }>} audits
 * @property {{ benchmarkIndex: number }} environment
 */

/** @param {Report} report @returns {Audit} */
export function readAudit({ finalDisplayedUrl, runtimeError, categories, audits, environment }) {
  if (runtimeError)
    throw new Error(`Lighthouse could not audit ${finalDisplayedUrl}: ${runtimeError.message}`);
  const score = (/** @type {string} */ name) => {
    const { score } = categories[name];
    if (score === null) throw new Error(`${finalDisplayedUrl} has no score for ${name}.`);
    return Math.round(score * 100);
  };
  const number = (/** @type {string} */ name) => {
    const value = audits[name].numericValue;
    if (value === undefined) throw new Error(`${finalDisplayedUrl} has no figure for ${name}.`);
    return value;
  };
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    paintMs: number("first-contentful-paint"),
    blockingMs: number("total-blocking-time"),
    layoutShift: number("cumulative-layout-shift"),
    machineIndex: environment.benchmarkIndex,
  };
}
