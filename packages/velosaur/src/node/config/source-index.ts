import { statSync } from "node:fs";
import path from "node:path";
import { readJsonFileSync, writeJsonFileSync } from "../cache/json-file.ts";
import { fromStoredKeys, toStoredKeys } from "../cache/stored-path.ts";
import { markUsed } from "../cache/sweep.ts";
import { readEngineIdentity } from "../system/engine-paths.ts";

/** Of a text. */
export interface KnownText {
  hash: string;
  /** Of the text: about its bytes. */
  length: number;
}

/** What the last build knew of files, for as long as they stay as they were: none of these has to be read. */
export interface SourceIndex {
  find: (filePath: string) => KnownText | undefined;
  /** To be called before a file is read: what is kept of it holds for this state of the file. */
  watch: (filePath: string) => void;
  keep: (filePath: string, text: KnownText) => void;
  /** Writes what is known, for the next build. */
  save: () => void;
}

interface Entry {
  stamp: string;
  text: KnownText;
}

interface IndexFile {
  engine: string;
  entries: Record<string, Entry>;
}

/**
 * In milliseconds. A file that is written twice within one step of its file system's clock looks as if it had been
 * written once: what is as young as that isn't remembered. FAT has the longest steps, of two seconds.
 */
const LONGEST_STEP = 3000;

/** `now`: a clock, in milliseconds. */
export function openSourceIndex(file: string, now: () => number = Date.now): SourceIndex {
  let before: Record<string, Entry> | undefined;
  const entries = new Map<string, Entry>();
  /** Undefined: of no use for another build. */
  const stamps = new Map<string, string | undefined>();
  let hasNews = false;
  return {
    find(filePath) {
      before ??= readIndex(file);
      const entry = before[filePath];
      if (entry === undefined || entry.stamp !== readStamp(filePath, now())) return undefined;
      entries.set(filePath, entry);
      return entry.text;
    },
    watch: (filePath) => void stamps.set(filePath, readStamp(filePath, now())),
    keep(filePath, { hash, length }) {
      const stamp = stamps.get(filePath);
      if (stamp === undefined) return;
      hasNews = true;
      entries.set(filePath, { stamp, text: { hash, length } });
    },
    save() {
      if (hasNews) writeIndex(file, entries);
      else if (entries.size > 0) markUsed(file);
    },
  };
}

/** The time of the last change of state can't be set back, as that of the last change of content can. */
function readStamp(filePath: string, time: number): string | undefined {
  try {
    const { mtimeMs, ctimeMs, size, ino } = statSync(filePath);
    const isYoung = Math.max(mtimeMs, ctimeMs) > time - LONGEST_STEP;
    return isYoung ? undefined : `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
  } catch {
    // Whoever reads it tells what is wrong with it.
    return undefined;
  }
}

function readIndex(file: string): Record<string, Entry> {
  const kept = readJsonFileSync<IndexFile>(file);
  return kept?.engine === readEngineIdentity()
    ? fromStoredKeys(kept.entries, path.dirname(file))
    : {};
}

function writeIndex(file: string, entries: ReadonlyMap<string, Entry>): void {
  const stored = toStoredKeys(Object.fromEntries(entries), path.dirname(file));
  try {
    writeJsonFileSync(file, { engine: readEngineIdentity(), entries: stored } satisfies IndexFile);
  } catch {
    // A folder that can't be written costs time, nothing else.
  }
}
