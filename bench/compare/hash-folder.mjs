// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * A hash of all files below a folder, of their paths and bytes.
 *
 * @param {string} dir
 * @param {(name: string) => boolean} isMeant whether a file or folder right in `dir` counts
 */
export function hashFolder(dir, isMeant) {
  const hash = createHash("sha256");
  for (const file of readdirSync(dir)
    .filter(isMeant)
    .flatMap((name) => listFiles(dir, name))
    .sort()) {
    const bytes = readFileSync(path.join(dir, file));
    // The length keeps the end of one file apart from the name of the next.
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

/** @param {string} dir @param {string} name of a file or folder in it */
function listFiles(dir, name) {
  if (!statSync(path.join(dir, name)).isDirectory()) return [name];
  return readdirSync(path.join(dir, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
}
