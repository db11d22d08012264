import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import BlogPostItemContainer from "@theme/BlogPostItem/Container";
import BlogPostItemContent from "@theme/BlogPostItem/Content";
import BlogPostItemFooter from "@theme/BlogPostItem/Footer";
import BlogPostItemHeader from "@theme/BlogPostItem/Header";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface Props {
  readonly children: ReactNode;
  readonly className?: string;
}

/** A post, on its own page or in a list. */
export default function BlogPostItem({ children, className }: Props): ReactNode {
  const { isBlogPostPage } = useBlogPost();
  return (
    <BlogPostItemContainer
      className={
        clsx(!isBlogPostPage && ["margin-bottom--xl", styles.listed], className) || undefined
      }
    >
      <BlogPostItemHeader />
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <BlogPostItemFooter />
    </BlogPostItemContainer>
  );
}
