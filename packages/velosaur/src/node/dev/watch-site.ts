import path from "../system/path.ts";
import type { FSWatcher } from "vite";

export interface WatchOptions {
  watcher: FSWatcher;
  onChange: (files: Set<string>) => Promise<void>;
}

const QUIET_MS = 5;

/** Gathers the changes of a moment: an editor that saves, or a branch that is switched, makes many. */
export function watchSite({ watcher, onChange }: WatchOptions): void {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const flush = (): void => {
    const files = changed;
    changed = new Set();
    running = running.then(() => onChange(files));
  };
  watcher.on("all", (event, file) => {
    if (event === "addDir") return;
    changed.add(path.resolve(file));
    clearTimeout(timer);
    timer = setTimeout(flush, QUIET_MS);
  });
}
