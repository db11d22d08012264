import type { FSWatcher } from "vite";
import { readFileState } from "../system/file-state.ts";

/** For so long the watcher drops further changes of a file that it has told of: it takes them for the same. */
const DROPPED_MS = 50;
const MARGIN_MS = 1;

/** Tells of a change that came right after another: of a program that saves twice, or of a page that shows edits faster. */
export function tellLateChanges(watcher: FSWatcher): void {
  watcher.on("change", (file) => {
    const told = readFileState(file);
    setTimeout(() => {
      const now = readFileState(file);
      // Of a file that is gone, the watcher tells by itself.
      if (now === undefined || now === told) return;
      watcher.emit("change", file);
      watcher.emit("all", "change", file);
    }, DROPPED_MS + MARGIN_MS).unref();
  });
}
