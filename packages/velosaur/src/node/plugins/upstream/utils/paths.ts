/** Paths of files. */

import path from "../../../system/path.ts";

const LONGEST_NAME = 255;
/** For endings that are put behind a name. */
const SPARE = 10;

/** macOS and Windows count letters, others bytes. */
const countsLetters = (): boolean => ["darwin", "win32"].includes(process.platform);

export const isNameTooLong = (name: string): boolean =>
  (countsLetters() ? name.length : Buffer.byteLength(name)) + SPARE > LONGEST_NAME;

export const shortName = (name: string): string => {
  const end = LONGEST_NAME - SPARE - 1;
  return countsLetters() ? name.slice(0, end) : Buffer.from(name).subarray(0, end).toString();
};

export const posixPath = (file: string): string =>
  file.startsWith("\\\\?\\") ? file : file.replaceAll("\\", "/");

export const toMessageRelativeFilePath = (file: string): string =>
  posixPath(path.relative(process.cwd(), file));

/** `@site/docs/a.md` for a file of the site. */
export const aliasedSitePath = (file: string, siteDir: string): string =>
  `@site/${posixPath(path.relative(siteDir, file))}`;

export const aliasedSitePathToRelativePath = (file: string): string => {
  if (file.startsWith("@site/")) return file.slice("@site/".length);
  throw new Error(`"${file}" does not begin with @site/.`);
};

/** For putting between double quotes of generated code. */
export const escapePath = (file: string): string => JSON.stringify(file).slice(1, -1);

export const addTrailingPathSeparator = (folder: string): string =>
  folder.endsWith(path.sep) ? folder : folder.replace(/[\\/]$/, "") + path.sep;
