import { useHomePageRoute } from "@docusaurus/theme-common/internal";
import { translate } from "@docusaurus/Translate";
import HomeBreadcrumbItem from "@theme/DocBreadcrumbs/Items/Home";
import Link from "@docusaurus/Link";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { SidebarItemCategory, SidebarItemLink } from "../../../shared/sidebar.ts";
import * as classes from "../../common/classes.ts";

export interface Props {
  /** From the outermost category to the page. */
  readonly breadcrumbs: readonly (SidebarItemLink | SidebarItemCategory)[];
}

function BreadcrumbsItem({
  children,
  href,
  isLast,
}: {
  children: ReactNode;
  href?: string;
  isLast: boolean;
}): ReactNode {
  const className = "breadcrumbs__link";
  return (
    <li className={clsx("breadcrumbs__item", isLast && "breadcrumbs__item--active")}>
      {href && !isLast ? (
        <Link className={className} href={href}>
          <span>{children}</span>
        </Link>
      ) : (
        <span className={className}>{children}</span>
      )}
    </li>
  );
}

/** The path to the page, as visitors see it. Text and links: its code comes late. */
export default function DocBreadcrumbsItems({ breadcrumbs }: Props): ReactNode {
  const homePage = useHomePageRoute();
  return (
    <nav
      className={clsx(classes.docBreadcrumbs, "breadcrumbsContainer_")}
      aria-label={translate({
        id: "theme.docs.breadcrumbs.navAriaLabel",
        message: "Breadcrumbs",
      })}
    >
      <ul className="breadcrumbs">
        {homePage && <HomeBreadcrumbItem />}
        {breadcrumbs.map((item, index) => {
          const isLast = index === breadcrumbs.length - 1;
          const href = item.type === "category" && item.linkUnlisted ? undefined : item.href;
          return (
            <BreadcrumbsItem key={index} isLast={isLast} href={href}>
              {item.label}
            </BreadcrumbsItem>
          );
        })}
      </ul>
    </nav>
  );
}
