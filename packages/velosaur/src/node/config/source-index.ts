import { statfsSync, statSync } from "node:fs";
import path from "../system/path.ts";
import { readJsonFileSync, writeJsonFileSync } from "../cache/json-file.ts";
import { fromStoredKeys, toStoredKeys } from "../cache/stored-path.ts";
import { markUsed } from "../cache/sweep.ts";
import { readEngineIdentity } from "../system/engine-paths.ts";
import { describeState } from "../system/file-state.ts";

/** Of a text. */
export interface KnownText {
  hash: string;
  /** Of the text: about its bytes. */
  length: number;
}

/** What the last build knew of files, for as long as they stay as they were: none of these has to be read. */
export interface SourceIndex {
  find: (filePath: string) => KnownText | undefined;
  /** To be kept with a text that was read thereafter. */
  stamp: (filePath: string) => Stamp;
  keep: (filePath: string, text: KnownText, stamp: Stamp) => void;
  /** Writes what is known, for the next build. */
  save: () => void;
}

/** Of a file's state on the disk; undefined where that tells another build nothing. */
export type Stamp = string | undefined;

interface Entry {
  stamp: string;
  text: KnownText;
}

interface IndexFile {
  engine: string;
  entries: Record<string, Entry>;
}

/** `now`: a clock, in milliseconds. */
export function openSourceIndex(file: string, now: () => number = Date.now): SourceIndex {
  let before: Record<string, Entry> | undefined;
  const entries = new Map<string, Entry>();
  let hasNews = false;
  // The cache may lie on another disk than documents do.
  const folders = new Map<string, boolean>();
  const areTrue = (folder: string): boolean => {
    const known = folders.get(folder) ?? hasTrueTimes(folder);
    folders.set(folder, known);
    return known;
  };
  const stamp = (filePath: string): Stamp => readStamp(filePath, now());
  return {
    stamp,
    find(filePath) {
      before ??= readIndex(file);
      const entry = before[filePath];
      if (entry === undefined || !areTrue(path.dirname(filePath))) return undefined;
      if (entry.stamp !== stamp(filePath)) return undefined;
      entries.set(filePath, entry);
      return entry.text;
    },
    keep(filePath, { hash, length }, known) {
      if (known === undefined) return;
      hasNews = true;
      entries.set(filePath, { stamp: known, text: { hash, length } });
    },
    save() {
      if (hasNews) writeIndex(file, entries);
      else if (entries.size > 0) markUsed(file);
    },
  };
}

/** Linux's names of file systems that a kernel alone writes to, and that keep the time of the last change of state. */
const LOCAL_SYSTEMS = new Set([
  0xef53, // ext4
  0x58465342, // XFS
  0x9123683e, // Btrfs
  0xf2f52010, // F2FS
  0x2fc12fc1, // ZFS
  0x794c7630, // overlayfs
  0x01021994, // tmpfs
  0xca451a4e, // bcachefs
]);

/**
 * What comes over a network may have been changed by others a while before its times say so, and FAT lets each of its
 * times be set back. Where no such name is known, disks are taken for the machine's own.
 */
export function hasTrueTimes(folder: string): boolean {
  if (process.platform !== "linux") return true;
  try {
    return LOCAL_SYSTEMS.has(statfsSync(folder).type);
  } catch {
    return false;
  }
}

/**
 * In milliseconds. A file that is written twice within one step of its file system's clock looks as if it had been
 * written once: what is as young as that isn't remembered. The longest steps are of two seconds.
 */
export const LONGEST_STEP = 3000;

export function readStamp(filePath: string, time: number): Stamp {
  try {
    const stats = statSync(filePath);
    const isYoung = Math.max(stats.mtimeMs, stats.ctimeMs) > time - LONGEST_STEP;
    return isYoung ? undefined : describeState(stats);
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
