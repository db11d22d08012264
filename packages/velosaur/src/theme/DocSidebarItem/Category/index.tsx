import {
  findFirstSidebarItemCategoryLink,
  isActiveSidebarItem,
  useDocSidebarItemsExpandedState,
} from "@docusaurus/plugin-content-docs/client";
import {
  Collapsible,
  isSamePath,
  useCollapsible,
  useEvent,
  usePrevious,
  useThemeConfig,
} from "@docusaurus/theme-common";
import { loadSharedData } from "velosaur/client/useSharedData";
import type { Props as ItemProps } from "@theme/DocSidebarItem";
import DocSidebarItems from "@theme/DocSidebarItems";
import { clsx } from "clsx";
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from "react";
import type { SidebarItem, SidebarItemCategory } from "../../../shared/sidebar.ts";
import { CategoryLink, CollapseButton } from "./parts.tsx";
import * as classes from "../../common/classes.ts";

export type Props = ItemProps<SidebarItemCategory>;

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

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const { item, onItemClick, activePath, level, index, ...rest } = props;
  const { label, collapsible, className, href } = item;
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

  const onClick = (event: MouseEvent): void => {
    onItemClick?.(item);
    if (!collapsible) return;
    if (href && !isCurrentPage) {
      void setOpen(true);
      return;
    }
    event.preventDefault();
    void setOpen(collapsed);
  };
  return (
    <li
      className={clsx(
        classes.docSidebarItemCategory,
        classes.docSidebarItemCategoryLevel(level),
        "menu__list-item",
        collapsed && "menu__list-item--collapsed",
        className,
      )}
    >
      <div
        className={clsx(
          "menu__list-item-collapsible",
          isCurrentPage && "menu__list-item-collapsible--active",
        )}
      >
        <CategoryLink
          label={label}
          // Without JavaScript nothing opens, but its first page can be reached.
          href={href ?? (collapsible ? (findFirstSidebarItemCategoryLink(item) ?? "#") : undefined)}
          isButton={collapsible && !href}
          hasCaret={collapsible && !href}
          isActive={isActive}
          isCurrentPage={isCurrentPage}
          isCollapsible={collapsible}
          isExpanded={!collapsed}
          onClick={onClick}
          {...rest}
        />
        {href && collapsible && (
          <CollapseButton
            collapsed={collapsed}
            categoryLabel={label}
            onClick={(event) => {
              event.preventDefault();
              void setOpen(collapsed);
            }}
          />
        )}
      </div>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        <DocSidebarItems
          items={items}
          tabIndex={collapsed ? -1 : 0}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </Collapsible>
    </li>
  );
}
