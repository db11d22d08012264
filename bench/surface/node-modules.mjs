// @ts-check
import { createRequire } from "node:module";
import path from "node:path";
import { collectExports } from "./collect-exports.mjs";
import { sortNames } from "./facts.mjs";

/** @import { Facts } from "./facts.mjs" */

/** Where the modules lie that stand in for upstream's, within `packages`. */
const STAND_INS = "velosaur/src/node/plugins/upstream";

/** Modules that configurations and plugins ask for in Node. */
const MODULES = [
  "logger",
  "mdx-loader",
  "plugin-client-redirects",
  "plugin-content-blog",
  "plugin-content-docs",
  "plugin-content-docs/server",
  "plugin-content-pages",
  "plugin-css-cascade-layers",
  "plugin-debug",
  "plugin-google-analytics",
  "plugin-google-gtag",
  "plugin-google-tag-manager",
  "plugin-sitemap",
  "plugin-svgr",
  "preset-classic",
  "theme-classic",
  "theme-search-algolia",
  "theme-translations",
  "utils",
  "utils-common",
  "utils-validation",
];

/** @param {(name: string) => Iterable<string>} list @returns {Facts} */
const collect = (list) => ({
  "exports in Node": Object.fromEntries(
    MODULES.map((name) => [`@docusaurus/${name}`, sortNames(list(name))]),
  ),
});

/**
 * What upstream's modules export once Node has loaded them.
 *
 * @param {string} packagesDir `node_modules/@docusaurus`
 * @returns {Promise<Facts>}
 */
export async function collectNodeUpstream(packagesDir) {
  const require = createRequire(path.join(packagesDir, "core/package.json"));
  return collect((name) => Object.keys(require(`@docusaurus/${name}`)));
}

/**
 * What stands in for them, by its sources.
 *
 * @param {string} packagesDir our `packages`
 * @returns {Promise<Facts>}
 */
export async function collectNodeOwn(packagesDir) {
  const toFile = (/** @type {string} */ name) =>
    path.join(packagesDir, STAND_INS, `${name.replace("/", "-")}.ts`);
  return collect((name) => collectExports(toFile(name)).values);
}
