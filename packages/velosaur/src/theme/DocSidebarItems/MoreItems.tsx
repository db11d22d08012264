import { findFirstSidebarItemLink } from "@docusaurus/plugin-content-docs/client";
import type { MouseEvent, ReactNode } from "react";
import type { SidebarItem } from "../../shared/sidebar.ts";
import * as classes from "../common/classes.ts";
import { CategoryLink } from "../DocSidebarItem/Category/parts.tsx";

interface Props {
  readonly items: readonly SidebarItem[];
  /** Of the nearest item that isn't shown. */
  readonly at: number;
  /** Towards the others. */
  readonly step: 1 | -1;
  readonly level: number;
  readonly tabIndex?: number | undefined;
  readonly onShow: (event: MouseEvent) => void;
}

interface Target {
  label: string;
  href: string;
}

function findTarget({ items, at, step }: Pick<Props, "items" | "at" | "step">): Target {
  for (let next = at, item = items[next]; item; next += step, item = items[next]) {
    const href = findFirstSidebarItemLink(item);
    if (href !== undefined && item.type !== "html") return { label: `… ${item.label}`, href };
  }
  return { label: "…", href: "#" };
}

/** Shows more of a long level. Without JavaScript it leads to the nearest of these pages, which shows what is around it. */
export function MoreItems({ level, tabIndex, onShow, ...place }: Props): ReactNode {
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    onShow(event);
  };
  return (
    <li
      className={`${classes.docSidebarItemLink} ${classes.docSidebarItemLinkLevel(level)} menu__list-item`}
    >
      <CategoryLink
        {...findTarget(place)}
        isButton
        isActive={false}
        isCurrentPage={false}
        isCollapsible={false}
        isExpanded={false}
        onClick={onClick}
        {...(tabIndex !== undefined && { tabIndex })}
      />
    </li>
  );
}
