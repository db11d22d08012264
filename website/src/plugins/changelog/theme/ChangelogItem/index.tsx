import Link from "@docusaurus/Link";
import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import BlogPostItemContainer from "@theme/BlogPostItem/Container";
import BlogPostItemContent from "@theme/BlogPostItem/Content";
import BlogPostItemHeaderInfo from "@theme/BlogPostItem/Header/Info";
import BlogPostItemHeaderTitle from "@theme/BlogPostItem/Header/Title";
import { clsx } from "clsx";
import type { ReactNode } from "react";

import styles from "./styles.module.css";

/** Notes that stand for no version have no release. */
function ReleaseLink({ version }: { version: string }): ReactNode {
  const { organizationName, projectName } = useDocusaurusContext().siteConfig;
  if (!/^\d/.test(version)) return null;
  return (
    <Link
      href={`https://github.com/${organizationName}/${projectName}/releases/tag/v${version}`}
      aria-label={`Release on GitHub: ${version}`}
    >
      Release on GitHub
    </Link>
  );
}

/** A release, on its own page or in a list. */
export default function ChangelogItem({ children }: { children: ReactNode }): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  return (
    <BlogPostItemContainer className={clsx(!isBlogPostPage && styles.listed)}>
      <header>
        <BlogPostItemHeaderTitle className={clsx(!isBlogPostPage && styles.title)} />
        <div className={styles.info}>
          <BlogPostItemHeaderInfo className={styles.date} />
          <ReleaseLink version={metadata.title} />
        </div>
      </header>
      <BlogPostItemContent>{children}</BlogPostItemContent>
      {!isBlogPostPage && metadata.hasTruncateMarker && (
        <Link to={metadata.permalink} aria-label={`All changes in ${metadata.title}`}>
          <strong>All changes</strong>
        </Link>
      )}
    </BlogPostItemContainer>
  );
}
