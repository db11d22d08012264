// @ts-check
import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * All HTML files of a build by the route at which a static server shows them.
 *
 * @param {string} outDir
 * @returns {Map<string, string>}
 */
export function findRoutes(outDir) {
  const pages = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"));
  return new Map(pages.sort().map((name) => [toRoute(name), path.join(outDir, name)]));
}

/** @param {string} name path of an HTML file from the output folder */
export function toRoute(name) {
  return `/${name}`.replace(/\/index\.html$/, "/");
}
