// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { linkModules } from "../link-modules.mjs";
import { rootDir } from "../paths.mjs";
import { docusaurus, isPeerPackage } from "../peers/docusaurus.mjs";
import { UserError } from "../user-error.mjs";
import { hashFolder } from "./hash-folder.mjs";

const websiteDir = path.join(rootDir, "website");

/** What builds leave behind; everything else is copied byte for byte. */
const notCopied = new Set(["node_modules", "build", ".docusaurus", ".cache"]);

/** @param {string} name of a file or folder right in the website's folder */
const isCopied = (name) => !notCopied.has(name);

/** @param {string} siteDir */
export async function copyWebsite(siteDir) {
  await rm(siteDir, { recursive: true, force: true });
  await mkdir(path.dirname(siteDir), { recursive: true });
  await cp(websiteDir, siteDir, {
    recursive: true,
    filter: (source) => path.dirname(source) !== websiteDir || isCopied(path.basename(source)),
  });
}

/** The same for two copies of the same bytes. */
export const hashWebsite = () => hashFolder(websiteDir, isCopied);

/** Upstream resolves everything from its own installation. @param {string} siteDir */
export async function linkUpstreamModules(siteDir) {
  const missing = readDependencies().filter((name) => !isPeerPackage(name));
  if (missing.length > 0) {
    const cure = "Add them to bench/peers/docusaurus/package.json and install again.";
    throw new UserError(
      `The website needs packages that upstream's installation lacks: ${missing.join(", ")}. ${cure}`,
    );
  }
  await docusaurus.prepareSite?.(siteDir);
}

/** Velosaur resolves what the website itself resolves: its own folder first, then the workspace. @param {string} siteDir */
export async function linkWebsiteModules(siteDir) {
  await linkModules(path.join(websiteDir, "node_modules"), siteDir);
}

/** All but the engine, which is what differs between the two builds, and its add-ons in this repository. */
function readDependencies() {
  const { dependencies = {} } = JSON.parse(
    readFileSync(path.join(websiteDir, "package.json"), "utf8"),
  );
  return Object.keys(dependencies).filter(
    (name) => !existsSync(path.join(rootDir, "packages", name)),
  );
}
