import DocSidebarItemCategory from "@theme/DocSidebarItem/Category";
import DocSidebarItemHtml from "@theme/DocSidebarItem/Html";
import DocSidebarItemLink from "@theme/DocSidebarItem/Link";
import { memo, type ReactNode } from "react";
import type { SidebarItem } from "../../shared/sidebar.ts";
import { isUnchanged } from "./is-unchanged.ts";

export interface Props<Item extends SidebarItem = SidebarItem> {
  readonly item: Item;
  readonly activePath: string;
  readonly level: number;
  readonly index: number;
  readonly tabIndex?: number;
  readonly onItemClick?: (item: SidebarItem) => void;
}

function DocSidebarItem({ item, ...shared }: Props): ReactNode {
  if (item.type === "html") return <DocSidebarItemHtml {...shared} item={item} />;
  if (item.type === "category") return <DocSidebarItemCategory {...shared} item={item} />;
  return <DocSidebarItemLink {...shared} item={item} />;
}

export default memo(DocSidebarItem, isUnchanged);
