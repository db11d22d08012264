/** Packages that lack what their `package.json` names: those of a repository of many, before they are built. */

import { existsSync, readFileSync } from "node:fs";
import path from "../system/path.ts";
import { listParents } from "../system/package-manager.ts";
import { isRecord } from "./schema-parts.ts";

export interface UnbuiltPackage {
  name: string;
  message: string;
  hint: string;
}

const MANIFEST = "package.json";

/** Files by which others load the package: `main`, and whatever `exports` leads to, but for types. */
const listEntries = (value: unknown): string[] => {
  if (isRecord(value)) return Object.values(value).flatMap(listEntries);
  return typeof value === "string" && !/\*|\.d\.[cm]?ts$/.test(value) ? [value] : [];
};

const readPackage = (folder: string): { name: string; missing: string[] } | undefined => {
  try {
    const manifest: unknown = JSON.parse(readFileSync(path.join(folder, MANIFEST), "utf8"));
    if (!isRecord(manifest) || typeof manifest.name !== "string") return undefined;
    const entries = [manifest.main, manifest.exports].flatMap(listEntries);
    const files = entries.map((entry) => path.join(folder, entry));
    return {
      name: manifest.name,
      missing: files.filter((file) => !existsSync(file)),
    };
  } catch {
    return undefined;
  }
};

const describe = (name: string, file: string): UnbuiltPackage => ({
  name,
  message: `The package "${name}" has no file "${file}", which its package.json names.`,
  hint: "Build the package first, or install a release of it that has the file.",
});

/** The package whose `package.json` names a file that isn't there. */
export const findOwnerOfMissing = (file: string): UnbuiltPackage | undefined => {
  const folder = listParents(path.dirname(file)).find((dir) =>
    existsSync(path.join(dir, MANIFEST)),
  );
  if (folder === undefined) return undefined;
  const found = readPackage(folder);
  return found?.missing.includes(file)
    ? describe(found.name, path.relative(folder, file))
    : undefined;
};

/** A package that is installed, and can't be loaded since what it names isn't there. */
export const findUnbuiltPackage = (name: string, fromFile: string): UnbuiltPackage | undefined => {
  const folder = listParents(path.dirname(fromFile))
    .map((dir) => path.join(dir, "node_modules", name))
    .find((dir) => existsSync(path.join(dir, MANIFEST)));
  const [missing] = (folder !== undefined && readPackage(folder)?.missing) || [];
  return folder === undefined || missing === undefined
    ? undefined
    : describe(name, path.relative(folder, missing));
};
