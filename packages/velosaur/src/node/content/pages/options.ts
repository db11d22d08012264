import * as v from "valibot";
import { flag, functionOf, strict } from "../../config/schema-parts.ts";
import { DEFAULT_EXCLUDE } from "../find-files.ts";
import { MARKDOWN_ENTRIES } from "../shared/markdown-options.ts";
import { createOptionsCheck } from "../shared/plugin-options.ts";

export type PageEditUrlFunction = (args: {
  pagesDirPath: string;
  pagesPath: string;
  /** The same; the engine had this name alone once. */
  pagePath: string;
  permalink: string;
  locale: string;
}) => string | undefined | null;

const text = (fallback: string) => v.optional(v.string(), fallback);

export const optionsSchema = strict({
  id: text("default"),
  path: text("src/pages"),
  routeBasePath: text("/"),
  include: v.optional(v.array(v.string()), ["**/*.{js,jsx,ts,tsx,md,mdx}"]),
  exclude: v.optional(v.array(v.string()), DEFAULT_EXCLUDE),
  mdxPageComponent: text("@theme/MDXPage"),
  editUrl: v.optional(v.union([v.string(), functionOf<PageEditUrlFunction>()])),
  editLocalizedFiles: flag(false),
  showLastUpdateTime: flag(false),
  showLastUpdateAuthor: flag(false),
  ...MARKDOWN_ENTRIES,
});

export type PagesOptions = v.InferOutput<typeof optionsSchema>;

export const validatePagesOptions: (options: Record<string, unknown>) => PagesOptions =
  createOptionsCheck("pages", optionsSchema);
