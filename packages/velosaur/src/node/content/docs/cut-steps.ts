/** What `docs:version` checks and writes, wherever the docs come from. */

import fs from "node:fs";
import path from "../../system/path.ts";
import { readTranslationFile } from "../../config/translation-file.ts";
import type { LoadContext } from "../../contract/contract.ts";
import { AuthorError } from "../../system/author-error.ts";
import { listFiles } from "../find-files.ts";
import type { DocsOptions } from "./options.ts";
import { readSidebarFile } from "./sidebars/load-sidebars.ts";
import {
  localizedFolder,
  readVersionsFile,
  versionSidebarFile,
  versionsFile,
  type VersionPlace,
} from "./version-files.ts";
import { CURRENT, describeNameProblem } from "./version-name.ts";

export interface CutRequest {
  context: LoadContext;
  options: DocsOptions;
  /** Name of the new version. */
  version: string;
}

/** What the author is told. */
export interface CutReport {
  done: string;
  next: string;
}

export interface FolderCopy {
  from: string;
  to: string;
}

export const fail = (message: string, hint: string): AuthorError =>
  new AuthorError({ severity: "error", message, hint });

export function readKnownVersions(
  place: VersionPlace,
  { id, disableVersioning }: DocsOptions,
): string[] {
  if (!disableVersioning) return readVersionsFile(versionsFile(place));
  throw fail(
    `The docs instance "${id}" has no versions: its option \`disableVersioning\` is true.`,
    "Set it to false, then cut the version.",
  );
}

export function assertName(version: string, known: string[]): void {
  const problem = describeNameProblem(version);
  if (problem) {
    throw fail(
      `The version name "${version}" ${problem}.`,
      "Choose a short name without slashes, such as 1.0.0.",
    );
  }
  if (known.includes(version)) {
    throw fail(
      `The version "${version}" exists already.`,
      `Versions: ${known.join(", ")}. Choose another name.`,
    );
  }
}

/** Translated docs: of the working copy that lies in one folder, to the version in another. */
export function planTranslations(
  { i18n }: Pick<LoadContext, "i18n">,
  { from, place }: { /** Folder of a site. */ from: string; place: VersionPlace },
): FolderCopy[] {
  return i18n.locales.map((locale) => {
    const folder = path.join(i18n.path, i18n.localeConfigs[locale]?.path ?? locale);
    return {
      from: localizedFolder(path.join(from, folder), { ...place, version: CURRENT }),
      to: localizedFolder(path.join(place.siteDir, folder), place),
    };
  });
}

/** What a version is a copy of. */
export interface VersionCopy {
  docs: FolderCopy;
  translations: readonly FolderCopy[];
  /** File of its sidebars, if there is one. */
  sidebars: string | false | undefined;
}

/** Sidebars are read before anything is written: there may be a mistake in them. */
export async function writeCopy(
  { loader }: Pick<LoadContext, "loader">,
  place: VersionPlace,
  { docs, translations, sidebars }: VersionCopy,
): Promise<void> {
  const { written } = await readSidebarFile(sidebars, (file) => loader.load(file));
  copyFolder(docs);
  for (const copy of translations) copyTranslations(copy);
  if (Object.keys(written).length > 0) writeJson(versionSidebarFile(place), written);
}

function copyFolder({ from, to }: FolderCopy): void {
  if (fs.existsSync(from)) fs.cpSync(from, to, { recursive: true });
}

/** Labels stand beside the folder of the translated docs; that of the version itself is the working copy's there. */
function copyTranslations(copy: FolderCopy): void {
  copyFolder(copy);
  const labels = readTranslationFile(`${copy.from}.json`);
  if (!labels || fs.existsSync(`${copy.to}.json`)) return;
  const own = Object.entries(labels).filter(([key]) => key !== "version.label");
  writeJson(`${copy.to}.json`, Object.fromEntries(own));
}

/** A folder of the site, for messages. */
export const nameFolder = (folder: string, siteDir: string): string =>
  path.relative(siteDir, folder);

export function assertFree(folder: string, siteDir: string): void {
  if (listFiles(folder).length === 0) return;
  throw fail(
    `The folder "${path.relative(siteDir, folder)}" is there already.`,
    "Remove it, or add the version to the list of versions.",
  );
}

export function writeJson(file: string, value: unknown): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
