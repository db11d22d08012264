import Translate, { translate } from "@docusaurus/Translate";
import PaginatorNavLink from "@theme/PaginatorNavLink";
import type { ReactNode } from "react";
import type { BlogPaginatedMetadata } from "../../shared/blog.ts";

export interface Props {
  readonly metadata: BlogPaginatedMetadata;
}

export default function BlogListPaginator({ metadata }: Props): ReactNode {
  const { previousPage, nextPage } = metadata;
  if (!previousPage && !nextPage) return null;
  return (
    <nav
      className="pagination-nav"
      aria-label={translate({
        id: "theme.blog.paginator.navAriaLabel",
        message: "Blog list page navigation",
      })}
    >
      {previousPage && (
        <PaginatorNavLink
          permalink={previousPage}
          title={<Translate id="theme.blog.paginator.newerEntries">Newer entries</Translate>}
        />
      )}
      {nextPage && (
        <PaginatorNavLink
          permalink={nextPage}
          title={<Translate id="theme.blog.paginator.olderEntries">Older entries</Translate>}
          isNext
        />
      )}
    </nav>
  );
}
