import {
  BlogPostProvider,
  type PropBlogPostContent,
  useBlogPost,
} from "@docusaurus/plugin-content-blog/client";
import { HtmlClassNameProvider } from "@docusaurus/theme-common";
import BlogLayout from "@theme/BlogLayout";
import BlogPostItem from "@theme/BlogPostItem";
import BlogPostPageMetadata from "@theme/BlogPostPage/Metadata";
import BlogPostPageStructuredData from "@theme/BlogPostPage/StructuredData";
import BlogPostPaginator from "@theme/BlogPostPaginator";
import ContentVisibility from "@theme/ContentVisibility";
import TOC from "@theme/TOC";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { BlogSidebar } from "../../shared/blog.ts";
import * as classes from "../common/classes.ts";

export interface Props {
  readonly content: PropBlogPostContent;
  readonly sidebar: BlogSidebar;
}

function BlogPostTOC(): ReactNode {
  const { toc, frontMatter } = useBlogPost();
  return (
    <TOC
      toc={toc}
      minHeadingLevel={frontMatter.toc_min_heading_level}
      maxHeadingLevel={frontMatter.toc_max_heading_level}
    />
  );
}

function BlogPostPageContent(props: { sidebar?: BlogSidebar; children: ReactNode }): ReactNode {
  const { metadata, toc, frontMatter } = useBlogPost();
  const { nextItem, prevItem } = metadata;
  const hasTOC = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <BlogLayout sidebar={props.sidebar} toc={hasTOC ? <BlogPostTOC /> : undefined}>
      <ContentVisibility metadata={metadata} />
      <BlogPostItem>{props.children}</BlogPostItem>
      {(nextItem || prevItem) && <BlogPostPaginator nextItem={nextItem} prevItem={prevItem} />}
    </BlogLayout>
  );
}

/** A post. */
export default function BlogPostPage({ content: Content, sidebar }: Props): ReactNode {
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <HtmlClassNameProvider className={clsx(classes.blogWrapper, classes.blogPostPage)}>
        <BlogPostPageMetadata />
        <BlogPostPageStructuredData />
        <BlogPostPageContent sidebar={sidebar}>
          <Content />
        </BlogPostPageContent>
      </HtmlClassNameProvider>
    </BlogPostProvider>
  );
}
