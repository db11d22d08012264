import DocSidebarItemCategory from "@theme/DocSidebarItem/Category";
import DocSidebarItemHtml from "@theme/DocSidebarItem/Html";
import DocSidebarItemLink from "@theme/DocSidebarItem/Link";
import type { ReactNode } from "react";
import type { SidebarItem } from "../../shared/sidebar.ts";

export interface Props<Item extends SidebarItem = SidebarItem> {
  readonly item: Item;
  readonly activePath: string;
  readonly level: number;
  readonly index: number;
  readonly tabIndex?: number;
  readonly onItemClick?: (item: SidebarItem) => void;
}

export default function DocSidebarItem({ item, ...props }: Props): ReactNode {
  switch (item.type) {
    case "category":
      return <DocSidebarItemCategory item={item} {...props} />;
    case "html":
      return <DocSidebarItemHtml item={item} {...props} />;
    default:
      return <DocSidebarItemLink item={item} {...props} />;
  }
}
