import { readFileSync } from "node:fs";
import { AuthorError } from "./author-error.ts";

/** Reads a file of the site that was found a moment ago. */
export const readSource = (filePath: string): string =>
  explainUnreadable(filePath, () => readFileSync(filePath, "utf8"));

/** Runs a step that reads a file; says what is wrong with the file when it can't be read. */
export function explainUnreadable<T>(filePath: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const problem = PROBLEMS.get((error as NodeJS.ErrnoException).code ?? "");
    if (!problem) throw error;
    throw new AuthorError({ severity: "error", filePath, ...problem }, { cause: error });
  }
}

const PROBLEMS: ReadonlyMap<string, { message: string; hint: string }> = new Map([
  [
    "ENOENT",
    {
      message: "The file is gone: it was there when the command began.",
      hint: "Run the command again.",
    },
  ],
  [
    "ELOOP",
    {
      message: "The file is a link that leads to itself.",
      hint: "Remove the link, or let it lead to a file.",
    },
  ],
  [
    "EACCES",
    { message: "The file may not be read.", hint: "Give yourself the permission to read it." },
  ],
]);
