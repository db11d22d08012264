// @ts-check
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { rootDir } from "../paths.mjs";
import { copyTree } from "./copy-site.mjs";

/**
 * Packs the engine and installs it in a folder of its own, as npm delivers it.
 *
 * @param {string} installDir
 * @returns {Promise<string>} the folder of the installed packages
 */
export async function installEngine(installDir) {
  await rm(installDir, { recursive: true, force: true });
  await mkdir(installDir, { recursive: true });
  await writeFile(path.join(installDir, "package.json"), '{ "private": true }\n');
  const packing = ["pack", "--silent", "--pack-destination", installDir];
  const tarball = runNpm(packing, path.join(rootDir, "packages/velosaur"))
    .trim()
    .split("\n")
    .at(-1);
  runNpm(["install", "--silent", "--no-audit", "--no-fund", `./${tarball}`], installDir);
  return path.join(installDir, "node_modules");
}

/** @param {string[]} args @param {string} cwd */
function runNpm(args, cwd) {
  return execFileSync("npm", args, { cwd, encoding: "utf8" });
}

/**
 * What `"@docusaurus/core": "npm:velosaur@…"` in a site's `package.json` makes of its installed packages: the engine
 * stands in upstream's place. Its dependencies lie below it, but for those that the site has in the same version.
 *
 * @param {string} siteDir
 * @param {string} enginePackages
 */
export async function adoptEngine(siteDir, enginePackages) {
  const coreDir = findPackage(siteDir, "@docusaurus/core");
  await rm(coreDir, { recursive: true, force: true });
  await copyTree(path.join(enginePackages, "velosaur"), coreDir);
  for (const name of await listPackages(enginePackages)) {
    const source = path.join(enginePackages, name);
    if (name === "velosaur" || isInstalled(siteDir, name, readVersion(source))) continue;
    await copyTree(source, path.join(coreDir, "node_modules", name));
  }
}

/** @param {string} siteDir @param {string} name @param {string} version */
function isInstalled(siteDir, name, version) {
  const dir = findPackage(siteDir, name);
  return existsSync(path.join(dir, "package.json")) && readVersion(dir) === version;
}

/** Where Node finds a package; in a workspace that may be a folder above the site. @param {string} siteDir @param {string} name */
export function findPackage(siteDir, name) {
  for (let dir = siteDir; dir !== path.dirname(dir); dir = path.dirname(dir)) {
    const candidate = path.join(dir, "node_modules", name);
    if (existsSync(candidate)) return candidate;
  }
  return path.join(siteDir, "node_modules", name);
}

/** @param {string} modulesDir */
async function listPackages(modulesDir) {
  const names = (await readdir(modulesDir)).filter((name) => !name.startsWith("."));
  const lists = names.map(async (name) =>
    name.startsWith("@")
      ? (await readdir(path.join(modulesDir, name))).map((part) => `${name}/${part}`)
      : [name],
  );
  return (await Promise.all(lists)).flat();
}

/** @param {string} dir of a package @returns {{ version: string, bin?: Record<string, string> }} */
function readManifest(dir) {
  return JSON.parse(readFileSync(path.join(dir, "package.json"), "utf8"));
}

/** @param {string} dir of a package */
export function readVersion(dir) {
  return readManifest(dir).version;
}

/** The program that a site's scripts run as `docusaurus`. @param {string} siteDir */
export function findExecutable(siteDir) {
  const coreDir = findPackage(siteDir, "@docusaurus/core");
  return path.join(coreDir, readManifest(coreDir).bin?.["docusaurus"] ?? "");
}
