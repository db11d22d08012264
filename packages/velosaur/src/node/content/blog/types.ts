import type { BlogAuthor, BlogPaginatedMetadata, BlogPostMetadata } from "../../../shared/blog.ts";
import type { TagMetadata, TagName } from "../shared/tags.ts";

/** An author as front matter and the file of authors have them. */
export interface AuthorFields {
  key?: string;
  name?: string;
  title?: string;
  url?: string;
  image_url?: string;
  imageURL?: string;
  email?: string;
  description?: string;
  page?: boolean | { permalink: string };
  socials?: Record<string, string>;
  [customField: string]: unknown;
}

export interface PostFrontMatter extends Record<string, unknown> {
  id?: string;
  title?: string;
  sidebar_label?: string;
  description?: string;
  slug?: string;
  date?: string | Date;
  tags?: TagName[];
  authors?: string | AuthorFields | (string | AuthorFields)[];
  author?: string;
  author_title?: string;
  author_url?: string;
  author_image_url?: string;
  authorTitle?: string;
  authorURL?: string;
  authorImageURL?: string;
  image?: string;
  draft?: boolean;
  unlisted?: boolean;
  last_update?: { date?: string | Date; author?: string };
}

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
