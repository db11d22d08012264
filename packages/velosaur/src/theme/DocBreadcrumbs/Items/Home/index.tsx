import Link from "@docusaurus/Link";
import { translate } from "@docusaurus/Translate";
import useBaseUrl from "@docusaurus/useBaseUrl";
import IconHome from "@theme/Icon/Home";
import type { ReactNode } from "react";

export default function HomeBreadcrumbItem(): ReactNode {
  return (
    <li className="breadcrumbs__item">
      <Link
        aria-label={translate({ id: "theme.docs.breadcrumbs.home", message: "Home page" })}
        className="breadcrumbs__link"
        href={useBaseUrl("/")}
      >
        <IconHome className="breadcrumbHomeIcon_" />
      </Link>
    </li>
  );
}
