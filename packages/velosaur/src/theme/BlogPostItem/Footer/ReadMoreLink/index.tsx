import Link, { type Props as LinkProps } from "@docusaurus/Link";
import Translate, { translate } from "@docusaurus/Translate";
import type { ReactNode } from "react";

export interface Props extends LinkProps {
  readonly blogPostTitle: string;
}

export default function BlogPostItemFooterReadMoreLink(props: Props): ReactNode {
  const { blogPostTitle, ...linkProps } = props;
  return (
    <Link
      // Read out of place, the links of a list must differ.
      aria-label={translate(
        { id: "theme.blog.post.readMoreLabel", message: "Read more about {title}" },
        { title: blogPostTitle },
      )}
      {...linkProps}
    >
      <b>
        <Translate id="theme.blog.post.readMore">Read More</Translate>
      </b>
    </Link>
  );
}
