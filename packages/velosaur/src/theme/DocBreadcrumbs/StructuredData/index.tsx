import Head from "@docusaurus/Head";
import { useBreadcrumbsStructuredData } from "@docusaurus/plugin-content-docs/client";
import type { ReactNode } from "react";
import { serializeInline } from "../../../shared/inline-json.ts";
import type { SidebarItemCategory, SidebarItemLink } from "../../../shared/sidebar.ts";

type Breadcrumb = SidebarItemLink | SidebarItemCategory;

/** The same path for search engines. */
export default function DocBreadcrumbsStructuredData({
  breadcrumbs,
}: {
  readonly breadcrumbs: readonly Breadcrumb[];
}): ReactNode {
  const list = useBreadcrumbsStructuredData({ breadcrumbs });
  if (list.itemListElement.length === 0) return null;
  return (
    <Head>
      <script type="application/ld+json">{serializeInline(list)}</script>
    </Head>
  );
}
