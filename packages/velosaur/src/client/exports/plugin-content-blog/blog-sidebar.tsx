/** The list of posts beside every page of a blog. */

import { memo, type ReactElement, useEffect, useMemo } from "react";

import type { BlogSidebar, BlogSidebarItem } from "../../../shared/blog.ts";
import { isSamePathname } from "../../../shared/url/pathname.ts";
import Link from "../Link.tsx";
import { useLocation } from "../router.tsx";
import useSharedData from "../../own/useSharedData.ts";

/** Complete lists, by their addresses: from the second page on they are there from the start. */
const loadedItems = new Map<string, BlogSidebarItem[]>();

/** The sidebar as upstream's components expect it, once the posts of other years have arrived. */
export function useCompleteBlogSidebar(sidebar: BlogSidebar): BlogSidebar {
  const { title, itemsFile } = sidebar;
  const arrived = useSharedData(itemsFile) as BlogSidebarItem[] | undefined;
  const items = arrived ?? (itemsFile && loadedItems.get(itemsFile.$shared));
  useEffect(() => {
    if (itemsFile && arrived) loadedItems.set(itemsFile.$shared, arrived);
  }, [itemsFile, arrived]);
  return useMemo(() => (items ? { title, items } : sidebar), [title, items, sidebar]);
}

/** An unlisted post shows only while it is read. */
export function useVisibleBlogSidebarItems(items: readonly BlogSidebarItem[]): BlogSidebarItem[] {
  const { pathname } = useLocation();
  return useMemo(
    () =>
      items.filter(({ unlisted, permalink }) => !unlisted || isSamePathname(permalink, pathname)),
    [items, pathname],
  );
}

/** Newest year first. Years end at the same moment everywhere, so that server and browsers agree. */
export function groupBlogSidebarItemsByYear(
  items: readonly BlogSidebarItem[],
): [year: string, items: BlogSidebarItem[]][] {
  const years = new Map<string, BlogSidebarItem[]>();
  for (const item of items) {
    const year = String(new Date(item.date).getUTCFullYear());
    const known = years.get(year);
    if (known) known.push(item);
    else years.set(year, [item]);
  }
  return [...years].sort(([a], [b]) => Number(b) - Number(a));
}

interface ItemListProps {
  items: readonly BlogSidebarItem[];
  ulClassName?: string;
  liClassName?: string;
  linkClassName?: string;
  linkActiveClassName?: string;
}

function ItemList(props: ItemListProps): ReactElement {
  const { items, ulClassName, liClassName, linkClassName, linkActiveClassName } = props;
  return (
    <ul className={ulClassName}>
      {items.map((item) => (
        <li key={item.permalink} className={liClassName}>
          <Link
            isNavLink
            exact
            to={item.permalink}
            className={linkClassName}
            activeClassName={linkActiveClassName}
          >
            {item.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const BlogSidebarItemList: typeof ItemList = memo(ItemList) as never;
