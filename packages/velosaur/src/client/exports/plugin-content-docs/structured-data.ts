import { applyTrailingSlash } from "../../../shared/url/trailing-slash.ts";
import useDocusaurusContext from "../useDocusaurusContext.ts";
import type { PropSidebarBreadcrumbsItem } from "./types.ts";

/** Breadcrumbs in the form that search engines read. */
export function useBreadcrumbsStructuredData(props: {
  breadcrumbs: readonly PropSidebarBreadcrumbsItem[];
}): { itemListElement: object[]; [field: `@${string}`]: string } {
  const { url, baseUrl, trailingSlash } = useDocusaurusContext().siteConfig;
  const linked = props.breadcrumbs.filter(
    (item) => item.href && !(item.type === "category" && item.linkUnlisted),
  );
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: linked.map(({ label, href = "" }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: url + applyTrailingSlash(href, { trailingSlash, baseUrl }),
    })),
  };
}
