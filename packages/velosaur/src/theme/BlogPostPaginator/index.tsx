import Translate, { translate } from "@docusaurus/Translate";
import PaginatorNavLink from "@theme/PaginatorNavLink";
import type { ReactNode } from "react";
import type { BlogPostLink } from "../../shared/blog.ts";

export interface Props {
  /** The older post. */
  readonly nextItem?: BlogPostLink;
  /** The newer post. */
  readonly prevItem?: BlogPostLink;
}

export default function BlogPostPaginator({ nextItem, prevItem }: Props): ReactNode {
  return (
    <nav
      className="pagination-nav docusaurus-mt-lg"
      aria-label={translate({
        id: "theme.blog.post.paginator.navAriaLabel",
        message: "Blog post page navigation",
      })}
    >
      {prevItem && (
        <PaginatorNavLink
          {...prevItem}
          subLabel={<Translate id="theme.blog.post.paginator.newerPost">Newer post</Translate>}
        />
      )}
      {nextItem && (
        <PaginatorNavLink
          {...nextItem}
          subLabel={<Translate id="theme.blog.post.paginator.olderPost">Older post</Translate>}
          isNext
        />
      )}
    </nav>
  );
}
