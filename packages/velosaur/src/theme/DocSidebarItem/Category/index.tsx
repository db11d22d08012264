import { findFirstSidebarItemCategoryLink } from "@docusaurus/plugin-content-docs/client";
import { Collapsible } from "@docusaurus/theme-common";
import type { Props as ItemProps } from "@theme/DocSidebarItem";
import DocSidebarItems from "@theme/DocSidebarItems";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { SidebarItemCategory } from "../../../shared/sidebar.ts";
import { CategoryLink, CollapseButton } from "./parts.tsx";
import { useCategory } from "./use-category.ts";
import * as classes from "../../common/classes.ts";

export type Props = ItemProps<SidebarItemCategory>;

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const { item, onItemClick, activePath, level, index: _, ...rest } = props;
  const { label, collapsible, className, href } = item;
  const { items, collapsed, isActive, isCurrentPage, toggle, onClick } = useCategory(props);
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
          isActive={isActive}
          isCurrentPage={isCurrentPage}
          isCollapsible={collapsible}
          isExpanded={!collapsed}
          onClick={onClick}
          {...rest}
        />
        {href && collapsible && (
          <CollapseButton collapsed={collapsed} categoryLabel={label} onClick={toggle} />
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
