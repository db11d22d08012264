// @ts-check
import path from "node:path";

/**
 * The output lies inside of the site, as everybody's does: upstream evaluates its server bundle there, and whether that
 * is CommonJS depends on the nearest `package.json`.
 *
 * @param {string} dir
 * @returns {import("./peers/builder.mjs").SitePaths}
 */
export function toSitePaths(dir) {
  const siteDir = path.join(dir, "site");
  return { siteDir, outDir: path.join(siteDir, "build"), logFile: path.join(dir, "build.log") };
}
