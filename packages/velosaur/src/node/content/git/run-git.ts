import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "../../system/path.ts";
import { promisify } from "node:util";
import { AuthorError } from "../../system/author-error.ts";

/** For commands that only read: no lock is taken, no password asked for, and a path means itself. */
export const QUIET = {
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  GIT_LITERAL_PATHSPECS: "1",
  LC_ALL: "C",
};

const run = promisify(execFile);

export interface GitCommand {
  /** Where git runs. */
  repository: string;
  /** Nothing that an author wrote stands here: no ref may become an option. */
  args: string[];
}

/** What a command says that reads the repository. */
export async function readGit({ repository, args }: GitCommand): Promise<string> {
  try {
    const env = { ...process.env, ...QUIET };
    return (await run("git", args, { cwd: repository, env, maxBuffer: MAX_OUTPUT })).stdout;
  } catch (error) {
    const { code, stderr = "" } = error as { code?: unknown; stderr?: string };
    throw code === "ENOENT" ? noGit() : gitFailed(args, stderr);
  }
}

const MAX_OUTPUT = 1e9;

export const noGit = (): AuthorError =>
  new AuthorError({
    severity: "error",
    message: "Git isn't installed, or isn't in the PATH; a version with a `ref` is read by it.",
    hint: "Install git, then build again.",
  });

export const gitFailed = ([command = ""]: string[], complaint: string): AuthorError =>
  new AuthorError({
    severity: "error",
    message: `Git can't read the repository (git ${command}): ${complaint.trim().replace(/^fatal: /, "")}`,
    hint: "Versions with a `ref` are read from the repository that holds the site.",
  });

/** The folder that holds `.git`, which is a file in a work tree beside the first. */
export function findRepository(folder: string): string | undefined {
  if (fs.existsSync(path.join(folder, ".git"))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findRepository(parent);
}

/** Names of all folders of a commit. */
export async function findFolders(repository: string, commit: string): Promise<string[]> {
  const args = ["ls-tree", "-r", "-d", "-z", "--name-only", "--full-tree", commit];
  return (await readGit({ repository, args })).split("\0").filter(Boolean);
}
