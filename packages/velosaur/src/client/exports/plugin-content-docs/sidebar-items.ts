/** Looking things up in a sidebar. */

import { useMemo } from "react";

import { holds, isAllListed, skipToItem } from "../../own/sidebarPlaces.ts";
import { isSamePathname } from "../../../shared/url/pathname.ts";
import { useLocation } from "../router.tsx";
import { useDocsSidebar } from "./docs-contexts.tsx";
import { useActivePlugin } from "./global-docs.ts";
import type {
  PropSidebar,
  PropSidebarBreadcrumbsItem,
  PropSidebarItem,
  PropSidebarItemCategory,
} from "./types.ts";

export function findSidebarCategory(
  sidebar: PropSidebar,
  predicate: (category: PropSidebarItemCategory) => boolean,
): PropSidebarItemCategory | undefined {
  for (const item of sidebar) {
    if (item.type !== "category") continue;
    const found = predicate(item) ? item : findSidebarCategory(item.items, predicate);
    if (found) return found;
  }
  return undefined;
}

/** Where a category leads: its own page, or the first one inside. */
export function findFirstSidebarItemCategoryLink(
  item: PropSidebarItemCategory,
): string | undefined {
  if (item.href && !item.linkUnlisted) return item.href;
  for (const child of item.items) {
    const link = findFirstSidebarItemLink(child);
    if (link) return link;
  }
  return item.firstHref;
}

export function findFirstSidebarItemLink(item: PropSidebarItem): string | undefined {
  if (item.type === "category") return findFirstSidebarItemCategoryLink(item);
  return item.type === "link" && !item.unlisted ? item.href : undefined;
}

/** Whether the item, or one inside it, is the current page. */
export { holds as isActiveSidebarItem };

/** What is unlisted shows only while it is the current page. */
export function isVisibleSidebarItem(item: PropSidebarItem, activePath: string): boolean {
  if (item.type === "html") return true;
  if (item.type === "link") return !item.unlisted || holds(item, activePath);
  return (
    (item.href !== undefined && !item.linkUnlisted) ||
    // Only what shows something is kept in a file.
    item.itemsFile !== undefined ||
    holds(item, activePath) ||
    item.items.some((child) => isVisibleSidebarItem(child, activePath))
  );
}

export function useVisibleSidebarItems(items: PropSidebar, activePath: string): PropSidebar {
  return useMemo(
    () =>
      import.meta.env.SSR && isAllListed(items)
        ? items
        : items.filter((item) => isVisibleSidebarItem(item, activePath)),
    [items, activePath],
  );
}

/** From the outermost category to the page. */
export function findBreadcrumbs(
  items: PropSidebar,
  pathname: string,
): PropSidebarBreadcrumbsItem[] {
  for (const item of import.meta.env.SSR ? skipToItem(items, pathname) : items) {
    if (item.type === "link" && item.docId && isSamePathname(item.href, pathname)) return [item];
    if (item.type !== "category") continue;
    // Its own page may be listed once more below it.
    if (isSamePathname(item.href, pathname)) return [item];
    const inner = findBreadcrumbs(item.items, pathname);
    if (inner.length > 0) return [item, ...inner];
  }
  return [];
}

/** Null where breadcrumbs are switched off, or without a sidebar. */
export function useSidebarBreadcrumbs(): PropSidebarBreadcrumbsItem[] | null {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  const isOff = useActivePlugin()?.pluginData.breadcrumbs === false;
  return isOff || !sidebar ? null : findBreadcrumbs(sidebar.items, pathname);
}
