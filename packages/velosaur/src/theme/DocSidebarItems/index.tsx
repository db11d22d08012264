import {
  DocSidebarItemsExpandedStateProvider,
  useVisibleSidebarItems,
} from "@docusaurus/plugin-content-docs/client";
import DocSidebarItem, { type Props as ItemProps } from "@theme/DocSidebarItem";
import { memo, type ReactNode } from "react";
import type { SidebarItem } from "../../shared/sidebar.ts";

export interface Props extends Omit<ItemProps, "item" | "index"> {
  readonly items: readonly SidebarItem[];
}

function DocSidebarItems({ items, ...props }: Props): ReactNode {
  const visibleItems = useVisibleSidebarItems(items, props.activePath);
  return (
    <DocSidebarItemsExpandedStateProvider>
      {visibleItems.map((item, index) => (
        <DocSidebarItem key={index} item={item} index={index} {...props} />
      ))}
    </DocSidebarItemsExpandedStateProvider>
  );
}

export default memo(DocSidebarItems);
