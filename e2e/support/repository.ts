/** Repositories around a site: the same commits, whoever runs the tests and when. */

import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

export interface Commit {
  files: Record<string, string>;
  tag: string;
  author?: string;
}

export function runGit(dir: string, args: string[], author = "Writer"): string {
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_AUTHOR_NAME: author,
    GIT_COMMITTER_NAME: author,
    GIT_AUTHOR_EMAIL: "writer@example.org",
    GIT_COMMITTER_EMAIL: "writer@example.org",
    GIT_AUTHOR_DATE: "2024-01-01T00:00:00Z",
    GIT_COMMITTER_DATE: "2024-01-01T00:00:00Z",
  };
  return execFileSync("git", args, { cwd: dir, env, encoding: "utf8", stdio: "pipe" }).trim();
}

/** Makes a folder a repository of these commits, each with its files alone; the folder is left empty. */
export function writeHistory(dir: string, history: readonly Commit[]): void {
  mkdirSync(dir, { recursive: true });
  runGit(dir, ["-c", "init.defaultBranch=main", "init", "-q"]);
  for (const commit of history) addCommit(dir, commit);
}

function addCommit(dir: string, { files, tag, author }: Commit): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  runGit(dir, ["add", "-A"]);
  runGit(dir, ["commit", "-qm", tag, "--allow-empty"], author);
  runGit(dir, ["tag", tag]);
  for (const name of readdirSync(dir))
    if (name !== ".git") rmSync(path.join(dir, name), { recursive: true });
}
