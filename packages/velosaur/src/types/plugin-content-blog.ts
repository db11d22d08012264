/** Types of `@docusaurus/plugin-content-blog`. */

import type * as v from "valibot";
import type { BlogOptions, optionsSchema } from "../node/content/blog/options.ts";
import type { BlogContent } from "../node/content/blog/types.ts";
import type { PluginModule } from "./types.ts";

export type {
  AuthorFields as AuthorAttributes,
  PostFrontMatter as BlogPostFrontMatter,
} from "../node/content/blog/front-matter.ts";
export type { FeedOptions, FeedType } from "../node/content/blog/feed-options.ts";
export type {
  AuthorsMap,
  BlogContent,
  BlogPost,
  BlogTagContent as BlogTag,
  PaginatedPosts as BlogPaginated,
  PostMetadata as BlogPostMetadata,
} from "../node/content/blog/types.ts";
export type {
  BlogAuthorItem as AuthorItemProp,
  BlogMetadata,
  BlogPaginatedMetadata,
  BlogSidebar,
  BlogSidebarItem,
  PropBlogPostContent,
} from "../client/exports/plugin-content-blog/types.ts";

export type Options = v.InferInput<typeof optionsSchema>;
export type PluginOptions = BlogOptions;

declare const plugin: PluginModule<BlogContent>;
export default plugin;
export declare const validateOptions: NonNullable<PluginModule["validateOptions"]>;
