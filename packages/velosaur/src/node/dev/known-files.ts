import { readFileSync, statSync } from "node:fs";
import { hashText } from "../cache/hash.ts";
import { readFileState } from "./file-state.ts";

/** Files as they were when the site was last loaded for them. */
export interface KnownFiles {
  /** Loads the site for files that have changed. */
  load: <T>(files: Iterable<string>, load: () => Promise<T>) => Promise<T>;
  /** Those that are others than they were. */
  leaveOut: (files: Iterable<string>) => Set<string>;
}

/** File systems count in other steps than clocks. */
const CLOCK_STEP_MS = 10;

interface KnownFile {
  state: string | undefined;
  text: string | undefined;
}

/**
 * One save may be told twice: of its beginning, and of its end. And a plugin may write documents whenever it is made,
 * which each loading does: `docusaurus-plugin-typedoc` does so. The site would be loaded for each, without an end.
 */
export function createKnownFiles(): KnownFiles {
  const known = new Map<string, KnownFile>();
  let begin = 0;
  let end = 0;
  const isWrittenMeanwhile = (file: string): boolean => {
    const time = statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0;
    return time > begin - CLOCK_STEP_MS && time < end + CLOCK_STEP_MS;
  };
  const isKnown = (file: string): boolean => {
    const before = known.get(file);
    if (before === undefined) return false;
    if (before.state === readFileState(file)) return true;
    return isWrittenMeanwhile(file) && before.text === readText(file);
  };
  return {
    async load(files, load) {
      // Before the site is read: what changes while it is, isn't known.
      for (const file of files)
        known.set(file, { state: readFileState(file), text: readText(file) });
      begin = Date.now();
      try {
        return await load();
      } finally {
        end = Date.now();
      }
    },
    leaveOut: (files) => new Set([...files].filter((file) => !isKnown(file))),
  };
}

function readText(file: string): string | undefined {
  try {
    return hashText(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
