import useKeptMarkup from "velosaur/client/useKeptMarkup";
import DocSidebarItem, { type Props as ItemProps } from "@theme/DocSidebarItem";
import type { ReactNode } from "react";
import type { SidebarItem } from "../../shared/sidebar.ts";
import { mayHold } from "velosaur/client/sidebarPlaces";

interface Props extends Omit<ItemProps, "item" | "index"> {
  readonly items: readonly SidebarItem[];
  /** Place of the first of them on its level. */
  readonly from: number;
}

/**
 * For the build: what leads to other pages is the same on all of them. Where a component of the site's has a part in
 * it, the bundler has seen it, and nothing is kept.
 */
export function KeptItems({ items, from, ...props }: Props): ReactNode {
  const keep = useKeptMarkup();
  const { activePath, level, tabIndex, onItemClick: _listener, ...others } = props;
  const mayKeep = keep && Object.keys(others).length === 0;
  return items.map((item, at) => {
    const index = from + at;
    const element = <DocSidebarItem key={index} item={item} index={index} {...props} />;
    return mayKeep && !mayHold(item, activePath)
      ? keep({ owner: item, variant: `${level} ${tabIndex}`, element })
      : element;
  });
}
