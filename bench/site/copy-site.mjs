// @ts-check
import { existsSync } from "node:fs";
import { copyFile, link, mkdir, readdir, readlink, rm, symlink } from "node:fs/promises";
import path from "node:path";

/** What builds leave behind. */
const leftBehind = new Set(["build", ".docusaurus", ".cache"]);

/**
 * A copy of a site with its dependencies. A site may read what lies beside it, so its whole repository is copied.
 *
 * @param {string} siteDir
 * @param {string} targetDir
 * @returns {Promise<string>} the site's folder in the copy
 */
export async function copySite(siteDir, targetDir) {
  const topDir = findRepository(siteDir) ?? siteDir;
  await rm(targetDir, { recursive: true, force: true });
  await copyTree(topDir, targetDir, (source) => {
    return path.dirname(source) !== siteDir || !leftBehind.has(path.basename(source));
  });
  return path.join(targetDir, path.relative(topDir, siteDir));
}

/** @param {string} siteDir */
function findRepository(siteDir) {
  for (let dir = siteDir; dir !== path.dirname(dir); dir = path.dirname(dir)) {
    if (existsSync(path.join(dir, ".git"))) return dir;
  }
  return undefined;
}

/**
 * Copies a folder. Installed files are linked, since no build changes one; their caches are left out.
 *
 * @param {string} source
 * @param {string} target
 * @param {(source: string) => boolean} [isCopied]
 */
export async function copyTree(source, target, isCopied = () => true) {
  await mkdir(target, { recursive: true });
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (isCache(from) || !isCopied(from)) continue;
    if (entry.isSymbolicLink()) await symlink(await readlink(from), to);
    else if (entry.isDirectory()) await copyTree(from, to, isCopied);
    else if (entry.isFile()) await copyOrLink(from, to);
  }
}

/** @param {string} source */
function isCache(source) {
  return source.endsWith(`${path.sep}node_modules${path.sep}.cache`);
}

/** @param {string} from @param {string} to */
async function copyOrLink(from, to) {
  if (!from.includes(`${path.sep}node_modules${path.sep}`)) return copyFile(from, to);
  // A link can't lead to another disk.
  await link(from, to).catch(() => copyFile(from, to));
}
