import * as v from "valibot";
import { flag, functionOf, severity, strict } from "../../config/schema-parts.ts";
import { DEFAULT_EXCLUDE } from "../find-files.ts";
import { MARKDOWN_ENTRIES } from "../shared/markdown-options.ts";
import { createOptionsCheck } from "../shared/plugin-options.ts";
import { FEED_ENTRIES } from "./feed-options.ts";
import type { ReadingTimeFunction } from "./reading-time.ts";
import type { BlogPost } from "./types.ts";

export type BlogEditUrlFunction = (args: {
  blogDirPath: string;
  blogPath: string;
  permalink: string;
  locale: string;
}) => string | undefined | null;

export type ProcessBlogPosts = (args: {
  blogPosts: BlogPost[];
}) => BlogPost[] | void | Promise<BlogPost[] | void>;

const TRUNCATE_MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

const text = (fallback: string) => v.optional(v.string(), fallback);
const strings = (fallback: string[]) => v.optional(v.array(v.string()), fallback);

/** `"ALL"`, or a whole number that isn't smaller than the least. */
const amount = (least: number, fallback: number) => {
  const message = `must be "ALL" or a whole number from ${least} up`;
  const isAmount = (value: number | "ALL"): boolean =>
    value === "ALL" || (Number.isInteger(value) && value >= least);
  return v.optional(
    v.pipe(v.union([v.literal("ALL"), v.number()]), v.check(isAmount, message)),
    fallback,
  );
};

const regExp = v.custom<RegExp>((input) => input instanceof RegExp, "a regular expression");

export const optionsSchema = strict({
  id: text("default"),
  path: text("blog"),
  routeBasePath: text("blog"),
  tagsBasePath: text("tags"),
  pageBasePath: text("page"),
  archiveBasePath: v.optional(v.nullable(v.string()), "archive"),
  authorsBasePath: text("authors"),
  include: strings(["**/*.{md,mdx}"]),
  exclude: strings(DEFAULT_EXCLUDE),
  blogTitle: text("Blog"),
  blogDescription: text("Blog"),
  blogSidebarTitle: text("Recent posts"),
  blogSidebarCount: amount(0, 5),
  postsPerPage: amount(1, 10),
  blogListComponent: text("@theme/BlogListPage"),
  blogPostComponent: text("@theme/BlogPostPage"),
  blogTagsListComponent: text("@theme/BlogTagsListPage"),
  blogTagsPostsComponent: text("@theme/BlogTagsPostsPage"),
  blogArchiveComponent: text("@theme/BlogArchivePage"),
  blogAuthorsListComponent: text("@theme/Blog/Pages/BlogAuthorsListPage"),
  blogAuthorsPostsComponent: text("@theme/Blog/Pages/BlogAuthorsPostsPage"),
  ...MARKDOWN_ENTRIES,
  truncateMarker: v.optional(regExp, TRUNCATE_MARKER),
  editUrl: v.optional(v.union([v.string(), functionOf<BlogEditUrlFunction>()])),
  editLocalizedFiles: flag(false),
  showReadingTime: flag(true),
  readingTime: v.optional(functionOf<ReadingTimeFunction>()),
  showLastUpdateTime: flag(false),
  showLastUpdateAuthor: flag(false),
  authorsMapPath: text("authors.yml"),
  tags: v.optional(v.nullable(v.union([v.string(), v.literal(false)]))),
  onInlineTags: v.optional(severity, "warn"),
  onInlineAuthors: v.optional(severity, "warn"),
  onUntruncatedBlogPosts: v.optional(severity, "warn"),
  sortPosts: v.optional(v.picklist(["descending", "ascending"]), "descending"),
  processBlogPosts: v.optional(functionOf<ProcessBlogPosts>()),
  feedOptions: v.optional(strict(FEED_ENTRIES), {}),
});

export type BlogOptions = v.InferOutput<typeof optionsSchema>;

export const validateBlogOptions: (options: Record<string, unknown>) => BlogOptions =
  createOptionsCheck("blog", optionsSchema);
