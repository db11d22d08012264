import Link from "@docusaurus/Link";
import { PageMetadata } from "@docusaurus/theme-common";
import { useDateTimeFormat } from "@docusaurus/theme-common/internal";
import { translate } from "@docusaurus/Translate";
import BlogLayout from "@theme/BlogLayout";
import Heading from "@theme/Heading";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { BlogArchive, BlogSidebar } from "../../shared/blog.ts";
import { groupByYear } from "./group-by-year.ts";
import styles from "./styles.module.css";

export interface Props {
  readonly archive: BlogArchive;
  readonly sidebar?: BlogSidebar;
}

export type ArchiveBlogPost = BlogArchive["blogPosts"][number];

function Year({ year, posts }: { year: string; posts: readonly ArchiveBlogPost[] }): ReactNode {
  const format = useDateTimeFormat({ month: "short", day: "numeric", timeZone: "UTC" });
  return (
    <section className={styles.year}>
      <Heading as="h2" id={year} className={styles.yearHeading}>
        {year}
      </Heading>
      <ul className={clsx("clean-list", styles.posts)}>
        {posts.map(({ id, metadata: { permalink, date, title } }) => (
          <li key={id}>
            <Link to={permalink} className={styles.post}>
              <time dateTime={date}>{format.format(new Date(date))}</time>
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All posts, by year. */
export default function BlogArchivePage({ archive, sidebar }: Props): ReactNode {
  const title = translate({ id: "theme.blog.archive.title", message: "Archive" });
  const description = translate({ id: "theme.blog.archive.description", message: "Archive" });
  return (
    <>
      <PageMetadata title={title} description={description} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        {groupByYear(archive.blogPosts).map(([year, posts]) => (
          <Year key={year} year={year} posts={posts} />
        ))}
      </BlogLayout>
    </>
  );
}
