import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "../../system/path.ts";

/**
 * Threads read shared data from files: it is written once, whatever it is needed for. What earlier builds had of it, and
 * this one hasn't, goes.
 */
export function keepSharedData(
  texts: ReadonlyMap<string, string>,
  cacheDir: string,
): Record<string, string> {
  const folder = dataFolder(cacheDir);
  mkdirSync(folder, { recursive: true });
  const files: Record<string, string> = {};
  for (const [url, text] of texts) {
    files[url] = keepText(url, { text, cacheDir });
  }
  const kept = new Set(Object.values(files));
  for (const name of readdirSync(folder))
    if (!kept.has(path.join(folder, name))) rmSync(path.join(folder, name));
  return files;
}

const dataFolder = (cacheDir: string): string => path.join(cacheDir, "data");

/** The file of one address. */
export const sharedFile = (url: string, cacheDir: string): string =>
  path.join(dataFolder(cacheDir), path.basename(url));

export function keepText(
  url: string,
  { text, cacheDir }: { text: string; cacheDir: string },
): string {
  const file = sharedFile(url, cacheDir);
  if (!isThere(file, text)) writeFileSync(file, text);
  return file;
}

/** As it was written: a disk may change a letter. */
function isThere(file: string, text: string): boolean {
  try {
    return readFileSync(file, "utf8") === text;
  } catch {
    return false;
  }
}
