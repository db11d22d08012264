import type { BlogPostItemProp } from "@docusaurus/plugin-content-blog/client";
import { HtmlClassNameProvider, PageMetadata } from "@docusaurus/theme-common";
import { useBlogTagsPostsPageTitle } from "@docusaurus/theme-common/internal";
import Translate from "@docusaurus/Translate";
import BlogLayout from "@theme/BlogLayout";
import BlogListPaginator from "@theme/BlogListPaginator";
import BlogPostItems from "@theme/BlogPostItems";
import SearchMetadata from "@theme/SearchMetadata";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { BlogPaginatedMetadata, BlogSidebar, BlogTagModule } from "../../shared/blog.ts";
import TagHeader from "../common/TagHeader.tsx";
import * as classes from "../common/classes.ts";

export interface Props {
  readonly tag: BlogTagModule;
  readonly items: readonly BlogPostItemProp[];
  readonly sidebar?: BlogSidebar;
  readonly listMetadata: BlogPaginatedMetadata;
}

/** The posts that have a tag. */
export default function BlogTagsPostsPage(props: Props): ReactNode {
  const { tag, items, sidebar, listMetadata } = props;
  const title = useBlogTagsPostsPageTitle(tag);
  return (
    <HtmlClassNameProvider className={clsx(classes.blogWrapper, classes.blogTagPostListPage)}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        <TagHeader
          title={title}
          linkLabel={<Translate id="theme.tags.tagsPageLink">View All Tags</Translate>}
          tag={tag}
        />
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
