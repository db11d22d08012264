/** Stands in for `@docusaurus/utils`: what configurations and plugins use of it in Node. */

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

export {
  addLeadingSlash,
  addSuffix,
  addTrailingSlash,
  applyTrailingSlash,
  removePrefix,
  removeSuffix,
  removeTrailingSlash,
} from "./utils-common.ts";
export { default as logger } from "./logger.ts";

export const DEFAULT_PLUGIN_ID = "default";
export const DEFAULT_CONFIG_FILE_NAME = "docusaurus.config";
export { generatedFilesDirName as GENERATED_FILES_DIR_NAME } from "../../config/engine-paths.ts";
export const DEFAULT_BUILD_DIR_NAME = "build";
export const DEFAULT_STATIC_DIR_NAME = "static";
export const SRC_DIR_NAME = "src";
export const THEME_PATH = "src/theme";
export const DEFAULT_PORT = 3000;

/** Joins parts of an address with single slashes; query and hash stay as they are. */
export const normalizeUrl = (parts: string[]): string => {
  const joined = parts.filter((part) => part !== "").join("/");
  const [, scheme = "", rest = ""] =
    /^([a-z][a-z\d+.-]*:\/\/+|\/\/(?=[^/]+\.[^/]))?(.*)$/is.exec(joined) ?? [];
  const [, pathname = "", search = ""] = /^([^?#]*)(.*)$/s.exec(rest) ?? [];
  const prefix = scheme.startsWith("file:") ? "file:///" : scheme.replace(/\/+$/, "//");
  const cleaned = pathname.replaceAll(/\/{2,}/g, "/");
  const body = prefix === "" ? cleaned : cleaned.replace(/^\//, "");
  return (
    prefix +
    body.replace(/\/$/, (slash) => (search === "" ? slash : "")) +
    search.replace(/^\//, "")
  );
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

export const md5Hash = (text: string): string => createHash("md5").update(text).digest("hex");
export const simpleHash = (text: string, length: number): string => md5Hash(text).slice(0, length);
/** A name for files, unlike any other path's even where case is not told apart. */
export const docuHash = (text: string): string =>
  text === "/"
    ? "index"
    : `${text
        .replaceAll(/[^a-z\d]+/gi, "-")
        .replaceAll(/^-+|-+$/g, "")
        .toLowerCase()}-${simpleHash(text, 3)}`;

/** Settled one after the other: for lists that must not run all at once. */
export const mapAsyncSequential = async <T, R>(
  list: T[],
  map: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  for (const item of list) results.push(await map(item));
  return results;
};
export const findAsyncSequential = async <T>(
  list: T[],
  test: (item: T) => Promise<boolean>,
): Promise<T | undefined> => {
  for (const item of list) if (await test(item)) return item;
  return undefined;
};

/** Where the pages of the site can be edited. */
export const getEditUrl = (file: string, editUrl?: string): string | undefined =>
  editUrl === undefined || editUrl === ""
    ? undefined
    : `${editUrl.replace(/\/+$/, "")}/${posixPath(file)}`;

/** Folders of one content plugin, the translated one first. */
export const getContentPathList = (paths: {
  contentPath: string;
  contentPathLocalized?: string;
}): string[] =>
  paths.contentPathLocalized === undefined
    ? [paths.contentPath]
    : [paths.contentPathLocalized, paths.contentPath];

export const getPluginI18nPath = ({
  localizationDir,
  pluginName,
  pluginId = DEFAULT_PLUGIN_ID,
  subPaths = [],
}: {
  localizationDir: string;
  pluginName: string;
  pluginId?: string;
  subPaths?: string[];
}): string =>
  path.join(
    localizationDir,
    pluginId === DEFAULT_PLUGIN_ID ? pluginName : `${pluginName}-${pluginId}`,
    ...subPaths,
  );

export const readOutputHTMLFile = async (
  permalink: string,
  outDir: string,
  trailingSlash: boolean | undefined,
): Promise<string> => {
  const bare = permalink.replace(/\/$/, "");
  const names =
    trailingSlash === false
      ? [`${bare}.html`, `${bare}/index.html`]
      : [`${bare}/index.html`, `${bare}.html`];
  for (const name of names) {
    try {
      return await readFile(path.join(outDir, name), "utf8");
    } catch {
      continue;
    }
  }
  throw new Error(`No HTML file was written for ${permalink} in ${outDir}.`);
};
