import { useSidebarBreadcrumbs } from "@docusaurus/plugin-content-docs/client";
import { useHomePageRoute } from "@docusaurus/theme-common/internal";
import { translate } from "@docusaurus/Translate";
import HomeBreadcrumbItem from "@theme/DocBreadcrumbs/Items/Home";
import DocBreadcrumbsStructuredData from "@theme/DocBreadcrumbs/StructuredData";
import Link from "@docusaurus/Link";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../common/classes.ts";

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

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const homePage = useHomePageRoute();
  if (!breadcrumbs) return null;
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
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
    </>
  );
}
