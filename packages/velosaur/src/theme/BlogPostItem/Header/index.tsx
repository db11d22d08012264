import BlogPostItemHeaderAuthors from "@theme/BlogPostItem/Header/Authors";
import BlogPostItemHeaderInfo from "@theme/BlogPostItem/Header/Info";
import BlogPostItemHeaderTitle from "@theme/BlogPostItem/Header/Title";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export default function BlogPostItemHeader(): ReactNode {
  return (
    <header className={styles.header}>
      <BlogPostItemHeaderTitle />
      <BlogPostItemHeaderInfo />
      <BlogPostItemHeaderAuthors />
    </header>
  );
}
