import { HtmlClassNameProvider, PageMetadata, type TOCItem } from "@docusaurus/theme-common";
import ContentVisibility from "@theme/ContentVisibility";
import EditMetaRow from "@theme/EditMetaRow";
import Layout from "@theme/Layout";
import MDXContent from "@theme/MDXContent";
import TOC from "@theme/TOC";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../common/classes.ts";
import styles from "./styles.module.css";

interface MDXPageMetadata {
  title?: string;
  description?: string;
  editUrl?: string;
  unlisted?: boolean;
  lastUpdatedAt?: number;
  lastUpdatedBy?: string;
  lastUpdatedText?: string;
  frontMatter: MDXPageFrontMatter;
}

interface MDXPageFrontMatter {
  title?: string;
  description?: string;
  keywords?: string | string[];
  image?: string;
  wrapperClassName?: string;
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  draft?: boolean;
  unlisted?: boolean;
}

export interface Props {
  readonly content: {
    (props: object): ReactNode;
    metadata: MDXPageMetadata;
    frontMatter: MDXPageFrontMatter;
    assets: { image?: string };
    toc: readonly TOCItem[];
  };
}

/** A page of `src/pages` that is written in Markdown. */
export default function MDXPage({ content: MDXPageContent }: Props): ReactNode {
  const { metadata, assets, frontMatter, toc } = MDXPageContent;
  const { title, description, editUrl, unlisted, lastUpdatedAt, lastUpdatedBy } = metadata;
  const { keywords, wrapperClassName, hide_table_of_contents: isTOCHidden } = frontMatter;
  const hasTOC = !isTOCHidden && toc.length > 0;
  const hasMeta = Boolean(editUrl || lastUpdatedAt || lastUpdatedBy);
  return (
    <HtmlClassNameProvider
      className={clsx(wrapperClassName ?? classes.mdxWrapper, classes.mdxPage)}
    >
      <Layout>
        <PageMetadata
          title={title}
          description={description}
          keywords={keywords}
          image={assets.image ?? frontMatter.image}
        />
        <main className="container container--fluid margin-vert--lg">
          <div className={clsx("row", styles.mdxPageWrapper)}>
            <div className={clsx("col", !isTOCHidden && "col--8")}>
              <ContentVisibility metadata={{ unlisted, frontMatter }} />
              <article className="markdown">
                <MDXContent>
                  <MDXPageContent />
                </MDXContent>
              </article>
              {hasMeta && (
                <EditMetaRow
                  className={clsx("margin-top--sm", classes.pageFooterEditMetaRow)}
                  editUrl={editUrl}
                  lastUpdatedAt={lastUpdatedAt}
                  lastUpdatedBy={lastUpdatedBy}
                  lastUpdatedText={metadata.lastUpdatedText}
                />
              )}
            </div>
            {hasTOC && (
              <div className="col col--2">
                <TOC
                  toc={toc}
                  minHeadingLevel={frontMatter.toc_min_heading_level}
                  maxHeadingLevel={frontMatter.toc_max_heading_level}
                />
              </div>
            )}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
