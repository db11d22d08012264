import fs from "node:fs";
import path from "../../system/path.ts";
import { pluginLocalizationDir } from "../../i18n/translation-files.ts";
import type { LoadContext, TranslatedFolder } from "../../contract/contract.ts";
import { listFiles } from "../find-files.ts";

/** Where an instance's content lies. */
export interface ContentFolders {
  contentPath: string;
  /** Translated files, which come first. */
  localizedContentPath: string | undefined;
}

export interface ContentFile {
  /** POSIX, relative to the folder of the content. */
  relativePath: string;
  filePath: string;
}

/** An instance of a content plugin. */
export interface ContentInstance {
  pluginName: string;
  id: string;
  /** Option of the plugin, relative to the site. */
  path: string;
}

export function resolveContentFolders(
  { siteDir, i18n, localizationDir }: LoadContext,
  { pluginName, id, path: folder }: ContentInstance,
): ContentFolders {
  const isTranslated = i18n.localeConfigs[i18n.currentLocale]?.translate ?? false;
  return {
    contentPath: path.resolve(siteDir, folder),
    localizedContentPath: isTranslated
      ? pluginLocalizationDir({ localizationDir, pluginName, pluginId: id })
      : undefined,
  };
}

/** Where a file is edited: among the originals, unless the site has translations edited in its repository. */
export const findEditedFolder = (
  { contentPath, localizedContentPath }: ContentFolders,
  filePath: string,
  { editLocalizedFiles }: { editLocalizedFiles: boolean },
): string =>
  editLocalizedFiles &&
  localizedContentPath !== undefined &&
  filePath.startsWith(localizedContentPath + path.sep)
    ? localizedContentPath
    : contentPath;

/** The folders, the one that comes first at the beginning. */
export const listContentFolders = ({
  contentPath,
  localizedContentPath,
}: ContentFolders): string[] =>
  localizedContentPath === undefined ? [contentPath] : [localizedContentPath, contentPath];

/** The folder of translated files, where there is one. */
export const listTranslatedFolders = ({
  contentPath,
  localizedContentPath,
}: ContentFolders): TranslatedFolder[] =>
  localizedContentPath !== undefined && fs.existsSync(localizedContentPath)
    ? [{ translated: localizedContentPath, original: contentPath }]
    : [];

/** All files, sorted; a translated one stands in for the original one, and is nothing without it, as with upstream. */
export function listContentFiles({
  contentPath,
  localizedContentPath,
}: ContentFolders): ContentFile[] {
  const localized = new Set(localizedContentPath ? listFiles(localizedContentPath) : []);
  return listFiles(contentPath)
    .toSorted()
    .map((relativePath) => ({
      relativePath,
      filePath: path.join(
        localized.has(relativePath) ? (localizedContentPath ?? "") : contentPath,
        relativePath,
      ),
    }));
}

/** A file of data beside the content. */
export const findDataFile = (folders: ContentFolders, name: string): string | undefined =>
  listContentFolders(folders)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));
