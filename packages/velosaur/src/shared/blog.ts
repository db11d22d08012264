/** What the blog plugin hands to the theme: upstream's shapes, plus what keeps pages from growing with the blog. */

import type { Json } from "./document.ts";
import type { SharedDataReference } from "./payload.ts";

export interface BlogTag {
  label: string;
  permalink: string;
  description?: string | undefined;
}

/** Names of services → addresses: `{ github: "https://github.com/…" }`. */
export type BlogAuthorSocials = Record<string, string>;

export interface BlogAuthor {
  /** Null for an author who stands in the front matter alone. */
  key: string | null;
  /** Of the author's own page; null without one. */
  page: { permalink: string } | null;
  name?: string;
  title?: string;
  url?: string;
  imageURL?: string;
  email?: string;
  description?: string;
  socials?: BlogAuthorSocials;
  [customField: string]: unknown;
}

/** `author` of an author's page; entries of `authors` of the list of authors. */
export interface BlogAuthorItem extends BlogAuthor {
  count: number;
}

export interface BlogPostLink {
  title: string;
  permalink: string;
}

/** `metadata` of a post's content component. */
export interface BlogPostMetadata {
  permalink: string;
  /** `@site/blog/2021-01-02-post.md` */
  source: string;
  title: string;
  description: string;
  /** ISO 8601. */
  date: string;
  /** The same as a day, in the language of the site. */
  dateText?: string;
  tags: BlogTag[];
  /** In minutes, not rounded. */
  readingTime?: number;
  /** True when only a part of the post stands in lists. */
  hasTruncateMarker: boolean;
  authors: BlogAuthor[];
  frontMatter: Record<string, Json>;
  /** The newer post. */
  prevItem?: BlogPostLink;
  /** The older post. */
  nextItem?: BlogPostLink;
  unlisted: boolean;
  editUrl?: string;
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number;
  lastUpdatedText?: string;
  lastUpdatedBy?: string;
}

/** `assets` of a post's content component. */
export interface BlogPostAssets {
  /** Address of the front matter's `image`, when that names a local file. */
  image?: string;
  /** By the index of the author; null where `imageURL` is an address already. */
  authorsImageUrls: (string | null)[];
}

export interface BlogSidebarItem {
  title: string;
  permalink: string;
  /** ISO 8601. */
  date: string;
  unlisted: boolean;
}

/** One year of the sidebar, as far as every page knows it. */
export interface BlogSidebarYear {
  year: number;
  count: number;
  /** Of its newest post: where the year leads when nothing can show its posts. */
  permalink: string;
}

/** `sidebar` of all blog routes; absent with `blogSidebarCount: 0`. */
export interface BlogSidebar {
  title: string;
  /** All items of a short sidebar; of a long one those about the page (its year). */
  items: BlogSidebarItem[];
  /** `BlogSidebarItem[]`, all of them: only when `items` isn't complete. Load it with `useSharedData`. */
  itemsFile?: SharedDataReference;
  /** Of the whole sidebar, newest first: only when `items` isn't complete. */
  years?: BlogSidebarYear[];
}

/** `metadata` of the list of posts, `listMetadata` of the pages of tags and authors. */
export interface BlogPaginatedMetadata {
  blogTitle: string;
  blogDescription: string;
  permalink: string;
  /** Of the page before, with newer posts. */
  previousPage?: string;
  nextPage?: string;
  page: number;
  postsPerPage: number;
  totalCount: number;
  totalPages: number;
}

/** Entries of `tags` of the list of tags. */
export interface BlogTagItem extends BlogTag {
  count: number;
}

/** `tag` of a tag's page. */
export interface BlogTagModule extends BlogTagItem {
  /** Of the list of tags. */
  allTagsPath: string;
  /** True when all its posts are unlisted. */
  unlisted: boolean;
}

/** `archive` of the archive: no more than it shows. */
export interface BlogArchive {
  blogPosts: {
    id: string;
    metadata: Pick<BlogPostMetadata, "permalink" | "title" | "date" | "unlisted">;
  }[];
}

/** Route context of all blog pages (`useRouteContext().data.blogMetadata`). */
export interface BlogMetadata {
  /** Pathname of the list of posts. */
  blogBasePath: string;
  blogTitle: string;
  /** Pathname of the list of authors. */
  authorsListPath: string;
}
