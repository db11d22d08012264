import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "../system/path.ts";
import { threadId } from "node:worker_threads";
import { hashText } from "./hash.ts";

/** Asking it takes many times as long as parsing, and few files have what it revives. */
interface MarkReviver {
  /** Stands in the text wherever there is something to revive. */
  mark: string;
  revive: NonNullable<Parameters<typeof JSON.parse>[1]>;
}
/** Its object is the one that holds the key. */
type Replacer = (this: Record<string, unknown>, key: string, value: unknown) => unknown;

/** JSON kept in the cache, or undefined when there is none that is as it was written. */
export async function readJsonFile<T>(file: string): Promise<T | undefined> {
  try {
    return unseal<T>(await readFile(file));
  } catch {
    return undefined;
  }
}

/** `reviver`: asked about each value, where the text has a mark in it. */
export function readJsonFileSync<T>(file: string, reviver?: MarkReviver): T | undefined {
  try {
    return unseal<T>(readFileSync(file), reviver);
  } catch {
    return undefined;
  }
}

/** Writes beside, then renames: a reader sees the old file or the new one. */
export async function writeJsonFile(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = temporaryName(file);
  await writeFile(temporary, seal(value));
  await rename(temporary, file);
}

export function writeJsonFileSync(file: string, value: unknown, mark?: Replacer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = temporaryName(file);
  try {
    writeFileSync(temporary, seal(value, mark));
    renameSync(temporary, file);
  } catch (error) {
    // Half a file is left of a full disk.
    rmSync(temporary, { force: true });
    throw error;
  }
}

const temporaryName = (file: string): string => `${file}.${process.pid}-${threadId}`;

/** `["`, a hash, `",`: a disk may change a letter of a text, and leave it JSON. */
const HEAD = 44;

/** A pair of the JSON's hash and the JSON. */
function seal(value: unknown, mark?: Replacer): string {
  const text = JSON.stringify(value, mark);
  return `["${hashText(text)}",${text}]`;
}

function unseal<T>(bytes: Buffer, reviver?: MarkReviver): T | undefined {
  const text = bytes.subarray(HEAD, -1);
  const isWhole = bytes.toString("latin1", 2, HEAD - 2) === hashText(text);
  if (!isWhole) return undefined;
  const isMarked = reviver && text.includes(reviver.mark);
  return JSON.parse(text.toString(), isMarked ? reviver.revive : undefined) as T;
}
