// @ts-check
import { mkdir, mkdtemp, readdir, rename, rm, stat, truncate } from "node:fs/promises";
import path from "node:path";

/**
 * Takes folders away without deleting their files, and gives their room back. For minutes after a deletion, ext4 passes over
 * each inode that was deleted before it gives one to a new file: a build that began then took up to a fifth longer.
 *
 * @param {string[]} names of folders and files; some may not be there
 * @param {string} asideDir removed by the caller once nothing is measured any more
 */
export async function setAside(names, asideDir) {
  await mkdir(asideDir, { recursive: true });
  const target = await mkdtemp(path.join(asideDir, "run-"));
  for (const [index, name] of names.entries()) {
    const found = await stat(name).catch(() => undefined);
    if (found?.isDirectory()) await moveFolder(name, path.join(target, String(index)));
    else if (found) await rm(name);
  }
}

/** @param {string} folder @param {string} target */
async function moveFolder(folder, target) {
  try {
    await rename(folder, target);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EXDEV") throw error;
    // It lies on another disk: what is deleted there slows down nobody here.
    await rm(folder, { recursive: true });
    return;
  }
  await emptyFiles(target);
}

/** @param {string} folder */
async function emptyFiles(folder) {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    // A file with a second name is still somebody's: it goes when its last name does.
    if ((await stat(file)).nlink > 1) await rm(file);
    else await truncate(file);
  }
}
