/** When and by whom files were made and changed, as git knows. */

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "../../../system/path.ts";
import { promisify } from "node:util";
import type { VcsConfig } from "../../../config/types.ts";
import { HARD_CODED_VCS } from "../../../content/version-control.ts";

const run = promisify(execFile);

export class GitNotFoundError extends Error {}
export class FileNotTrackedError extends Error {}

interface Commit {
  date: Date;
  /** In milliseconds. */
  timestamp: number;
  author?: string;
}

const askGit = async (args: string[], cwd: string): Promise<string> => {
  try {
    return (await run("git", args, { cwd })).stdout;
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT")
      throw new GitNotFoundError("Git is not installed.", { cause: error });
    if (/not a git repository/i.test(String(error)))
      throw new FileNotTrackedError(`${cwd} is not part of a git repository.`, { cause: error });
    throw error;
  }
};

/** The first or the last commit of a file. */
export const getFileCommitDate = async (
  file: string,
  { age = "oldest", includeAuthor = false }: { age?: "oldest" | "newest"; includeAuthor?: boolean },
): Promise<Commit> => {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  const oldest = age === "oldest" ? ["--follow", "--diff-filter=A"] : [];
  const log = ["-c", "log.showSignature=false", "log", "--format=%ct,%an", "--max-count=1"];
  const args = [...log, ...oldest, "--", path.basename(file)];
  const text = (await askGit(args, path.dirname(file))).trim();
  if (text === "") throw new FileNotTrackedError(`${file} is not tracked by git.`);
  const comma = text.indexOf(",");
  const timestamp = Number(text.slice(0, comma)) * 1000;
  const commit = { date: new Date(timestamp), timestamp };
  return includeAuthor ? { ...commit, author: text.slice(comma + 1) } : commit;
};

/** Null for a file that git doesn't know. */
const findCommit = async (
  file: string,
  age: "oldest" | "newest",
): Promise<{ timestamp: number; author: string } | null> => {
  try {
    const { timestamp, author = "" } = await getFileCommitDate(file, { age, includeAuthor: true });
    return { timestamp, author };
  } catch (error) {
    if (error instanceof GitNotFoundError || error instanceof FileNotTrackedError) return null;
    throw error;
  }
};

const GIT: VcsConfig = {
  initialize: () => {},
  getFileCreationInfo: (file) => findCommit(file, "oldest"),
  getFileLastUpdateInfo: (file) => findCommit(file, "newest"),
};

const DISABLED: VcsConfig = {
  initialize: () => {},
  getFileCreationInfo: async () => null,
  getFileLastUpdateInfo: async () => null,
};

const choose = (): VcsConfig =>
  ["development", "test"].includes(process.env["NODE_ENV"] ?? "") ? HARD_CODED_VCS : GIT;

/** Real dates where a site is built for its visitors. */
const BY_MODE: VcsConfig = {
  initialize: (...args) => choose().initialize(...args),
  getFileCreationInfo: (file) => choose().getFileCreationInfo(file),
  getFileLastUpdateInfo: (file) => choose().getFileLastUpdateInfo(file),
};

const PRESETS: ReadonlyMap<string, VcsConfig> = new Map([
  ["git-ad-hoc", GIT],
  ["git-eager", GIT],
  ["hardcoded", HARD_CODED_VCS],
  ["disabled", DISABLED],
  ["default-v1", BY_MODE],
  ["default-v2", BY_MODE],
]);

export const VcsPresetNames: string[] = [...PRESETS.keys()];

export const getVcsPreset = (name: string): VcsConfig => {
  const preset = PRESETS.get(name);
  if (preset !== undefined) return preset;
  throw new Error(`There is no preset "${name}" of version control.`);
};

const UNTRACKED = "file/path/untracked.mdx";

/** For tests of plugins. */
export const TEST_VCS: VcsConfig & Record<string, unknown> = {
  CREATION_INFO: { timestamp: 1_490_997_600_000, author: "Creator" },
  LAST_UPDATE_INFO: { timestamp: 1_539_502_055_000, author: "Author" },
  UNTRACKED_FILE_PATH: UNTRACKED,
  initialize: () => {},
  getFileCreationInfo: async (file) =>
    file === UNTRACKED ? null : HARD_CODED_VCS.getFileCreationInfo(file),
  getFileLastUpdateInfo: async (file) =>
    file === UNTRACKED ? null : HARD_CODED_VCS.getFileLastUpdateInfo(file),
};

interface LastUpdateOptions {
  showLastUpdateAuthor?: boolean;
  showLastUpdateTime?: boolean;
}
export interface FrontMatterLastUpdate {
  author?: string;
  date?: Date | string;
}
export interface LastUpdateData {
  lastUpdatedBy: string | null | undefined;
  lastUpdatedAt: number | null | undefined;
}

/** Front matter has the first word; version control is asked for the rest, once. */
export const readLastUpdateData = async (
  ...[file, options, given, vcs = BY_MODE]: [
    string,
    LastUpdateOptions,
    FrontMatterLastUpdate | undefined,
    VcsConfig?,
  ]
): Promise<LastUpdateData> => {
  const { showLastUpdateAuthor = false, showLastUpdateTime = false } = options;
  const author = given?.author;
  const date = given?.date ? new Date(given.date).getTime() : undefined;
  const isAsked =
    (showLastUpdateAuthor && author === undefined) || (showLastUpdateTime && date === undefined);
  const info = isAsked ? await vcs.getFileLastUpdateInfo(file) : undefined;
  const known = info === null ? { author: null, timestamp: null } : info;
  return {
    lastUpdatedBy: showLastUpdateAuthor ? (author ?? known?.author) : undefined,
    lastUpdatedAt: showLastUpdateTime ? (date ?? known?.timestamp) : undefined,
  };
};
