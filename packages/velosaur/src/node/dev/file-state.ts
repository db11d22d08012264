import { statSync } from "node:fs";

/**
 * Differs after each change of a file; undefined where there is none. Times in nanoseconds: a moved file keeps its age,
 * but not the time of its last change of place.
 */
export function readFileState(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && [stats.size, stats.mtimeNs, stats.ctimeNs, stats.ino].join();
}
