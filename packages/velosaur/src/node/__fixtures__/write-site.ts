/** Sites made at run time, for what would be tedious as a folder of files. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path, { realPath } from "../system/path.ts";
import { stripVTControlCharacters } from "node:util";
import { AuthorError } from "../system/author-error.ts";
import { formatDiagnostics } from "../system/format-diagnostic.ts";

const made: string[] = [];

/** Writes files into a new folder; returns the folder. */
export const writeSite = (files: Record<string, string>): string => {
  const siteDir = realPath(mkdtempSync(path.join(tmpdir(), "velosaur-site-")));
  made.push(siteDir);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return siteDir;
};

/** For `afterAll`. */
export const removeSites = (): void => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
};

/** What the author would read when the task fails; paths relative to the site. */
export const readFailure = async (siteDir: string, task: () => unknown): Promise<string> => {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error;
    const text = formatDiagnostics(error.diagnostics, { siteDir, cwd: siteDir });
    return stripVTControlCharacters(text).replaceAll(siteDir, "<site>");
  }
  throw new Error("nothing failed");
};
