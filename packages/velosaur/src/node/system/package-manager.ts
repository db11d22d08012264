/** Which package manager a site uses, so that what its author is told to run is what they run. */

import { existsSync, readFileSync } from "node:fs";
import path from "./path.ts";

export type PackageManager = "npm" | "pnpm" | "yarn" | "bun";

const LOCKFILES: [name: string, manager: PackageManager][] = [
  ["pnpm-lock.yaml", "pnpm"],
  ["yarn.lock", "yarn"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"],
  ["package-lock.json", "npm"],
];

const ADD: Record<PackageManager, { command: string; dev: string }> = {
  npm: { command: "npm install", dev: "--save-dev" },
  bun: { command: "bun add", dev: "--dev" },
  pnpm: { command: "pnpm add", dev: "--save-dev" },
  yarn: { command: "yarn add", dev: "--dev" },
};

/** The nearest folder that tells: in a repository of many packages it lies above the site. */
export function findPackageManager(folder: string): PackageManager {
  for (const dir of listParents(path.resolve(folder))) {
    const lockfile = LOCKFILES.find(([name]) => existsSync(path.join(dir, name)));
    const manager = readNamed(path.join(dir, "package.json")) ?? lockfile?.[1];
    if (manager !== undefined) return manager;
  }
  return "npm";
}

/** The command that installs a package in the site that a folder belongs to. */
export function formatInstall(
  name: string,
  { folder, isDev = false }: { folder: string; isDev?: boolean },
): string {
  const { command, dev } = ADD[findPackageManager(folder)];
  return [command, ...(isDev ? [dev] : []), name].join(" ");
}

/** The package that a module belongs to: `@scope/name` for `@scope/name/some/file`. */
export const getPackageName = (module: string): string =>
  /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;

/** Field `packageManager`, which Corepack obeys: `pnpm@10.1.0`. */
function readNamed(manifest: string): PackageManager | undefined {
  if (!existsSync(manifest)) return undefined;
  const [, name = ""] = /"packageManager"\s*:\s*"(\w+)@/.exec(readFileSync(manifest, "utf8")) ?? [];
  return Object.hasOwn(ADD, name) ? (name as PackageManager) : undefined;
}

export function listParents(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...listParents(parent)];
}
