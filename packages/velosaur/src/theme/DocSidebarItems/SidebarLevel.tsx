import DocSidebarItem, { type Props as ItemProps } from "@theme/DocSidebarItem";
import type { ReactNode } from "react";
import type { SidebarItem } from "../../shared/sidebar.ts";
import { KeptItems } from "./KeptItems.tsx";

export interface Props extends Omit<ItemProps, "item" | "index"> {
  readonly items: readonly SidebarItem[];
  /** Place of the first of them on its level. */
  readonly from?: number;
}

/** Items that stand one after another on a level. */
export function SidebarLevel({ items, from = 0, ...shared }: Props): ReactNode {
  if (import.meta.env.SSR) return <KeptItems items={items} from={from} {...shared} />;
  return items.map((item, at) => (
    <DocSidebarItem {...shared} key={from + at} index={from + at} item={item} />
  ));
}
