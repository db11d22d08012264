import { HtmlClassNameProvider, PageMetadata } from "@docusaurus/theme-common";
import { translateBlogAuthorsListPageTitle } from "@docusaurus/theme-common/internal";
import BlogAuthor from "@theme/Blog/Components/Author";
import BlogLayout from "@theme/BlogLayout";
import Heading from "@theme/Heading";
import SearchMetadata from "@theme/SearchMetadata";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { BlogAuthorItem, BlogSidebar } from "../../../../shared/blog.ts";
import * as classes from "../../../common/classes.ts";
import styles from "./styles.module.css";

export interface Props {
  readonly authors: readonly BlogAuthorItem[];
  readonly sidebar?: BlogSidebar;
}

export default function BlogAuthorsListPage({ authors, sidebar }: Props): ReactNode {
  const title = translateBlogAuthorsListPageTitle();
  return (
    <HtmlClassNameProvider className={clsx(classes.blogWrapper, classes.blogAuthorsListPage)}>
      <PageMetadata title={title} />
      <SearchMetadata tag="blog_authors_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        <section className="margin-vert--lg">
          <ul className={clsx("clean-list", styles.list)}>
            {authors.map((author) => (
              <li key={author.key ?? author.name} className={styles.item}>
                <BlogAuthor as="h2" author={author} count={author.count} />
              </li>
            ))}
          </ul>
        </section>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
