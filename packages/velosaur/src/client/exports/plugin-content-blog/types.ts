/** What the blog plugin hands to the browser, by upstream's names. */

import type { ReactElement } from "react";

import type { BlogPostAssets, BlogPostMetadata as PostMetadata } from "../../../shared/blog.ts";
import type { Json, TocItem } from "../../../shared/document.ts";

export type {
  BlogArchive,
  BlogAuthor,
  BlogAuthorItem,
  BlogMetadata,
  BlogPaginatedMetadata,
  BlogSidebar,
  BlogSidebarItem,
  BlogSidebarYear,
  BlogTagItem,
  BlogTagModule,
} from "../../../shared/blog.ts";

/** The fields that the theme reads; a site may have more. */
export interface BlogPostFrontMatter {
  title?: string;
  title_meta?: string;
  draft?: boolean;
  unlisted?: boolean;
  description?: string;
  image?: string;
  keywords?: string | readonly string[];
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  [field: string]: Json | readonly string[] | undefined;
}

export interface BlogPostMetadata extends Omit<PostMetadata, "frontMatter"> {
  frontMatter: BlogPostFrontMatter;
}

/** A post's content component, with what upstream attaches to it. */
export interface PropBlogPostContent {
  (props: Record<string, unknown>): ReactElement;
  metadata: BlogPostMetadata;
  frontMatter: BlogPostFrontMatter;
  assets: BlogPostAssets;
  toc: readonly TocItem[];
  contentTitle?: string;
}

/** An entry of `items` of a list of posts. */
export interface BlogPostItemProp {
  readonly content: PropBlogPostContent;
}
