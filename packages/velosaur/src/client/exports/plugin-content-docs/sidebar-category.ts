/** For pages of categories and lists of cards, which few pages show. */

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

export function useCurrentSidebarCategory(): PropSidebarItemCategory {
  const { category, pathname } = useDeepestCategory();
  if (!category) {
    throw new Error(
      `${pathname} stands in no category of its sidebar, so useCurrentSidebarCategory() finds none.`,
    );
  }
  return category;
}

export function useCurrentSidebarSiblings(): PropSidebarItem[] {
  const { category, items } = useDeepestCategory();
  return category?.items ?? [...items];
}

/** Leaves out what has nothing to link to. */
export function filterDocCardListItems(items: PropSidebar): PropSidebarItem[] {
  return items.filter(
    (item) => item.type === "html" || findFirstSidebarItemLink(item) !== undefined,
  );
}
