// @ts-check
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { createPage } from "../corpus/page.mjs";
import { toPagePath } from "../corpus/tree.mjs";
import { UserError } from "../user-error.mjs";

/**
 * The HTML file of a page, whether the builder makes folders or files of routes.
 *
 * @param {string} outDir
 * @param {string} pagePath
 */
export function findHtmlFile(outDir, pagePath) {
  const candidates = [`${pagePath}/index.html`, `${pagePath}.html`].map((name) =>
    path.join(outDir, name),
  );
  const found = candidates.find((file) => existsSync(file));
  if (!found) throw new UserError(`The build has no HTML for the page /${pagePath}/.`);
  return found;
}

/**
 * Average size of the HTML of all pages of the corpus; at the same time a check that all of them were built.
 *
 * @param {string} outDir
 * @param {number} pageCount
 */
export function measureHtml(outDir, pageCount) {
  let bytes = 0;
  for (let index = 0; index < pageCount; index++)
    bytes += statSync(findHtmlFile(outDir, toPagePath(index))).size;
  return bytes / pageCount;
}

/**
 * How many times the HTML of page `index` says what its Markdown says once.
 *
 * @param {string} html
 * @param {number} index
 * @param {number} pageCount
 */
export function countArticle(html, index, pageCount) {
  return html.split(createPage(index, pageCount).fingerprint).length - 1;
}
