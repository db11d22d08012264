/** What a package manager has put into a site: read from disk, nothing of it is run. */

import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path, { realPath } from "../../system/path.ts";
import { isRecord } from "../../config/schema-parts.ts";
import {
  findPackageManager,
  listParents,
  type PackageManager,
} from "../../system/package-manager.ts";

export interface InstalledPackage {
  /** Its own, which differs from the name of its folder when it is installed by an alias. */
  name: string;
  version: string;
  /** Absolute. */
  folder: string;
}

export interface Installation {
  siteDir: string;
  packageManager: PackageManager;
  /** Name → range, of everything that the site's `package.json` asks for. */
  asked: ReadonlyMap<string, string>;
  /** What an import from the site's folder would get. */
  findPackage: (name: string) => InstalledPackage | undefined;
  /** Cores of upstream that packages have for themselves. */
  nestedCores: InstalledPackage[];
  /** The file behind `node_modules/.bin/docusaurus`. */
  executable: string | undefined;
}

export const CORE = "@docusaurus/core";

const readJson = (file: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

const readPackage = (folder: string): InstalledPackage | undefined => {
  const { name, version } = readJson(path.join(folder, "package.json"));
  return typeof name === "string" && typeof version === "string"
    ? { name, version, folder }
    : undefined;
};

const readAsked = (siteDir: string): Map<string, string> => {
  const manifest = readJson(path.join(siteDir, "package.json"));
  const lists = ["optionalDependencies", "devDependencies", "dependencies"].map(
    (key) => manifest[key],
  );
  return new Map(
    lists.flatMap((list) => (isRecord(list) ? Object.entries(list) : [])) as [string, string][],
  );
};

/** Not every package lets its manifest be resolved, and not every package manager makes folders. */
const createFindPackage = (siteDir: string): Installation["findPackage"] => {
  const require = createRequire(path.join(siteDir, "package.json"));
  return (name) => {
    for (const folder of listParents(siteDir)) {
      const found = readPackage(path.join(folder, "node_modules", name));
      if (found !== undefined) return found;
    }
    try {
      return readPackage(path.dirname(require.resolve(`${name}/package.json`)));
    } catch {
      return undefined;
    }
  };
};

const listFolders = (folder: string): string[] => {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name));
  } catch {
    return [];
  }
};

/** Of each package beside the site, and in the store that pnpm keeps. */
const listPackageFolders = (modules: string): string[] => {
  const folders = listFolders(modules).flatMap((folder) =>
    path.basename(folder).startsWith("@") ? listFolders(folder) : [folder],
  );
  return [...folders, ...listFolders(path.join(modules, ".pnpm"))];
};

const findNestedCores = (siteDir: string): InstalledPackage[] => {
  const packages = listParents(siteDir).flatMap((folder) =>
    listPackageFolders(path.join(folder, "node_modules")),
  );
  const places = packages.map((folder) => path.join(folder, "node_modules", CORE));
  // In pnpm's store, each package that uses a core has a link to it.
  const real = places.filter(existsSync).map((folder) => realPath(folder));
  return [...new Set(real)]
    .map(readPackage)
    .filter((found) => found?.name === CORE)
    .filter((found) => found !== undefined);
};

const SHIM_TARGET = /"\$basedir\/([^"]+)"/;

/** A link, or a script that names the file. */
const findExecutable = (siteDir: string): string | undefined => {
  const shim = listParents(siteDir)
    .map((folder) => path.join(folder, "node_modules/.bin/docusaurus"))
    .find(existsSync);
  if (shim === undefined || lstatSync(shim).isSymbolicLink()) return shim && realPath(shim);
  const [, target] = SHIM_TARGET.exec(readFileSync(shim, "utf8")) ?? [];
  return target === undefined ? undefined : path.resolve(path.dirname(shim), target);
};

export const readInstallation = (siteDir: string): Installation => ({
  siteDir,
  packageManager: findPackageManager(siteDir),
  asked: readAsked(siteDir),
  findPackage: createFindPackage(siteDir),
  nestedCores: findNestedCores(siteDir),
  executable: findExecutable(siteDir),
});
