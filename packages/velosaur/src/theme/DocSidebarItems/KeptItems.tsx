import useKeptMarkup from "velosaur/client/useKeptMarkup";
import DocSidebarItem, { type Props as ItemProps } from "@theme/DocSidebarItem";
import DocSidebarItemCategory from "@theme/DocSidebarItem/Category";
import DocSidebarItemHtml from "@theme/DocSidebarItem/Html";
import DocSidebarItemLink from "@theme/DocSidebarItem/Link";
import DocSidebarItems from "@theme/DocSidebarItems";
import IconExternalLink from "@theme/Icon/ExternalLink";
import type { ReactNode } from "react";
import type { SidebarItem } from "../../shared/sidebar.ts";
import { comparablePathname } from "../../shared/url/pathname.ts";
import OwnItem from "../DocSidebarItem/index.tsx";
import OwnCategory from "../DocSidebarItem/Category/index.tsx";
import OwnHtml from "../DocSidebarItem/Html/index.tsx";
import OwnLink from "../DocSidebarItem/Link/index.tsx";
import OwnIcon from "../Icon/ExternalLink/index.tsx";
import OwnItems from "./index.tsx";

interface Props extends Omit<ItemProps, "item" | "index"> {
  readonly items: readonly SidebarItem[];
}

/** A site's own component may show another thing on each page. */
const areOwn = (): boolean =>
  DocSidebarItem === OwnItem &&
  DocSidebarItemCategory === OwnCategory &&
  DocSidebarItemHtml === OwnHtml &&
  DocSidebarItemLink === OwnLink &&
  DocSidebarItems === OwnItems &&
  IconExternalLink === OwnIcon;

/** As strict as the loosest of the comparisons by which an item is marked. */
const toPage = (href: string): string => comparablePathname(href).toLowerCase();

const leadsTo = (item: SidebarItem, page: string): boolean =>
  item.type !== "html" &&
  ((item.href !== undefined && toPage(item.href) === page) ||
    (item.type === "category" && item.items.some((child) => leadsTo(child, page))));

/** For the build: what leads to other pages is the same on all of them. */
export function KeptItems({ items, ...props }: Props): ReactNode {
  const keep = useKeptMarkup();
  const { activePath, level, tabIndex, onItemClick: _listener, ...others } = props;
  const mayKeep = keep && areOwn() && Object.keys(others).length === 0;
  const page = toPage(activePath);
  return items.map((item, index) => {
    const element = <DocSidebarItem key={index} item={item} index={index} {...props} />;
    return mayKeep && !leadsTo(item, page)
      ? keep({ owner: item, variant: `${level} ${tabIndex}`, element })
      : element;
  });
}
