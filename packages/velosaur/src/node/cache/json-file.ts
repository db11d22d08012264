import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { threadId } from "node:worker_threads";
import { hashText } from "./hash.ts";

type Reviver = Parameters<typeof JSON.parse>[1];
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

export function readJsonFileSync<T>(file: string, revive?: Reviver): T | undefined {
  try {
    return unseal<T>(readFileSync(file), revive);
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
  writeFileSync(temporary, seal(value, mark));
  renameSync(temporary, file);
}

const temporaryName = (file: string): string => `${file}.${process.pid}-${threadId}`;

/** `["`, a hash, `",`: a disk may change a letter of a text, and leave it JSON. */
const HEAD = 44;

/** A pair of the JSON's hash and the JSON. */
function seal(value: unknown, mark?: Replacer): string {
  const text = JSON.stringify(value, mark);
  return `["${hashText(text)}",${text}]`;
}

function unseal<T>(bytes: Buffer, revive?: Reviver): T | undefined {
  const text = bytes.subarray(HEAD, -1);
  const isWhole = bytes.toString("latin1", 2, HEAD - 2) === hashText(text);
  return isWhole ? (JSON.parse(text.toString(), revive) as T) : undefined;
}
