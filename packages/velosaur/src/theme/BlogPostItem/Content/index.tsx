import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import MDXContent from "@theme/MDXContent";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface Props {
  readonly children: ReactNode;
  readonly className?: string;
}

/** By this id feeds find the text of a post. */
const BLOG_POST_CONTAINER_ID = "__blog-post-container";

export default function BlogPostItemContent({ children, className }: Props): ReactNode {
  const { isBlogPostPage } = useBlogPost();
  return (
    <div
      id={isBlogPostPage ? BLOG_POST_CONTAINER_ID : undefined}
      className={clsx("markdown", styles.content, className)}
    >
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
