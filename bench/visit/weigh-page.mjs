// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";
import { measureJavascript } from "../measure/javascript.mjs";
import { measureStyles } from "../measure/styles.mjs";

/**
 * What a page loads before anybody touches it, by brotli.
 *
 * @typedef {object} PageWeight
 * @property {number} javascriptBytes
 * @property {number} stylesBytes
 */

/**
 * @param {string} outDir of the website
 * @param {string} pagePath
 * @returns {PageWeight}
 */
export function weighPage(outDir, pagePath) {
  const file = path.join(outDir, pagePath, pagePath.endsWith("/") ? "index.html" : "");
  const html = readFileSync(file, "utf8");
  return {
    javascriptBytes: measureJavascript({ outDir, html }).brotliBytes,
    stylesBytes: measureStyles({ outDir, html }),
  };
}
