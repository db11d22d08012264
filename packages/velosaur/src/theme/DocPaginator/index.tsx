import Translate, { translate } from "@docusaurus/Translate";
import PaginatorNavLink from "@theme/PaginatorNavLink";
import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface PaginatorLink {
  readonly title: string;
  readonly permalink: string;
}

export interface Props {
  readonly previous?: PaginatorLink;
  readonly next?: PaginatorLink;
  readonly className?: string;
}

export default function DocPaginator({ previous, next, className }: Props): ReactNode {
  return (
    <nav
      className={clsx(className, "pagination-nav")}
      aria-label={translate({ id: "theme.docs.paginator.navAriaLabel", message: "Docs pages" })}
    >
      {previous && (
        <PaginatorNavLink
          {...previous}
          subLabel={<Translate id="theme.docs.paginator.previous">Previous</Translate>}
        />
      )}
      {next && (
        <PaginatorNavLink
          {...next}
          subLabel={<Translate id="theme.docs.paginator.next">Next</Translate>}
          isNext
        />
      )}
    </nav>
  );
}
