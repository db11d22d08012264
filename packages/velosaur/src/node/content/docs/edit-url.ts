import path from "node:path";
import type { LoadContext } from "../../contract/contract.ts";
import { findEditedFolder } from "../shared/content-folders.ts";
import { toEditUrl, toPosix } from "../shared/source-path.ts";
import type { DocsOptions } from "./options.ts";
import type { VersionMetadata } from "./types.ts";

export interface EditUrlQuestion {
  context: Pick<LoadContext, "siteDir" | "i18n">;
  options: DocsOptions;
  version: VersionMetadata;
  filePath: string;
  /** Relative to the version's content. */
  docPath: string;
  permalink: string;
}

export interface VersionEditUrls {
  editUrl: string | undefined;
  editUrlLocalized: string | undefined;
}

/** Where the folders of a version can be edited, by upstream's names; a function decides for each doc alone. */
export function resolveVersionEditUrls({
  context,
  options,
  version,
}: Pick<EditUrlQuestion, "context" | "options" | "version">): VersionEditUrls {
  const { editUrl } = options;
  const toUrl = (folder: string | undefined): string | undefined =>
    typeof editUrl === "string" && editUrl !== "" && folder !== undefined
      ? toEditUrl(editUrl, folder, context.siteDir)
      : undefined;
  const folder = options.editCurrentVersion
    ? path.resolve(context.siteDir, options.path)
    : version.contentPath;
  return { editUrl: toUrl(folder), editUrlLocalized: toUrl(version.localizedContentPath) };
}

/** Where the source of a doc can be edited. */
export function resolveEditUrl(question: EditUrlQuestion): string | undefined {
  const { context, options, version, filePath, docPath, permalink } = question;
  const { editUrl } = options;
  if (!editUrl) return undefined;
  const folder = options.editCurrentVersion
    ? path.resolve(context.siteDir, options.path)
    : version.contentPath;
  if (typeof editUrl === "function") {
    // The function decides itself which version is edited.
    const versionDocsDirPath = toPosix(path.relative(context.siteDir, version.contentPath));
    const locale = context.i18n.currentLocale;
    return (
      editUrl({ version: version.name, versionDocsDirPath, docPath, permalink, locale }) ??
      undefined
    );
  }
  const edited = findEditedFolder({ ...version, contentPath: folder }, filePath, options);
  return toEditUrl(editUrl, path.join(edited, docPath), context.siteDir);
}
