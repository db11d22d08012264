import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { threadId } from "node:worker_threads";
import { hashText } from "./hash.ts";

interface BodyFile {
  cacheDir: string;
  hash: string;
  text: string;
}

/** File of a compiled document's body. Two letters of folder keep directories small. */
export function bodyFile(cacheDir: string, hash: string): string {
  return path.join(cacheDir, "documents", hash.slice(0, 2), hash.slice(2));
}

/**
 * Written under another name first: a build that is cut off leaves no half file behind. The name is the
 * thread's own, since documents of equal text have one body, and several threads may write it at once.
 */
export function writeBody({ cacheDir, hash, text }: BodyFile): void {
  const file = bodyFile(cacheDir, hash);
  const temporary = `${file}.${process.pid}-${threadId}`;
  try {
    writeFileSync(temporary, text);
  } catch {
    // No such folder yet, or not any more.
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporary, text);
  }
  renameSync(temporary, file);
}

/** The text of a body, or undefined when the file is missing or not what was written. */
export function readBody(cacheDir: string, hash: string): string | undefined {
  try {
    const text = readFileSync(bodyFile(cacheDir, hash), "utf8");
    return hashText(text) === hash ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the bodies that no document uses any more. */
export function pruneBodies(cacheDir: string, used: ReadonlySet<string>): void {
  const home = path.join(cacheDir, "documents");
  if (!existsSync(home)) return;
  for (const entry of readdirSync(home, { recursive: true, withFileTypes: true })) {
    const hash = path.basename(entry.parentPath) + entry.name;
    if (entry.isFile() && !used.has(hash))
      rmSync(path.join(entry.parentPath, entry.name), { force: true });
  }
}
