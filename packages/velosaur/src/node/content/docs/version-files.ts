import fs from "node:fs";
import path from "../../system/path.ts";
import { pluginLocalizationDir } from "../../i18n/translation-files.ts";
import { AuthorError } from "../../system/author-error.ts";
import { CURRENT, describeNameProblem } from "./version-name.ts";

/** Files of an instance other than the default one carry its id. */
const withId = (name: string, id: string): string => (id === "default" ? name : `${id}_${name}`);

const toFolder = (version: string): string =>
  version === CURRENT ? version : `version-${version}`;

/** A version of one docs instance. */
export interface VersionPlace {
  siteDir: string;
  /** Id of the instance. */
  id: string;
  version: string;
}

export const versionsFile = ({ siteDir, id }: Omit<VersionPlace, "version">): string =>
  path.join(siteDir, withId("versions.json", id));

export const versionFolder = ({ siteDir, id, version }: VersionPlace): string =>
  path.join(siteDir, withId("versioned_docs", id), toFolder(version));

export const versionSidebarFile = ({ siteDir, id, version }: VersionPlace): string =>
  path.join(siteDir, withId("versioned_sidebars", id), `${toFolder(version)}-sidebars.json`);

/** Translated docs of a version, below the folder of a locale. */
export function localizedFolder(
  localizationDir: string,
  { id, version }: Omit<VersionPlace, "siteDir">,
): string {
  const pluginName = "docusaurus-plugin-content-docs";
  const folder = pluginLocalizationDir({ localizationDir, pluginName, pluginId: id });
  return path.join(folder, toFolder(version));
}

/**
 * Versions that have been cut, the newest first; none when there is no file. A file may list the working copy, too:
 * its place among the others is there then.
 */
export function readVersionsFile(file: string): string[] {
  if (!fs.existsSync(file)) return [];
  const source = fs.readFileSync(file, "utf8");
  const names = tryParse(source);
  const fail = (message: string, hint: string): AuthorError =>
    new AuthorError({ severity: "error", message, filePath: file, source, hint });
  if (!Array.isArray(names) || !names.every((name) => typeof name === "string")) {
    throw fail(
      "The versions file must hold a list of version names.",
      'For example: ["2.0.0", "1.0.0"]',
    );
  }
  for (const [index, name] of names.entries()) {
    const problem = name === CURRENT ? undefined : describeNameProblem(name);
    if (problem) throw fail(`The version name "${name}" ${problem}.`, "Rename it, and its folder.");
    if (names.indexOf(name) < index)
      throw fail(`The version "${name}" is listed twice.`, "Take one of the two out.");
  }
  return names;
}

/** The working copy is the newest version, unless the file has a place for it. */
export const addCurrent = (listed: string[], isIncluded: boolean): string[] =>
  isIncluded && !listed.includes(CURRENT) ? [CURRENT, ...listed] : listed;

function tryParse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
