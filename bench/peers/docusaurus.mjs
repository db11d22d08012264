// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { linkModules } from "../link-modules.mjs";
import { benchDir } from "../paths.mjs";
import { UserError } from "../user-error.mjs";

const installDir = path.join(benchDir, "peers/docusaurus");
const modulesDir = path.join(installDir, "node_modules");
const coreDir = path.join(modulesDir, "@docusaurus/core");

/** @type {import("./builder.mjs").Builder} */
export const docusaurus = {
  name: "docusaurus",
  label: "Docusaurus",
  corpus: "docusaurus",
  largestCorpus: 1000,
  caches: ["node_modules/.cache", ".docusaurus"],
  async check() {
    if (existsSync(coreDir)) return;
    throw new UserError(
      "Docusaurus is not installed. Run: npm install --prefix bench/peers/docusaurus",
    );
  },
  readVersion: () => `${readPeerPackage("@docusaurus/core").version} with faster`,
  prepareSite: (siteDir) => linkModules(modulesDir, siteDir),
  createCommand: ({ siteDir, outDir }) => ({
    command: process.execPath,
    args: [path.join(coreDir, "bin/docusaurus.mjs"), "build", siteDir, "--out-dir", outDir],
    // Looking for a newer release is no part of a build.
    env: { NO_UPDATE_NOTIFIER: "1" },
  }),
};

/** @param {string} name */
export function isPeerPackage(name) {
  return existsSync(path.join(modulesDir, name));
}

/** @param {string} name */
function readPeerPackage(name) {
  return JSON.parse(readFileSync(path.join(modulesDir, name, "package.json"), "utf8"));
}
