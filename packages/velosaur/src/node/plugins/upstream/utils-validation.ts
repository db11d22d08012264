/** Stands in for `@docusaurus/utils-validation`. With it comes Joi, which no other module of the engine loads. */

export { default as Joi } from "joi";
export { JoiFrontMatter } from "./validation/front-matter-joi.ts";
export {
  AdmonitionsSchema,
  ContentVisibilitySchema,
  FrontMatterLastUpdateErrorMessage,
  FrontMatterLastUpdateSchema,
  FrontMatterTagsSchema,
  FrontMatterTOCHeadingLevels,
  PathnameSchema,
  PluginIdSchema,
  RecmaPluginsSchema,
  RehypePluginsSchema,
  RemarkPluginsSchema,
  RouteBasePathSchema,
  URISchema,
} from "./validation/schemas.ts";
export { getTagsFile, getTagsFilePathsToWatch } from "./validation/tags-file.ts";
export {
  normalizePluginOptions,
  normalizeThemeConfig,
  printWarning,
  validateFrontMatter,
} from "./validation/validate.ts";
