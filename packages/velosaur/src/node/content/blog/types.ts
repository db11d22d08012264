import type { BlogAuthor, BlogPaginatedMetadata, BlogPostMetadata } from "../../../shared/blog.ts";
import type { TagMetadata } from "../shared/tags.ts";
import type { PostFrontMatter } from "./front-matter.ts";

export interface PostMetadata extends Omit<
  BlogPostMetadata,
  "date" | "dateText" | "frontMatter" | "tags"
> {
  date: Date;
  tags: TagMetadata[];
  frontMatter: PostFrontMatter;
}

/** A post as upstream's `processBlogPosts`, `createFeedItems` and other plugins know it. */
export interface BlogPost {
  id: string;
  metadata: PostMetadata;
  /** Markdown of the post, without front matter; read when somebody asks for it. */
  readonly content: string;
}

/** A post with what only the plugin itself wants to know. */
export interface Post extends BlogPost {
  filePath: string;
}

/** An author of the authors' file: has a key, and maybe a page. */
export interface KeyedAuthor extends BlogAuthor {
  key: string;
}
export type AuthorsMap = Record<string, KeyedAuthor>;

/** One page of a list: which posts it shows. */
export interface PaginatedPosts {
  items: string[];
  metadata: BlogPaginatedMetadata;
}

export interface BlogTagContent extends TagMetadata {
  items: string[];
  pages: PaginatedPosts[];
  unlisted: boolean;
}

/** What `loadContent` gives: upstream's fields, and texts that may be translated. */
export interface BlogContent {
  blogTitle: string;
  blogDescription: string;
  blogSidebarTitle: string;
  blogPosts: Post[];
  blogListPaginated: PaginatedPosts[];
  /** By permalink. */
  blogTags: Record<string, BlogTagContent>;
  blogTagsListPath: string;
  authorsMap?: AuthorsMap;
}
