/** Texts that several pages of a blog share. */

import Translate, { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import { usePluralForm } from "./plural.ts";

function usePostCount(count: number): string {
  const { selectMessage } = usePluralForm();
  return selectMessage(
    count,
    translate({ id: "theme.blog.post.plurals", message: "One post|{count} posts" }),
  );
}

/** `2 posts tagged with "release"` */
export function useBlogTagsPostsPageTitle(tag: { label: string; count: number }): string {
  return translate(
    { id: "theme.blog.tagTitle", message: '{nPosts} tagged with "{tagName}"' },
    { nPosts: usePostCount(tag.count), tagName: tag.label },
  );
}

/** `Ada Lovelace - 2 posts` */
export function useBlogAuthorPageTitle(author: {
  key: string | null;
  name?: string;
  count: number;
}): string {
  return translate(
    { id: "theme.blog.author.pageTitle", message: "{authorName} - {nPosts}" },
    { nPosts: usePostCount(author.count), authorName: author.name ?? author.key ?? "" },
  );
}

export const translateBlogAuthorsListPageTitle = (): string =>
  translate({ id: "theme.blog.authorsList.pageTitle", message: "Authors" });

export const BlogAuthorsListViewAllLabel = (): ReactNode => (
  <Translate id="theme.blog.authorsList.viewAll">View all authors</Translate>
);

export const BlogAuthorNoPostsLabel = (): ReactNode => (
  <Translate id="theme.blog.author.noPosts">No posts by this author yet.</Translate>
);
