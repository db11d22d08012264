// @ts-check
import { getAttribute, parseHtml, walkElements } from "../html-tree.mjs";
import { toFile, weighFiles } from "./site-files.mjs";

/**
 * The stylesheets that a page waits for before it shows anything, by brotli.
 *
 * @param {{ outDir: string, html: string }} options
 */
export function measureStyles({ outDir, html }) {
  return weighFiles(new Set(findStylesheetUrls(html).flatMap((url) => toFile(outDir, url))));
}

/** @param {string} html */
function findStylesheetUrls(html) {
  return [...walkElements(parseHtml(html))]
    .filter(
      (element) => element.tagName === "link" && getAttribute(element, "rel") === "stylesheet",
    )
    .flatMap((link) => getAttribute(link, "href") ?? []);
}
