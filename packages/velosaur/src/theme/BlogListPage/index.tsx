import type { BlogPostItemProp } from "@docusaurus/plugin-content-blog/client";
import { HtmlClassNameProvider, PageMetadata } from "@docusaurus/theme-common";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import BlogLayout from "@theme/BlogLayout";
import BlogListPageStructuredData from "@theme/BlogListPage/StructuredData";
import BlogListPaginator from "@theme/BlogListPaginator";
import BlogPostItems from "@theme/BlogPostItems";
import SearchMetadata from "@theme/SearchMetadata";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { BlogPaginatedMetadata, BlogSidebar } from "../../shared/blog.ts";
import * as classes from "../common/classes.ts";
import styles from "./styles.module.css";

export interface Props {
  readonly metadata: BlogPaginatedMetadata;
  readonly items: readonly BlogPostItemProp[];
  readonly sidebar?: BlogSidebar;
}

function BlogListPageMetadata({ metadata }: Props): ReactNode {
  const { title: siteTitle } = useDocusaurusContext().siteConfig;
  const { blogTitle, blogDescription, permalink } = metadata;
  return (
    <>
      <PageMetadata
        // A blog at the root is the site.
        title={permalink === "/" ? siteTitle : blogTitle}
        description={blogDescription}
      />
      <SearchMetadata tag="blog_posts_list" />
    </>
  );
}

export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  return (
    <HtmlClassNameProvider className={clsx(classes.blogWrapper, classes.blogListPage)}>
      <BlogListPageMetadata {...props} />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        {/* The posts have headings of level 2: who can't see the page hears what they belong to. */}
        <div
          className={styles.title}
          role="heading"
          aria-level={1}
          aria-label={metadata.blogTitle}
        />
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
