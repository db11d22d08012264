import type { CorpusKind } from "../corpus.mjs";

/** The folders of one corpus for one builder: nobody finds another's caches there. */
export interface SitePaths {
  siteDir: string;
  outDir: string;
  logFile: string;
}

export interface Builder {
  /** As `--peer` has it. */
  name: string;
  /** As the tables have it. */
  label: string;
  corpus: CorpusKind;
  /** It is not asked for more pages. */
  largestCorpus: number;
  /** What a cold build must not find, from the site's folder. */
  caches: string[];
  /** Throws a `UserError` that says how to install it. */
  check(): Promise<void>;
  readVersion(): string;
  prepareSite?(siteDir: string): Promise<void>;
  createCommand(paths: SitePaths): {
    command: string;
    args: string[];
    env?: Record<string, string>;
  };
}
