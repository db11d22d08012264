import { spawn } from "node:child_process";
import path, { realPath } from "../system/path.ts";
import { findRepository } from "./git/run-git.ts";
import { type LastUpdate, openLastUpdateCache } from "./last-update-cache.ts";

/** Begins the record of a commit: no path can hold these characters. */
const COMMIT = "\u0001";
const FIELD = "\u0002";

/** Of files that were written below another folder than the repository's, as they were at a commit. */
export interface History {
  repository: string;
  commit: string;
  folder: string;
}

/**
 * When and by whom files were last changed, from one call of `git log` for all of them. Git is stopped
 * as soon as every file has been seen. Without a repository, or without git, nothing is known.
 */
export async function readLastUpdates(
  filePaths: string[],
  cacheDir: string,
  history?: History,
): Promise<Map<string, LastUpdate>> {
  const first = filePaths[0];
  if (first === undefined) return new Map();
  const repository = history?.repository ?? findRepository(path.dirname(realPath(first)));
  if (repository === undefined) return new Map();
  const toTracked = (filePath: string): string =>
    history ? path.join(repository, path.relative(history.folder, filePath)) : realPath(filePath);
  const wanted = new Map(filePaths.map((filePath) => [toTracked(filePath), filePath]));
  const folder = commonFolder(wanted.keys(), repository);
  const cache = await openLastUpdateCache({
    cacheDir,
    folder: path.join(repository, folder),
    name: first,
    commit: history?.commit,
  });
  const known = cache.load(filePaths);
  if (known) return known;
  const updates = new Map<string, LastUpdate>();
  const log = { repository, paths: [folder], filter: "d", commit: history?.commit };
  await readLog(log, ({ update, files }) => {
    for (const file of files) {
      const real = path.join(repository, file);
      const filePath = wanted.get(real);
      if (filePath === undefined) continue;
      updates.set(filePath, update);
      wanted.delete(real);
    }
    return wanted.size > 0;
  });
  cache.save(filePaths, updates);
  return updates;
}

/** When files were first committed, in milliseconds, from one call of `git log` for all of them. */
export async function readCreationTimes(filePaths: string[]): Promise<Map<string, number>> {
  const first = filePaths[0];
  const times = new Map<string, number>();
  const repository = first && findRepository(path.dirname(realPath(first)));
  if (!repository) return times;
  const names = new Map(filePaths.map((file) => [path.relative(repository, realPath(file)), file]));
  const log = { repository, paths: [...names.keys()], filter: "A" };
  await readLog(log, ({ update, files }) => {
    for (const name of files) {
      const file = names.get(name);
      // Older commits come later.
      if (file !== undefined && update.lastUpdatedAt) times.set(file, update.lastUpdatedAt);
    }
    return true;
  });
  return times;
}

/** The folder that holds all files: git then has to look at no others. */
function commonFolder(files: Iterable<string>, repository: string): string {
  let common: string[] | undefined;
  for (const file of files) {
    const folders = path.relative(repository, path.dirname(file)).split(path.sep);
    const shared = common?.findIndex((folder, index) => folder !== folders[index]) ?? -1;
    common = shared === -1 ? (common ?? folders) : common?.slice(0, shared);
  }
  return common?.join("/") || ".";
}

interface Commit {
  update: LastUpdate;
  files: string[];
}

interface LogRequest {
  repository: string;
  /** Files and folders, relative to the repository. */
  paths: string[];
  /** Kinds of changes, as git abbreviates them. */
  filter: string;
  /** The id of the last one that counts; else what is checked out. */
  commit?: string | undefined;
}

/** Hands over the commits, newest first, until the callback has had enough. */
function readLog(
  { repository, paths, filter, commit }: LogRequest,
  onCommit: (commit: Commit) => boolean,
): Promise<void> {
  const format = `--format=${COMMIT}%ct${FIELD}%an${FIELD}`;
  const args = [
    "log",
    "-z",
    "--name-only",
    "--no-renames",
    // A merge has changed what is as it was on neither side.
    "-c",
    `--diff-filter=${filter}`,
    format,
    ...(commit === undefined ? [] : [commit]),
    "--",
    ...paths,
  ];
  return new Promise((resolve) => {
    const git = spawn("git", args, { cwd: repository, stdio: ["ignore", "pipe", "ignore"] });
    let rest = "";
    git.stdout.setEncoding("utf8");
    git.stdout.on("data", (text: string) => {
      const records = (rest + text).split(COMMIT);
      // The last record may go on in the next piece.
      rest = records.pop() ?? "";
      if (records.every((record) => record === "" || onCommit(parseRecord(record)))) return;
      rest = "";
      git.kill();
    });
    // Git isn't installed, or the repository has no commit.
    git.on("error", () => resolve());
    git.on("close", () => {
      if (rest !== "") onCommit(parseRecord(rest));
      resolve();
    });
  });
}

function parseRecord(record: string): Commit {
  const [seconds = "", author = "", names = ""] = record.split(FIELD);
  return {
    update: { lastUpdatedAt: Number(seconds) * 1000, lastUpdatedBy: author },
    files: names
      .split("\0")
      .map((name) => name.replace(/^\n/, ""))
      .filter(Boolean),
  };
}
