/** Repositories made for a test: the same commits, whoever runs it and when. */

import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "../../system/path.ts";

export interface CommitOptions {
  author?: string;
  date?: string;
}

const ENVIRONMENT = {
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_EMAIL: "writer@example.org",
  GIT_COMMITTER_EMAIL: "writer@example.org",
};

/** Runs git; returns what it says. */
export function runGit(
  folder: string,
  args: string[],
  { author = "Writer", date = "2024-01-01T00:00:00Z" }: CommitOptions = {},
): string {
  const env = {
    ...process.env,
    ...ENVIRONMENT,
    GIT_AUTHOR_NAME: author,
    GIT_COMMITTER_NAME: author,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  };
  const settings = ["-c", "init.defaultBranch=main", "-c", "protocol.file.allow=always"];
  return execFileSync("git", [...settings, ...args], { cwd: folder, env, encoding: "utf8", stdio: "pipe" }).trim();
}

/** What builds write isn't tracked. */
export function initRepository(folder: string): void {
  runGit(folder, ["init", "-q"]);
  fs.writeFileSync(path.join(folder, ".git/info/exclude"), ".docusaurus\n");
}

export type RepositoryFiles = Record<string, string | Uint8Array>;

/** A commit of these files alone; nothing else is left of what was tracked. Returns its id. */
export function commitFiles(
  folder: string,
  files: RepositoryFiles,
  options: CommitOptions = {},
): string {
  if (runGit(folder, ["ls-files"]) !== "") runGit(folder, ["rm", "-rqf", "."]);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  runGit(folder, ["add", "-A"]);
  runGit(folder, ["commit", "-qm", "docs", "--allow-empty"], options);
  return runGit(folder, ["rev-parse", "HEAD"]);
}
