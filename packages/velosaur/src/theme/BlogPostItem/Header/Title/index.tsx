import Link from "@docusaurus/Link";
import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface Props {
  readonly className?: string;
}

export default function BlogPostItemHeaderTitle({ className }: Props): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { permalink, title } = metadata;
  if (isBlogPostPage)
    return <h1 className={clsx(styles.title, styles.onPage, className)}>{title}</h1>;
  return (
    <h2 className={clsx(styles.title, styles.inList, className)}>
      <Link to={permalink}>{title}</Link>
    </h2>
  );
}
