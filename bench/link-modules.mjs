// @ts-check
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, symlink } from "node:fs/promises";
import path from "node:path";

/**
 * Lets a site resolve the packages of another folder. The site's `node_modules` is a folder of its own with links in it,
 * because builders keep their caches there.
 *
 * @param {string} modulesDir
 * @param {string} siteDir
 */
export async function linkModules(modulesDir, siteDir) {
  const target = path.join(siteDir, "node_modules");
  await rm(target, { recursive: true, force: true });
  if (!existsSync(modulesDir)) return;
  await mkdir(target, { recursive: true });
  for (const name of await readdir(modulesDir)) {
    if (!name.startsWith(".")) await symlink(path.join(modulesDir, name), path.join(target, name));
  }
}
