/** Folders of content, the data files in them, and who sees a document. */

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "../../../system/path.ts";
import { parse as parseYaml } from "yaml";
import { aliasedSitePath, toMessageRelativeFilePath } from "./paths.ts";

export interface ContentPaths {
  contentPath: string;
  contentPathLocalized?: string | undefined;
}

/** The translated folder comes first. */
export const getContentPathList = ({ contentPath, contentPathLocalized }: ContentPaths): string[] =>
  [contentPathLocalized, contentPath].filter((folder) => folder !== undefined);

export const findFolderContainingFile = async (
  folders: string[],
  file: string,
): Promise<string | undefined> => folders.find((folder) => existsSync(path.join(folder, file)));

export const getFolderContainingFile = async (folders: string[], file: string): Promise<string> => {
  const folder = await findFolderContainingFile(folders, file);
  if (folder !== undefined) return folder;
  throw new Error(`"${file}" is in none of the folders ${folders.join(", ")}.`);
};

interface DataFile {
  filePath: string;
  contentPaths: ContentPaths;
}

export const getDataFilePath = async ({
  filePath,
  contentPaths,
}: DataFile): Promise<string | undefined> => {
  const folder = await findFolderContainingFile(getContentPathList(contentPaths), filePath);
  return folder === undefined ? undefined : path.resolve(folder, filePath);
};

/** YAML or JSON; undefined when there is no such file. */
export const readDataFile = async (dataFile: DataFile): Promise<unknown> => {
  const file = await getDataFilePath(dataFile);
  if (file === undefined) return undefined;
  try {
    return parseYaml(await readFile(file, "utf8")) as unknown;
  } catch (error) {
    const name = toMessageRelativeFilePath(file);
    throw new Error(`${name} is neither YAML nor JSON.`, { cause: error });
  }
};

interface Visibility {
  frontMatter: { draft?: boolean; unlisted?: boolean };
  env?: "production" | "development";
}

const isPublished = (env: Visibility["env"]): boolean =>
  process.env["SIMULATE_PRODUCTION_VISIBILITY"] === "true" ||
  (env ?? process.env["NODE_ENV"]) === "production";

export const isDraft = ({ frontMatter, env }: Visibility): boolean =>
  isPublished(env) && (frontMatter.draft ?? false);

export const isUnlisted = ({ frontMatter, env }: Visibility): boolean =>
  isPublished(env) && (frontMatter.unlisted ?? false);

/** `@site/docs/a.md` → address. */
export type SourceToPermalink = Map<string, string>;

interface LinkContext {
  siteDir: string;
  sourceFilePath: string;
  contentPaths: ContentPaths;
  sourceToPermalink: SourceToPermalink;
}

/** Where a link to a Markdown file leads; null when it is no page. */
export const resolveMarkdownLinkPathname = (
  link: string,
  { siteDir, sourceFilePath, contentPaths, sourceToPermalink }: LinkContext,
): string | null => {
  const name = decodeURIComponent(link);
  if (link.startsWith("@site/")) return sourceToPermalink.get(name) ?? null;
  const own = link.startsWith("/") ? [] : [path.dirname(sourceFilePath)];
  const roots = /^\.\.?\//.test(link) ? [] : [...getContentPathList(contentPaths), siteDir];
  const found = [...own, ...roots]
    .map((folder) => aliasedSitePath(path.join(folder, name), siteDir))
    .find((source) => sourceToPermalink.has(source));
  return (found === undefined ? undefined : sourceToPermalink.get(found)) ?? null;
};
