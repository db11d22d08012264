import Link, { type Props as LinkProps } from "@docusaurus/Link";
import Translate, { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface Props extends LinkProps {
  readonly blogPostTitle: string;
}

/** Read out of place, by a screen reader or a search engine, the links of a list must differ. */
export default function BlogPostItemFooterReadMoreLink(props: Props): ReactNode {
  const { blogPostTitle, ...linkProps } = props;
  return (
    <Link {...linkProps}>
      <b aria-hidden="true">
        <Translate id="theme.blog.post.readMore">Read more</Translate>
      </b>
      <span className={styles.label}>
        {translate(
          { id: "theme.blog.post.readMoreLabel", message: "Read more about {title}" },
          { title: blogPostTitle },
        )}
      </span>
    </Link>
  );
}
