import Link from "@docusaurus/Link";
import { type BlogPostItemProp, useBlogMetadata } from "@docusaurus/plugin-content-blog/client";
import { HtmlClassNameProvider, PageMetadata } from "@docusaurus/theme-common";
import {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  useBlogAuthorPageTitle,
} from "@docusaurus/theme-common/internal";
import BlogAuthor from "@theme/Blog/Components/Author";
import BlogLayout from "@theme/BlogLayout";
import BlogListPaginator from "@theme/BlogListPaginator";
import BlogPostItems from "@theme/BlogPostItems";
import SearchMetadata from "@theme/SearchMetadata";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type {
  BlogAuthorItem,
  BlogPaginatedMetadata,
  BlogSidebar,
} from "../../../../shared/blog.ts";
import * as classes from "../../../common/classes.ts";

export interface Props {
  readonly author: BlogAuthorItem;
  readonly items: readonly BlogPostItemProp[];
  readonly sidebar?: BlogSidebar;
  readonly listMetadata: BlogPaginatedMetadata;
}

function AuthorsLink(): ReactNode {
  return (
    <Link href={useBlogMetadata().authorsListPath}>
      <BlogAuthorsListViewAllLabel />
    </Link>
  );
}

function Posts({ items, listMetadata }: Pick<Props, "items" | "listMetadata">): ReactNode {
  if (items.length === 0)
    return (
      <p>
        <BlogAuthorNoPostsLabel />
      </p>
    );
  return (
    <>
      <hr />
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={listMetadata} />
    </>
  );
}

/** The posts of an author. */
export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  const { author, items, sidebar, listMetadata } = props;
  return (
    <HtmlClassNameProvider className={clsx(classes.blogWrapper, classes.blogAuthorsPostsPage)}>
      <PageMetadata title={useBlogAuthorPageTitle(author)} description={author.description} />
      <SearchMetadata tag="blog_authors_posts" />
      <BlogLayout sidebar={sidebar}>
        <header className="margin-bottom--lg">
          <BlogAuthor as="h1" author={author} />
          {author.description && <p>{author.description}</p>}
          <AuthorsLink />
        </header>
        <Posts items={items} listMetadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
