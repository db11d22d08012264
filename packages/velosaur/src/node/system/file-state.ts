import { type Stats, statSync } from "node:fs";

/**
 * Differs after each change of a file: a moved file keeps its age, and a time of its last change can be set back, but not
 * that of its last change of state.
 */
export const describeState = ({ mtimeMs, ctimeMs, size, ino }: Stats): string =>
  `${mtimeMs} ${ctimeMs} ${size} ${ino}`;

/** What a file was like when its build looked at it: another size or time tells that others have written to it. */
export interface FileLook {
  /** In bytes. */
  size: number;
  mtimeMs: number;
}

export function lookAt(file: string): FileLook {
  const { size, mtimeMs } = statSync(file);
  return { size, mtimeMs };
}

/** Undefined where there is no file. */
export function readFileState(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && describeState(stats);
}
