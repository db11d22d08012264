import { useSidebarBreadcrumbs } from "@docusaurus/plugin-content-docs/client";
import DocBreadcrumbsItems from "@theme/DocBreadcrumbs/Items";
import DocBreadcrumbsStructuredData from "@theme/DocBreadcrumbs/StructuredData";
import type { ReactNode } from "react";

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) return null;
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <DocBreadcrumbsItems breadcrumbs={breadcrumbs} />
    </>
  );
}
