import Link from "@docusaurus/Link";
import { HtmlClassNameProvider, PageMetadata } from "@docusaurus/theme-common";
import useBaseUrl from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import BlogLayout from "@theme/BlogLayout";
import type { Props } from "@theme/BlogListPage";
import BlogListPageStructuredData from "@theme/BlogListPage/StructuredData";
import BlogListPaginator from "@theme/BlogListPaginator";
import BlogPostItems from "@theme/BlogPostItems";
import ChangelogItem from "@theme/ChangelogItem";
import SearchMetadata from "@theme/SearchMetadata";
import type { ReactNode } from "react";

import styles from "./styles.module.css";

const feeds = { RSS: "rss.xml", Atom: "atom.xml", JSON: "feed.json" };

/** A feed is a file, not a page: a plain link. */
function FeedLink({ label, file }: { label: string; file: string }) {
  return <a href={useBaseUrl(`/changelog/${file}`)}>{label}</a>;
}

function ChangelogHeader({ title }: { title: string }): ReactNode {
  const { organizationName, projectName } = useDocusaurusContext().siteConfig;
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p>
        What changed in each release, for whom, and who changed it. The newest release comes first.
      </p>
      <ul className={styles.links}>
        <li>
          <Link href={`https://github.com/${organizationName}/${projectName}/releases`}>
            Releases on GitHub
          </Link>
        </li>
        {Object.entries(feeds).map(([label, file]) => (
          <li key={file}>
            <FeedLink label={`${label} feed`} file={file} />
          </li>
        ))}
      </ul>
    </header>
  );
}

/** All releases, as many to a page as the options of the plugin say. */
export default function ChangelogList(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  const { blogTitle, blogDescription } = metadata;
  return (
    <HtmlClassNameProvider className="blog-wrapper blog-list-page">
      <PageMetadata title={blogTitle} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <ChangelogHeader title={blogTitle} />
        <BlogPostItems items={items} component={ChangelogItem} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
