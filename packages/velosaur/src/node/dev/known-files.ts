import { statSync } from "node:fs";

/** Files as they were when the site last began anew. */
export interface KnownFiles {
  /** To be called before the site is read: what changes while it is, isn't known. */
  add: (files: Iterable<string>) => void;
  /** Those that are others than they were. */
  leaveOut: (files: Iterable<string>) => Set<string>;
}

/** One save may be told twice: of its beginning, and of its end. The site would begin anew for each. */
export function createKnownFiles(): KnownFiles {
  const states = new Map<string, string>();
  return {
    add(files) {
      for (const file of files) states.set(file, readState(file));
    },
    leaveOut: (files) => new Set([...files].filter((file) => states.get(file) !== readState(file))),
  };
}

/** Times in nanoseconds; a moved file keeps its age, but not the time of its last change of place. */
function readState(file: string): string {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? [stats.size, stats.mtimeNs, stats.ctimeNs, stats.ino].join() : "gone";
}
