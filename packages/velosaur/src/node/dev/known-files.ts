import { readFileState } from "./file-state.ts";

/** Files as they were when the site last began anew. */
export interface KnownFiles {
  /** To be called before the site is read: what changes while it is, isn't known. */
  add: (files: Iterable<string>) => void;
  /** Those that are others than they were. */
  leaveOut: (files: Iterable<string>) => Set<string>;
}

/** One save may be told twice: of its beginning, and of its end. The site would begin anew for each. */
export function createKnownFiles(): KnownFiles {
  const states = new Map<string, string | undefined>();
  return {
    add(files) {
      for (const file of files) states.set(file, readFileState(file));
    },
    leaveOut: (files) =>
      new Set(
        [...files].filter((file) => !states.has(file) || states.get(file) !== readFileState(file)),
      ),
  };
}
