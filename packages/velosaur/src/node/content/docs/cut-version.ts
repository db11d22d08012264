import fs from "node:fs";
import path from "node:path";
import type { LoadContext } from "../../contract/contract.ts";
import { AuthorError } from "../../system/author-error.ts";
import { listFiles } from "../find-files.ts";
import type { DocsOptions } from "./options.ts";
import { readSidebarFile } from "./sidebars/load-sidebars.ts";
import {
  localizedFolder,
  readVersionsFile,
  versionFolder,
  versionSidebarFile,
  versionsFile,
  type VersionPlace,
} from "./version-files.ts";
import { CURRENT, describeNameProblem } from "./version-name.ts";
import { resolveSidebarPath } from "./versions.ts";

export interface CutRequest {
  context: LoadContext;
  options: DocsOptions;
  /** Name of the new version. */
  version: string;
}

interface FolderCopy {
  from: string;
  to: string;
}

/** `docs:version`: keeps the docs as they are now under a name. Nothing is written before all is checked. */
export async function cutVersion({ context, options, version }: CutRequest): Promise<void> {
  const { siteDir } = context;
  const place: VersionPlace = { siteDir, id: options.id, version };
  const known = readKnownVersions(place, options);
  assertName(version, known);
  const copies = planCopies(context, options, place);
  const sidebarFilePath = resolveSidebarPath(siteDir, options);
  const loadModule = (file: string): Promise<unknown> => context.loader.load(file);
  const { written: sidebars } = await readSidebarFile(sidebarFilePath, loadModule);
  for (const { from, to } of copies) fs.cpSync(from, to, { recursive: true });
  if (Object.keys(sidebars).length > 0) writeJson(versionSidebarFile(place), sidebars);
  writeJson(versionsFile(place), [version, ...known]);
}

const fail = (message: string, hint: string): AuthorError =>
  new AuthorError({ severity: "error", message, hint });

function readKnownVersions(place: VersionPlace, { id, disableVersioning }: DocsOptions): string[] {
  if (!disableVersioning) return readVersionsFile(versionsFile(place));
  throw fail(
    `The docs instance "${id}" has no versions: its option \`disableVersioning\` is true.`,
    "Set it to false, then cut the version.",
  );
}

function assertName(version: string, known: string[]): void {
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

/** The docs, and what has been translated of them. */
function planCopies(context: LoadContext, options: DocsOptions, place: VersionPlace): FolderCopy[] {
  const from = path.resolve(context.siteDir, options.path);
  if (listFiles(from).length === 0) {
    throw fail(
      `There is nothing to keep: the docs folder "${path.relative(context.siteDir, from)}" is empty or missing.`,
      "Write a first doc before you cut a version.",
    );
  }
  const copies = [{ from, to: versionFolder(place) }, ...planTranslations(context, place)];
  for (const { to } of copies) assertFree(to, context.siteDir);
  return copies;
}

function planTranslations({ siteDir, i18n }: LoadContext, place: VersionPlace): FolderCopy[] {
  const copies = i18n.locales.map((locale) => {
    const folder = i18n.localeConfigs[locale]?.path ?? locale;
    const localizationDir = path.join(siteDir, i18n.path, folder);
    return {
      from: localizedFolder(localizationDir, { ...place, version: CURRENT }),
      to: localizedFolder(localizationDir, place),
    };
  });
  return copies.filter(({ from }) => listFiles(from).length > 0);
}

function assertFree(folder: string, siteDir: string): void {
  if (listFiles(folder).length === 0) return;
  throw fail(
    `The folder "${path.relative(siteDir, folder)}" is there already.`,
    "Remove it, or add the version to the list of versions.",
  );
}

function writeJson(file: string, value: unknown): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
