import type { FSWatcher } from "vite";
import { logger } from "../system/logger.ts";

/** What systems say where they watch no more files: of one user, or of one process. */
const LIMITS: ReadonlySet<unknown> = new Set(["ENOSPC", "EMFILE"]);

const ADVICE = `The system watches no more files, so edits of some may not be seen: each file and folder of the site takes a place.
To have more places, on Linux: sudo sysctl fs.inotify.max_user_watches=524288 (in a container, on its host)
To do without them, let Velosaur look at the files each second: velosaur start --poll`;

/** Tells of files that can't be watched; that there are too many, once: a site has thousands. */
export function tellWatchFailures(watcher: FSWatcher): void {
  let isTold = false;
  // Vite writes a line for each.
  watcher.removeAllListeners("error");
  watcher.on("error", (error) => {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!LIMITS.has(code)) return logger.error(`Something can't be watched: ${message}`);
    if (!isTold) logger.warn(ADVICE);
    isTold = true;
  });
}
