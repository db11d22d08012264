import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** JSON kept in the cache, or undefined when there is none that can be read. */
export async function readJsonFile<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as T;
  } catch {
    return undefined;
  }
}

/** Writes beside, then renames: a reader sees the old file or the new one. */
export async function writeJsonFile(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, JSON.stringify(value));
  await rename(temporary, file);
}
