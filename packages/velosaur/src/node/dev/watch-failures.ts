import type { FSWatcher } from "vite";
import { logger } from "../system/logger.ts";

/** What systems say where they watch no more files, and how they watch more. */
const MORE = new Map<unknown, string>([
  // Places of the user.
  [
    "ENOSPC",
    "To have more places, on Linux: sudo sysctl fs.inotify.max_user_watches=524288 (in a container, on its host)",
  ],
  // Watchers of the user, or open files of the process.
  [
    "EMFILE",
    "To have more, on Linux: sudo sysctl fs.inotify.max_user_instances=1024; elsewhere: ulimit -n 65536",
  ],
]);

const formatAdvice = (
  more: string,
): string => `The system watches no more files, so edits of some may not be seen.
${more}
To do without, let Velosaur look at the files each second: velosaur start --poll`;

/** Tells of files that can't be watched; that there are too many, once: a site has thousands. */
export function tellWatchFailures(watcher: FSWatcher): void {
  let isTold = false;
  // Vite writes a line for each.
  watcher.removeAllListeners("error");
  watcher.on("error", (error) => {
    const { code, message } = error as NodeJS.ErrnoException;
    const more = MORE.get(code);
    if (more === undefined) return logger.error(`Something can't be watched: ${message}`);
    if (!isTold) logger.warn(formatAdvice(more));
    isTold = true;
  });
}
