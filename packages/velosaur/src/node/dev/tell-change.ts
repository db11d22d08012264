import type { FSWatcher } from "vite";
import type { FileEvent } from "./folder-watcher.ts";

/** Tells the listeners of Vite's watcher, in the site's plugins, too, as that does it itself. */
export function tellChange(watcher: FSWatcher, event: FileEvent, file: string): void {
  watcher.emit(event, file);
  watcher.emit("all", event, file);
}
