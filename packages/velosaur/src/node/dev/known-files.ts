import { readFileSync, statSync } from "node:fs";
import { hashText } from "../cache/hash.ts";
import { readFileState } from "../system/file-state.ts";

/** Files as they were when the site was last loaded for them. */
export interface KnownFiles {
  /** Loads the site for files that have changed. */
  load: <T>(files: Iterable<string>, load: () => Promise<T>) => Promise<T>;
  /** Those that are others than they were. `hashOf`: of the text that the site was made of, for documents. */
  leaveOut: (files: Iterable<string>, hashOf: (file: string) => string | undefined) => Set<string>;
}

/** What file systems take for now lies behind the clock: some milliseconds, and more on a busy machine. */
const CLOCK_LAG_MS = 50;

interface KnownFile {
  state: string | undefined;
  /** Of what stands in it; undefined where it can't be read. */
  hash: string | undefined;
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
    return time > begin - CLOCK_LAG_MS && time < end + 1;
  };
  const isKnown = (file: string, hashOf: (file: string) => string | undefined): boolean => {
    const before = known.get(file);
    if (before === undefined) return false;
    if (before.state === readFileState(file)) return true;
    if (!isWrittenMeanwhile(file)) return false;
    const hash = hashFile(file);
    // It may have said something else for a moment, and been read just then.
    return hash !== undefined && hash === before.hash && hash === (hashOf(file) ?? hash);
  };
  return {
    async load(files, load) {
      // Before the site is read: what changes while it is, isn't known.
      for (const file of files)
        known.set(file, { state: readFileState(file), hash: hashFile(file) });
      begin = Date.now();
      // Files may be told before it is over.
      end = Infinity;
      try {
        return await load();
      } finally {
        end = Date.now();
      }
    },
    leaveOut: (files, hashOf) => new Set([...files].filter((file) => !isKnown(file, hashOf))),
  };
}

function hashFile(file: string): string | undefined {
  try {
    return hashText(readFileSync(file));
  } catch {
    return undefined;
  }
}
