import { type Stats, statSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import type { FSWatcher } from "vite";
import { tellChange } from "./tell-change.ts";

export interface MissedChanges {
  watcher: FSWatcher;
  /** In milliseconds: nothing of the site had been read. */
  since: number;
  /** Files that the site is made of: one that is gone is told, too. */
  files: readonly string[];
  watched: readonly string[];
}

/** File systems count in other steps than clocks. */
const CLOCK_STEP_MS = 10;
/** Files that are looked at in one go: to wait for each takes five times as long. */
const TURN = 200;

/** Tells of what was changed after it was read, and before the watcher had come to it. */
export async function tellMissedChanges(missed: MissedChanges): Promise<void> {
  const { watcher, since, files, watched } = missed;
  const isChanged = (file: string): boolean => {
    const stats = readStats(file);
    return stats?.isFile() === true && stats.ctimeMs > since - CLOCK_STEP_MS;
  };
  // Those that are watched were there when it began.
  const known = new Set(watched);
  for (const file of files)
    if (!known.has(file) && !readStats(file)) tellChange(watcher, "unlink", file);
  for (let at = 0; at < watched.length; at += TURN) {
    for (const file of watched.slice(at, at + TURN))
      if (isChanged(file)) tellChange(watcher, "change", file);
    await setImmediate();
  }
}

function readStats(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
