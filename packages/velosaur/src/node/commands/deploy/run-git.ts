import { execFile } from "node:child_process";
import { AuthorError } from "../../system/author-error.ts";

export interface GitOptions {
  cwd: string;
  /** What must not be shown: passwords. */
  secrets?: readonly string[];
}

const MAX_OUTPUT = 64 * 1024 * 1024;

const hideSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.filter(Boolean).reduce((hidden, secret) => hidden.replaceAll(secret, "***"), text);

/** What Git prints, without the line break at the end. Its complaints are the author's. */
export const runGit = (
  args: readonly string[],
  { cwd, secrets = [] }: GitOptions,
): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile("git", args, { cwd, maxBuffer: MAX_OUTPUT }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout.trimEnd());
      const isMissing = error.code === "ENOENT";
      // Without a cause, which would show the command with its secrets.
      return reject(
        new AuthorError({
          severity: "error",
          message: isMissing
            ? "Git is needed to deploy, and can't be found."
            : `Git failed at \`git ${hideSecrets(args.join(" "), secrets)}\`.`,
          hint: isMissing
            ? "Install it: https://git-scm.com"
            : hideSecrets(stderr || stdout, secrets).trim(),
        }),
      );
    });
  });

/** The same, or undefined when Git fails. */
export const askGit = (args: readonly string[], options: GitOptions): Promise<string | undefined> =>
  runGit(args, options).catch((error: unknown) => {
    if (error instanceof AuthorError && !error.message.startsWith("Git is needed"))
      return undefined;
    throw error;
  });
