/** For pages of categories and lists of cards, which few pages show. */

import { useMemo } from "react";
import { useLocation } from "../router.tsx";
import { useDocsSidebar } from "./docs-contexts.tsx";
import { findBreadcrumbs, findFirstSidebarItemLink } from "./sidebar-items.ts";
import type { PropSidebar, PropSidebarItem, PropSidebarItemCategory } from "./types.ts";

function useDeepestCategory(): {
  category: PropSidebarItemCategory | undefined;
  pathname: string;
  items: PropSidebar;
} {
  const { pathname } = useLocation();
  const sidebar = useDocsSidebar();
  if (!sidebar)
    throw new Error(`${pathname} has no sidebar in which a category could be looked for.`);
  const categories = findBreadcrumbs(sidebar.items, pathname).filter(
    (item) => item.type === "category",
  );
  return { category: categories.at(-1), pathname, items: sidebar.items };
}

/** Shows nothing, and counts. */
const STAND_IN: PropSidebarItem = { type: "html", value: "" };

/** A site's own card counts the items of a category, which may stand in a file that this page doesn't load. */
function withCount(item: PropSidebarItem): PropSidebarItem {
  if (item.type !== "category" || item.items.length > 0 || !item.itemCount) return item;
  return { ...item, items: Array.from({ length: item.itemCount }, () => STAND_IN) };
}

export function useCurrentSidebarCategory(): PropSidebarItemCategory {
  const { category, pathname } = useDeepestCategory();
  const counted = useMemo(
    () => category && { ...category, items: category.items.map(withCount) },
    [category],
  );
  if (!counted) {
    throw new Error(
      `${pathname} stands in no category of its sidebar, so useCurrentSidebarCategory() finds none.`,
    );
  }
  return counted;
}

export function useCurrentSidebarSiblings(): PropSidebarItem[] {
  const { category, items } = useDeepestCategory();
  const siblings = category?.items ?? items;
  return useMemo(() => siblings.map(withCount), [siblings]);
}

/** Leaves out what has nothing to link to. */
export function filterDocCardListItems(items: PropSidebar): PropSidebarItem[] {
  return items.filter(
    (item) => item.type === "html" || findFirstSidebarItemLink(item) !== undefined,
  );
}
