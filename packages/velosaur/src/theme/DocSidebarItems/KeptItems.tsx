import useKeptMarkup from "velosaur/client/useKeptMarkup";
import DocSidebarItem, { type Props as ItemProps } from "@theme/DocSidebarItem";
import type { ReactNode } from "react";
import type { SidebarItem } from "../../shared/sidebar.ts";
import { comparablePathname } from "../../shared/url/pathname.ts";

interface Props extends Omit<ItemProps, "item" | "index"> {
  readonly items: readonly SidebarItem[];
}

/** As strict as the loosest of the comparisons by which an item is marked. */
const toPage = (href: string): string => comparablePathname(href).toLowerCase();

const leadsTo = (item: SidebarItem, page: string): boolean =>
  item.type !== "html" &&
  ((item.href !== undefined && toPage(item.href) === page) ||
    (item.type === "category" && item.items.some((child) => leadsTo(child, page))));

/**
 * For the build: what leads to other pages is the same on all of them. Where a component of the site's has a part in
 * it, the bundler has seen it, and nothing is kept.
 */
export function KeptItems({ items, ...props }: Props): ReactNode {
  const keep = useKeptMarkup();
  const { activePath, level, tabIndex, onItemClick: _listener, ...others } = props;
  const mayKeep = keep && Object.keys(others).length === 0;
  const page = toPage(activePath);
  return items.map((item, index) => {
    const element = <DocSidebarItem key={index} item={item} index={index} {...props} />;
    return mayKeep && !leadsTo(item, page)
      ? keep({ owner: item, variant: `${level} ${tabIndex}`, element })
      : element;
  });
}
