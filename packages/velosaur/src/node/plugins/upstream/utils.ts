/** Stands in for `@docusaurus/utils`: what configurations and plugins use of it in Node. */

export * from "./utils/constants.ts";
export {
  findFolderContainingFile,
  getContentPathList,
  getDataFilePath,
  getFolderContainingFile,
  isDraft,
  isUnlisted,
  readDataFile,
  resolveMarkdownLinkPathname,
} from "./utils/content.ts";
export type { ContentPaths, SourceToPermalink } from "./utils/content.ts";
export {
  FileNotTrackedError,
  getFileCommitDate,
  getVcsPreset,
  GitNotFoundError,
  readLastUpdateData,
  TEST_VCS,
  VcsPresetNames,
} from "./utils/git.ts";
export type { FrontMatterLastUpdate, LastUpdateData } from "./utils/git.ts";
export {
  createAbsoluteFilePathMatcher,
  createMatcher,
  GlobExcludeDefault,
  Globby,
  globTranslatableSourceFiles,
  safeGlobby,
} from "./utils/globs.ts";
export { docuHash, md5Hash, simpleHash } from "./utils/hashes.ts";
export {
  createSlugger,
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
  writeMarkdownHeadingId,
} from "./utils/heading-ids.ts";
export type {
  HeadingIdSyntax,
  Slugger,
  SluggerOptions,
  WriteHeadingIDOptions,
} from "./utils/heading-ids.ts";
export {
  getLocaleConfig,
  getPluginI18nPath,
  mergeTranslations,
  updateTranslationFileMessages,
} from "./utils/i18n.ts";
export {
  escapeRegexp,
  findAsyncSequential,
  flattenRoutes,
  mapAsyncSequential,
} from "./utils/lists.ts";
export { loadFreshModule } from "./utils/load-fresh-module.ts";
export {
  admonitionTitleToDirectiveLabel,
  createExcerpt,
  DEFAULT_PARSE_FRONT_MATTER,
  parseMarkdownContentTitle,
  parseMarkdownFile,
  unwrapMdxCodeBlocks,
} from "./utils/markdown.ts";
export { generate, readOutputHTMLFile } from "./utils/output.ts";
export {
  addTrailingPathSeparator,
  aliasedSitePath,
  aliasedSitePathToRelativePath,
  escapePath,
  isNameTooLong,
  posixPath,
  shortName,
  toMessageRelativeFilePath,
} from "./utils/paths.ts";
export {
  getTagVisibility,
  groupTaggedItems,
  normalizeTags,
  reportInlineTags,
} from "./utils/tags.ts";
export type {
  FrontMatterTag,
  Tag,
  TagMetadata,
  TagModule,
  TagsFile,
  TagsFileInput,
  TagsListItem,
  TagsPluginOptions,
} from "./utils/tags.ts";
export {
  buildHttpsUrl,
  buildSshUrl,
  encodePath,
  fileToPath,
  getEditUrl,
  hasSSHProtocol,
  isValidPathname,
  normalizeUrl,
  parseLocalURLPath,
  parseURLOrPath,
  parseURLPath,
  resolvePathname,
  serializeURLPath,
  toURLPath,
} from "./utils/urls.ts";
export type { URLPath } from "./utils/urls.ts";
export { getFileLoaderUtils, getWebpackLoaderCompilerName } from "./utils/webpack.ts";
// Of older releases: plugins that were written for them still ask for these here.
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
