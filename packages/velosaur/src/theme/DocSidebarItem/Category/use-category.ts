import {
  isActiveSidebarItem,
  useDocSidebarItemsExpandedState,
} from "@docusaurus/plugin-content-docs/client";
import {
  isSamePath,
  useCollapsible,
  useEvent,
  usePrevious,
  useThemeConfig,
} from "@docusaurus/theme-common";
import { loadSharedData } from "velosaur/client/useSharedData";
import type { Props as ItemProps } from "@theme/DocSidebarItem";
import { type MouseEvent, useCallback, useEffect, useState } from "react";
import type { SidebarItem, SidebarItemCategory } from "../../../shared/sidebar.ts";

/** Items of a large category stand in a file of their own, which is loaded when it is opened. */
function useCategoryItems({ items, itemsFile }: SidebarItemCategory): {
  items: readonly SidebarItem[];
  load: () => Promise<void>;
} {
  const [loaded, setLoaded] = useState<{ url: string; items: SidebarItem[] }>();
  const url = itemsFile?.$shared;
  const load = useCallback(async () => {
    if (!url) return;
    const part = (await loadSharedData({ $shared: url })) as unknown as { items: SidebarItem[] };
    setLoaded({ url, items: part.items });
  }, [url]);
  const known = items.length > 0 || loaded?.url !== url ? items : (loaded?.items ?? items);
  return { items: known, load };
}

/** The category that holds the page opens when the page is reached. */
function useOpenWhenActive(isActive: boolean, open: () => void): void {
  const wasActive = usePrevious(isActive);
  const run = useEvent(open);
  useEffect(() => {
    if (isActive && wasActive === false) run();
  }, [isActive, wasActive, run]);
}

interface Category {
  items: readonly SidebarItem[];
  /** Holds the page that is shown, or is that page. */
  isActive: boolean;
  isCurrentPage: boolean;
  collapsed: boolean;
  toggle: (event: MouseEvent) => void;
  /** Of its label. */
  onClick: (event: MouseEvent) => void;
}

/** State of a category, and what opens and closes it. */
export function useCategory(props: ItemProps<SidebarItemCategory>): Category {
  const { item, activePath, index, onItemClick } = props;
  const { collapsible, href } = item;
  const { autoCollapseCategories } = useThemeConfig().docs.sidebar;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(href, activePath);
  const { items, load } = useCategoryItems(item);
  const { expandedItem, setExpandedItem } = useDocSidebarItemsExpandedState();
  const { collapsed, setCollapsed } = useCollapsible({
    initialState: () => collapsible && !isActive && item.collapsed,
  });

  const setOpen = async (isOpen: boolean): Promise<void> => {
    if (isOpen && items.length === 0) await load();
    setExpandedItem(isOpen ? index : null);
    setCollapsed(!isOpen);
  };
  useOpenWhenActive(isActive, () => {
    if (collapsible) void setOpen(true);
  });
  useEffect(() => {
    const isOtherOpen = expandedItem !== null && expandedItem !== index;
    if (collapsible && autoCollapseCategories && isOtherOpen) setCollapsed(true);
  }, [collapsible, expandedItem, index, setCollapsed, autoCollapseCategories]);

  const toggle = (event: MouseEvent): void => {
    event.preventDefault();
    void setOpen(collapsed);
  };
  const onClick = (event: MouseEvent): void => {
    onItemClick?.(item);
    if (!collapsible) return;
    if (href && !isCurrentPage) void setOpen(true);
    else toggle(event);
  };
  return { items, isActive, isCurrentPage, collapsed, toggle, onClick };
}
