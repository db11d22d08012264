import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { threadId } from "node:worker_threads";
import { hashParts, hashText } from "./hash.ts";

/** Where a compiled document's body lies: bodies that were compiled together share a file. */
export interface BodyPlace {
  pack: string;
  /** In bytes, as `length`. */
  start: number;
  length: number;
  /** Of the text: what depends on a body depends on this alone. */
  hash: string;
}

export const packFolder = (cacheDir: string): string => path.join(cacheDir, "documents");
export const packFile = (cacheDir: string, pack: string): string =>
  path.join(packFolder(cacheDir), pack);

/**
 * Keeps bodies in one file, since making a file costs more than filling it. It is written under another
 * name first: a build that is cut off leaves no half file behind. The name is the thread's own, since
 * equal bodies make equal packs, and several threads may write one at once.
 */
export function writeBodies(cacheDir: string, texts: readonly string[]): BodyPlace[] {
  if (texts.length === 0) return [];
  const bytes = texts.map((text) => Buffer.from(text));
  const hashes = bytes.map(hashText);
  const pack = hashParts(hashes);
  const temporary = packFile(cacheDir, `${pack}.${process.pid}-${threadId}`);
  const content = Buffer.concat(bytes);
  try {
    writeFileSync(temporary, content);
  } catch {
    // No such folder yet, or not any more.
    mkdirSync(path.dirname(temporary), { recursive: true });
    writeFileSync(temporary, content);
  }
  renameSync(temporary, packFile(cacheDir, pack));
  let start = 0;
  return bytes.map(({ length }, index) => {
    const place = { pack, start, length, hash: hashes[index] ?? "" };
    start += length;
    return place;
  });
}

/** The text of a body, or undefined when it is missing or not what was written. */
export const readBody = (cacheDir: string, place: BodyPlace): string | undefined =>
  readPlace(cacheDir, place) ?? readPlace(cacheDir, aloneIn(place));

/** Where a damaged body lies once it was made again. */
const aloneIn = ({ length, hash }: BodyPlace): BodyPlace => ({
  pack: hashParts([hash]),
  start: 0,
  length,
  hash,
});

function readPlace(cacheDir: string, { pack, start, length, hash }: BodyPlace): string | undefined {
  try {
    const file = openSync(packFile(cacheDir, pack), "r");
    try {
      const bytes = Buffer.allocUnsafe(length);
      const isWhole = readSync(file, bytes, 0, length, start) === length;
      return isWhole && hashText(bytes) === hash ? bytes.toString() : undefined;
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

/** Removes the packs of which no document is used any more, and what a build that was cut off left behind. */
export function prunePacks(cacheDir: string, used: ReadonlySet<string>): void {
  const home = packFolder(cacheDir);
  try {
    for (const name of readdirSync(home))
      if (!used.has(name)) rmSync(path.join(home, name), { recursive: true, force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
