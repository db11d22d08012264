import { type Stats, statSync } from "node:fs";

/**
 * Differs after each change of a file: a moved file keeps its age, and a time of its last change can be set back, but not
 * that of its last change of state.
 */
export const describeState = ({ mtimeMs, ctimeMs, size, ino }: Stats): string =>
  `${mtimeMs} ${ctimeMs} ${size} ${ino}`;

/** Undefined where there is no file. */
export function readFileState(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && describeState(stats);
}
