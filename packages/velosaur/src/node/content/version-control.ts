/** When and by whom files were made and changed: git knows, or the site says it in its own way. */

import { realPath } from "../system/path.ts";
import { readRefFile } from "../system/ref-files.ts";
import { findRepository } from "./git/run-git.ts";
import { readSnapshotCommit } from "./git/take-snapshots.ts";
import type { VcsConfig } from "../config/types.ts";
import type { LoadContext } from "../contract/contract.ts";
import { type History, readCreationTimes, readLastUpdates } from "./git-log.ts";
import type { LastUpdate } from "./last-update-cache.ts";

export interface VersionControl {
  /** A file that nothing is known of is left out. */
  lastUpdates: (filePaths: string[]) => Promise<Map<string, LastUpdate>>;
  /** In milliseconds. */
  creationTimes: (filePaths: string[]) => Promise<Map<string, number>>;
}

/** Dates that are the same everywhere, as upstream has them: for tests of a site's looks. */
export const HARD_CODED_VCS: VcsConfig = {
  initialize: () => {},
  getFileCreationInfo: async () => ({ timestamp: 1_490_997_600_000, author: "Creator" }),
  getFileLastUpdateInfo: async () => ({ timestamp: 1_539_502_055_000, author: "Author" }),
};

const DISABLED: VersionControl = {
  lastUpdates: async () => new Map(),
  creationTimes: async () => new Map(),
};

type Site = Pick<LoadContext, "siteConfig" | "siteDir" | "cacheDir">;

/** What `future.experimental_vcs` asks for. All ways to read git are one here: it is asked once, for all files. */
export function createVersionControl({ siteConfig, siteDir, cacheDir }: Site): VersionControl {
  const { experimental_vcs: vcs = true } = siteConfig.future;
  if (vcs === false || vcs === "disabled") return DISABLED;
  if (vcs === "hardcoded") return askEach(HARD_CODED_VCS, siteDir);
  if (typeof vcs === "object") return askEach(vcs, siteDir);
  return {
    lastUpdates: (filePaths) => readAllUpdates(filePaths, { siteDir, cacheDir }),
    creationTimes: readCreationTimes,
  };
}

/** The history of what is checked out is asked once; files that come from a ref have a history each. */
async function readAllUpdates(
  filePaths: string[],
  { siteDir, cacheDir }: Pick<Site, "siteDir" | "cacheDir">,
): Promise<Map<string, LastUpdate>> {
  const groups = new Map<string | undefined, string[]>();
  for (const filePath of filePaths) {
    const folder = readRefFile(filePath)?.folder;
    const group = groups.get(folder);
    if (group) group.push(filePath);
    else groups.set(folder, [filePath]);
  }
  const updates = [...groups].map(([folder, files]) =>
    readLastUpdates(
      files,
      cacheDir,
      folder === undefined ? undefined : findHistory(folder, siteDir),
    ),
  );
  return new Map((await Promise.all(updates)).flatMap((found) => [...found]));
}

function findHistory(folder: string, siteDir: string): History | undefined {
  const repository = findRepository(realPath(siteDir));
  const commit = readSnapshotCommit(folder);
  return repository !== undefined && commit !== undefined
    ? { repository, commit, folder }
    : undefined;
}

function askEach(vcs: VcsConfig, siteDir: string): VersionControl {
  let ready: Promise<void> | undefined;
  const prepare = async (): Promise<void> => void (await vcs.initialize({ siteDir }));
  const ask = async <Answer>(
    filePaths: string[],
    find: (filePath: string) => Promise<Answer | undefined>,
  ): Promise<Map<string, Answer>> => {
    await (ready ??= prepare());
    const answers = new Map<string, Answer>();
    for (const filePath of filePaths) {
      const answer = await find(filePath);
      if (answer !== undefined) answers.set(filePath, answer);
    }
    return answers;
  };
  return {
    lastUpdates: (filePaths) =>
      ask(filePaths, async (filePath) => {
        const info = await vcs.getFileLastUpdateInfo(filePath);
        return info ? { lastUpdatedAt: info.timestamp, lastUpdatedBy: info.author } : undefined;
      }),
    creationTimes: (filePaths) =>
      ask(filePaths, async (filePath) => (await vcs.getFileCreationInfo(filePath))?.timestamp),
  };
}
