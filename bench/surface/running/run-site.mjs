// @ts-check
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { linkModules } from "../../link-modules.mjs";
import { rootDir } from "../../paths.mjs";
import { runSiteCommand } from "../../plugins/site-commands.mjs";
import { sortNames } from "../facts.mjs";
import { writeWrapped } from "./wrapped.mjs";

/** @import { Facts } from "../facts.mjs" */

/**
 * @typedef {object} Runner
 * @property {string} modulesDir the `node_modules` that the site resolves from
 * @property {string} executable
 * @property {string[]} [args]
 */

/** @param {string} packagesDir upstream's `node_modules/@docusaurus` */
export const runUpstream = (packagesDir) =>
  runSite({
    modulesDir: path.dirname(packagesDir),
    executable: path.join(packagesDir, "core/bin/docusaurus.mjs"),
    args: ["--no-minify"],
  });

/** @param {string} packagesDir our `packages` */
export const runOwn = (packagesDir) =>
  runSite({
    modulesDir: path.join(rootDir, "node_modules"),
    executable: path.join(packagesDir, "velosaur/bin/velosaur.mjs"),
  });

/**
 * Builds the site in both of its languages, and collects what its plugin, its components and its hooks were given.
 *
 * @param {Runner} runner
 * @returns {Promise<Facts>}
 */
async function runSite({ modulesDir, executable, args = [] }) {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), "velosaur-running-"));
  try {
    await writeSite(siteDir, modulesDir);
    await runSiteCommand({
      engine: { name: "velosaur", label: "", executable, build: [] },
      siteDir,
      args: ["build", ...args],
      env: {},
    });
    return readRecorded(siteDir);
  } finally {
    rmSync(siteDir, { recursive: true, force: true });
  }
}

/** @param {string} siteDir @param {string} modulesDir */
async function writeSite(siteDir, modulesDir) {
  cpSync(path.join(import.meta.dirname, "site"), siteDir, { recursive: true });
  cpSync(path.join(import.meta.dirname, "describe.mjs"), path.join(siteDir, "describe.mjs"));
  for (const [name, text] of writeWrapped()) {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), text);
  }
  writeFileSync(path.join(siteDir, "package.json"), `{ "name": "harbour" }\n`);
  await linkModules(modulesDir, siteDir);
}

/** @param {string} siteDir @returns {Facts} */
const readRecorded = (siteDir) => ({
  "what plugins are given": readByPlugin(siteDir),
  "what pages are given": readByPages(siteDir),
  "scoped class names": readClassNames(siteDir),
});

/** What was recorded in Node, of both languages together. @param {string} siteDir */
function readByPlugin(siteDir) {
  /** @type {Record<string, string[]>} */
  const found = {};
  const folder = path.join(siteDir, "recorded");
  for (const file of readdirSync(folder)) {
    const name = path.basename(file, ".json").replace(/^\w+-/, "");
    add(found, name, JSON.parse(readFileSync(path.join(folder, file), "utf8")));
  }
  return found;
}

/** Values stand in what plugins are given. @param {string} name */
const toType = (name) =>
  name.replace(/ = (.*)$/s, (_, value) =>
    value === "null" ? ": null" : `: ${typeof JSON.parse(value)}`,
  );

/** @param {string} siteDir */
function readPages(siteDir) {
  const folder = path.join(siteDir, "build");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"));
}

const CLASS = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;

/** What a class of a component is called; behind the underscore is a hash. Selectors such as `[class*="name_"]` find it. */
const SCOPED = /^([a-z][a-zA-Z\d]*)_[\w-]*$/;

/** Of all pages. @param {string} siteDir */
function readClassNames(siteDir) {
  const names = readPages(siteDir).flatMap((html) =>
    Array.from(html.matchAll(CLASS), ([, quoted, plain = ""]) => quoted ?? plain),
  );
  const scoped = names
    .flatMap((text) => text.split(/\s+/))
    .flatMap((name) => SCOPED.exec(name)?.[1] ?? []);
  return { pages: sortNames(scoped) };
}

const RECORDED = /<script type="?application\/json"? class="?recorded"?>(.*?)<\/script>/gs;

/** What was recorded in HTML. @param {string} siteDir */
function readByPages(siteDir) {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const html of readPages(siteDir)) {
    for (const [, text = ""] of html.matchAll(RECORDED)) {
      const [name, names] = JSON.parse(text);
      add(found, name, names.map(toType));
    }
  }
  return found;
}

/** @param {Record<string, string[]>} found @param {string} name @param {string[]} names */
function add(found, name, names) {
  found[name] = sortNames([...(found[name] ?? []), ...names]);
}
