import Link from "@docusaurus/Link";
import { BlogPostProvider, useBlogPost } from "@docusaurus/plugin-content-blog/client";
import { HtmlClassNameProvider } from "@docusaurus/theme-common";
import BlogLayout from "@theme/BlogLayout";
import type { Props } from "@theme/BlogPostPage";
import BlogPostPageMetadata from "@theme/BlogPostPage/Metadata";
import BlogPostPageStructuredData from "@theme/BlogPostPage/StructuredData";
import BlogPostPaginator from "@theme/BlogPostPaginator";
import ChangelogItem from "@theme/ChangelogItem";
import TOC from "@theme/TOC";
import type { ReactNode } from "react";

function ChangelogPageContent({
  sidebar,
  children,
}: {
  sidebar: Props["sidebar"];
  children: ReactNode;
}): ReactNode {
  const { metadata, toc } = useBlogPost();
  const { nextItem, prevItem } = metadata;
  return (
    <BlogLayout sidebar={sidebar} toc={toc.length > 0 ? <TOC toc={toc} /> : undefined}>
      <p>
        <Link to="/changelog">← All releases</Link>
      </p>
      <ChangelogItem>{children}</ChangelogItem>
      {(nextItem || prevItem) && <BlogPostPaginator nextItem={nextItem} prevItem={prevItem} />}
    </BlogLayout>
  );
}

/** The page of one release. */
export default function ChangelogPage({ content: Content, sidebar }: Props): ReactNode {
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <HtmlClassNameProvider className="blog-wrapper blog-post-page">
        <BlogPostPageMetadata />
        <BlogPostPageStructuredData />
        <ChangelogPageContent sidebar={sidebar}>
          <Content />
        </ChangelogPageContent>
      </HtmlClassNameProvider>
    </BlogPostProvider>
  );
}
