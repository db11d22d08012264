/** Stands in for `@docusaurus/plugin-content-docs/server`: what plugins about versions use of it. */

import { addCurrent, readVersionsFile, versionsFile } from "../../content/docs/version-files.ts";
import { CURRENT } from "../../content/docs/version-name.ts";

export const CURRENT_VERSION_NAME: string = CURRENT;
export const VERSIONED_DOCS_DIR = "versioned_docs";
export const VERSIONED_SIDEBARS_DIR = "versioned_sidebars";
export const VERSIONS_JSON_FILE = "versions.json";

type Banner = "unreleased" | "unmaintained";

interface DocsOptions {
  id?: string;
  includeCurrentVersion?: boolean;
  disableVersioning?: boolean;
  onlyIncludeVersions?: string[];
  versions: Record<string, { banner?: Banner | "none"; badge?: boolean }>;
}

interface VersionQuestion {
  versionName: string;
  /** The newest first. */
  versionNames: string[];
  lastVersionName: string;
  options: DocsOptions;
}

/** In the order in which they are given. */
export const filterVersions = (
  names: string[],
  { onlyIncludeVersions }: Pick<DocsOptions, "onlyIncludeVersions">,
): string[] =>
  onlyIncludeVersions === undefined
    ? names
    : names.filter((name) => onlyIncludeVersions.includes(name));

export const getDefaultVersionBanner = ({
  versionName,
  versionNames,
  lastVersionName,
}: Omit<VersionQuestion, "options">): Banner | null => {
  if (versionName === lastVersionName) return null;
  return versionNames.indexOf(versionName) < versionNames.indexOf(lastVersionName)
    ? "unreleased"
    : "unmaintained";
};

export const getVersionBanner = (question: VersionQuestion): Banner | null => {
  const given = question.options.versions[question.versionName]?.banner;
  if (given === "none") return null;
  return given ?? getDefaultVersionBanner(question);
};

export const getVersionBadge = ({
  versionName,
  versionNames,
  options,
}: Omit<VersionQuestion, "lastVersionName">): boolean =>
  options.versions[versionName]?.badge ?? versionNames.length !== 1;

/** All versions of an instance, the newest first. */
export const readVersionNames = async (
  siteDir: string,
  { id = "default", includeCurrentVersion = true, disableVersioning = false }: DocsOptions,
): Promise<string[]> => {
  const past = disableVersioning ? [] : readVersionsFile(versionsFile({ siteDir, id }));
  const names = addCurrent(past, includeCurrentVersion);
  if (names.length === 0) throw new Error(`The docs instance "${id}" has no version.`);
  return names;
};
