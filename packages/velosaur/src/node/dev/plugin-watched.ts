import type { FSWatcher, Plugin } from "vite";
import { tellWatchFailures } from "./watch-failures.ts";

export interface Watched {
  plugin: Plugin;
  /** The watcher has looked through all folders: of a change before, it may say nothing. */
  isReady: Promise<void>;
}

/** Those in the folder are watched. */
export const watchOutside = (watcher: FSWatcher, paths: string[], folder: string): void =>
  void watcher.add(paths.filter((name) => !name.startsWith(`${folder}/`)));

/**
 * Watches a site, and says from when on. `paths`: files and folders that may lie outside of what Vite watches. Those
 * that it watches are left to it: a folder that isn't there yet would keep the watcher from telling what comes beside it.
 */
export function createWatched(paths: string[]): Watched {
  let tellReady: (() => void) | undefined;
  const isReady = new Promise<void>((resolve) => (tellReady = resolve));
  return {
    isReady,
    plugin: {
      name: "velosaur:watched",
      configureServer: {
        order: "pre",
        // Vite has just begun to watch: the watcher says once that it is ready, and soon.
        handler({ watcher, config }) {
          tellWatchFailures(watcher);
          watchOutside(watcher, paths, config.root);
          watcher.once("ready", () => tellReady?.());
        },
      },
    },
  };
}
