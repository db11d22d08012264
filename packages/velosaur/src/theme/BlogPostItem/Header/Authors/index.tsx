import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import BlogAuthor from "@theme/Blog/Components/Author";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface Props {
  readonly className?: string;
}

export default function BlogPostItemHeaderAuthors({ className }: Props): ReactNode {
  const { metadata, assets } = useBlogPost();
  const { authors } = metadata;
  if (authors.length === 0) return null;
  const hasPicturesOnly = authors.every(({ name }) => !name);
  return (
    <div className={clsx(styles.authors, hasPicturesOnly && styles.picturesOnly, className)}>
      {authors.map((author, index) => (
        <BlogAuthor
          // Two authors may share everything but their place in the list.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={styles.authorCol}
          // A picture beside the post has an address of its own in the built site.
          author={{ ...author, imageURL: assets.authorsImageUrls[index] ?? author.imageURL }}
        />
      ))}
    </div>
  );
}
