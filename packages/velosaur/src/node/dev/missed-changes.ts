import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "../system/path.ts";
import type { FSWatcher } from "vite";

export interface MissedChanges {
  watcher: FSWatcher;
  /** In milliseconds: nothing of the site had been read. */
  since: number;
  /** Files that the site is made of: one that is gone is told, too. */
  files: readonly string[];
}

/** File systems count in other steps than clocks. */
const CLOCK_STEP_MS = 10;

/** Tells of what was changed after it was read, and before the watcher had come to it. */
export async function tellMissedChanges({ watcher, since, files }: MissedChanges): Promise<void> {
  for (const file of files) if (!existsSync(file)) tell(watcher, "unlink", file);
  for (const [folder, names] of Object.entries(watcher.getWatched()))
    for (const name of names) {
      const file = path.join(folder, name);
      const stats = await stat(file).catch(() => undefined);
      if (stats?.isFile() && stats.ctimeMs > since - CLOCK_STEP_MS) tell(watcher, "change", file);
    }
}

function tell(watcher: FSWatcher, event: "change" | "unlink", file: string): void {
  watcher.emit(event, file);
  watcher.emit("all", event, file);
}
