import type { FSWatcher } from "vite";
import { readFileState } from "../system/file-state.ts";
import { tellChange } from "./tell-change.ts";

/** For so long the watcher drops further changes of a file that it has told of: it takes them for the same. */
const DROPPED_MS = 50;
const MARGIN_MS = 1;

/**
 * Tells of a change that came right after another: of a program that saves twice, or of a page that shows edits faster.
 * `tellsAll`: no change of that file is dropped.
 */
export function tellLateChanges(watcher: FSWatcher, tellsAll: (file: string) => boolean): void {
  watcher.on("change", (file) => {
    if (tellsAll(file)) return;
    const told = readFileState(file);
    setTimeout(() => {
      const now = readFileState(file);
      // Of a file that is gone, the watcher tells by itself.
      if (now === undefined || now === told) return;
      tellChange(watcher, "change", file);
    }, DROPPED_MS + MARGIN_MS).unref();
  });
}
