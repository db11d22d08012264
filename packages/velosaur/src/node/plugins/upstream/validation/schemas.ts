/** Schemas that plugins put together their own of. */

import Joi, {
  type AlternativesSchema,
  type ArraySchema,
  type CustomValidator,
  type ObjectSchema,
  type Schema,
  type StringSchema,
} from "joi";
import { DEFAULT_PLUGIN_ID } from "../utils/constants.ts";
import { isValidPathname } from "../utils/urls.ts";
import { addLeadingSlash } from "../utils-common.ts";
import { JoiFrontMatter } from "./front-matter-joi.ts";

export const PluginIdSchema: StringSchema = Joi.string()
  .regex(/^[\w-]+$/)
  .message(
    'The id "{#value}" of the plugin may hold letters, digits, underscores and hyphens alone.',
  )
  .default(DEFAULT_PLUGIN_ID);

const MarkdownPluginsSchema: ArraySchema = Joi.array()
  .items(
    Joi.array().ordered(Joi.function().required(), Joi.any().required()),
    Joi.function(),
    Joi.object(),
  )
  .messages({
    "array.includes":
      "{#label} is no plugin for Markdown: a function is, or \\[a function, its options\\].",
  })
  .default([]);

export const RemarkPluginsSchema: ArraySchema = MarkdownPluginsSchema;
export const RehypePluginsSchema: ArraySchema = MarkdownPluginsSchema;
export const RecmaPluginsSchema: ArraySchema = MarkdownPluginsSchema;

export const AdmonitionsSchema: AlternativesSchema = JoiFrontMatter.alternatives()
  .try(
    JoiFrontMatter.boolean().required(),
    JoiFrontMatter.object({
      keywords: JoiFrontMatter.array().items(JoiFrontMatter.string()),
      extendDefaults: JoiFrontMatter.boolean(),
      tag: Joi.any().forbidden().messages({
        "any.unknown": "Admonitions begin with `:::`; another tag can't be chosen.",
      }),
    }).required(),
  )
  .default(true)
  .messages({ "alternatives.types": "{{#label}} must be true, false, or an object" });

const checkUrl: CustomValidator = (value: unknown, helpers) =>
  typeof value === "string" && URL.canParse(value) ? value : helpers.error("any.invalid");

export const URISchema: AlternativesSchema = Joi.alternatives(
  Joi.string().uri({ allowRelative: true }),
  Joi.custom(checkUrl),
).messages({ "alternatives.match": "{{#label}} is no address (value='{{.value}}')" });

const checkPathname: CustomValidator<string> = (value) => {
  if (!isValidPathname(value)) throw new Error(`${value} is no path of an address.`);
  return value;
};

export const PathnameSchema: StringSchema = Joi.string()
  .custom(checkPathname)
  .message(
    "{{#label}} ({{#value}}) must be a path that begins with a slash, without host or query.",
  );

/** `docs`, `/docs` → `/docs`; an empty text is the root. */
export const RouteBasePathSchema: AlternativesSchema = Joi.alternatives()
  .try(Joi.string().required().allow(""))
  .custom((value: string) => addLeadingSlash(value));

const NO_TAG = "{{#label}} is no tag: a text is, or an object with `label` and `permalink`";

export const FrontMatterTagsSchema: ArraySchema = JoiFrontMatter.array()
  .items(
    JoiFrontMatter.alternatives()
      .try(
        JoiFrontMatter.string().required(),
        JoiFrontMatter.object({
          label: JoiFrontMatter.string().required(),
          permalink: JoiFrontMatter.string().required(),
        }).required(),
      )
      .messages({ "alternatives.match": NO_TAG, "alternatives.types": NO_TAG }),
  )
  .messages({ "array.base": "{{#label}} must be a list" });

const level = (): ReturnType<typeof JoiFrontMatter.number> => JoiFrontMatter.number().min(2);

export const FrontMatterTOCHeadingLevels: Record<
  "toc_min_heading_level" | "toc_max_heading_level",
  Schema
> = {
  toc_min_heading_level: JoiFrontMatter.number().when("toc_max_heading_level", {
    is: JoiFrontMatter.exist(),
    // oxlint-disable-next-line unicorn/no-thenable -- a word of Joi
    then: level().max(JoiFrontMatter.ref("toc_max_heading_level")),
    otherwise: level().max(6),
  }),
  toc_max_heading_level: level().max(6),
};

const checkVisibility: CustomValidator<{ draft?: boolean; unlisted?: boolean }> = (
  frontMatter,
  helpers,
) =>
  frontMatter.draft && frontMatter.unlisted
    ? helpers.error("frontMatter.draftAndUnlistedError")
    : frontMatter;

export const ContentVisibilitySchema: ObjectSchema = JoiFrontMatter.object<{
  draft?: boolean;
  unlisted?: boolean;
}>({ draft: JoiFrontMatter.boolean(), unlisted: JoiFrontMatter.boolean() })
  .custom(checkVisibility)
  .messages({ "frontMatter.draftAndUnlistedError": "A page is either a draft or unlisted." })
  .unknown();

export const FrontMatterLastUpdateErrorMessage =
  "{{#label}} must be an object with an `author`, a text, or a `date`.";

export const FrontMatterLastUpdateSchema: ObjectSchema = Joi.object({
  author: Joi.string(),
  date: Joi.date().raw(),
})
  .or("author", "date")
  .messages({
    "object.missing": FrontMatterLastUpdateErrorMessage,
    "object.base": FrontMatterLastUpdateErrorMessage,
  });
