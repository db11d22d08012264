import {
  DocSidebarItemsExpandedStateProvider,
  useVisibleSidebarItems,
} from "@docusaurus/plugin-content-docs/client";
import DocSidebarItem, { type Props as ItemProps } from "@theme/DocSidebarItem";
import { memo, type ReactNode } from "react";
import type { SidebarItem } from "../../shared/sidebar.ts";
import { KeptItems } from "./KeptItems.tsx";

export interface Props extends Omit<ItemProps, "item" | "index"> {
  readonly items: readonly SidebarItem[];
}

function DocSidebarItems({ items, ...shared }: Props): ReactNode {
  const visible = useVisibleSidebarItems(items, shared.activePath);
  const entries = import.meta.env.SSR ? (
    <KeptItems items={visible} {...shared} />
  ) : (
    visible.map((item, index) => (
      <DocSidebarItem {...shared} key={index} index={index} item={item} />
    ))
  );
  return <DocSidebarItemsExpandedStateProvider>{entries}</DocSidebarItemsExpandedStateProvider>;
}

export default memo(DocSidebarItems);
