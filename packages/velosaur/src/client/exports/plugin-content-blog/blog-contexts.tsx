/** What blog pages tell the components below them. */

import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from "react";

import type { BlogMetadata } from "../../../shared/blog.ts";
import useRouteContext from "../useRouteContext.ts";
import type { PropBlogPostContent } from "./types.ts";

export interface BlogPostContextValue extends Pick<
  PropBlogPostContent,
  "metadata" | "frontMatter" | "assets" | "toc"
> {
  /** False in lists of posts. */
  readonly isBlogPostPage: boolean;
}

const BlogPostContext = createContext<BlogPostContextValue | null>(null);

export function BlogPostProvider(props: {
  children: ReactNode;
  content: PropBlogPostContent;
  isBlogPostPage?: boolean;
}): ReactElement {
  const { children, content, isBlogPostPage = false } = props;
  const { metadata, frontMatter, assets, toc } = content;
  const value = useMemo(
    () => ({ metadata, frontMatter, assets, toc, isBlogPostPage }),
    [metadata, frontMatter, assets, toc, isBlogPostPage],
  );
  return <BlogPostContext value={value}>{children}</BlogPostContext>;
}

/** The post around the component, on its own page or in a list. */
export function useBlogPost(): BlogPostContextValue {
  const post = useContext(BlogPostContext);
  if (!post)
    throw new Error(
      "useBlogPost was called outside of <BlogPostProvider>: it works in posts and in lists of posts only.",
    );
  return post;
}

/** The blog that the current page belongs to. */
export function useBlogMetadata(): BlogMetadata {
  const { data } = useRouteContext();
  const { blogMetadata } = (data ?? {}) as { blogMetadata?: BlogMetadata };
  if (!blogMetadata)
    throw new Error("useBlogMetadata was called on a page that no blog plugin has made.");
  return blogMetadata;
}
