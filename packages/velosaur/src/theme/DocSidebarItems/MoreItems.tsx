import { findFirstSidebarItemLink } from "@docusaurus/plugin-content-docs/client";
import { clsx } from "clsx";
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

type Rest = Pick<Props, "items" | "at" | "step">;

function findTarget({ items, at, step }: Rest): Target {
  for (let next = at, item = items[next]; item; next += step, item = items[next]) {
    const href = findFirstSidebarItemLink(item);
    if (href !== undefined && item.type !== "html") return { label: `… ${item.label}`, href };
  }
  return { label: "…", href: "#" };
}

/** The class that all the others have: a site may hide them by it, and then there is nothing to lead to. */
function findSharedClass({ items, at, step }: Rest): string | undefined {
  const others = step === 1 ? items.slice(at) : items.slice(0, at + 1);
  const className = items[at]?.className;
  return others.every((item) => item.className === className) ? className : undefined;
}

/** Shows more of a long level. Without JavaScript it leads to the nearest of these pages, which shows what is around it. */
export function MoreItems({ level, tabIndex, onShow, ...place }: Props): ReactNode {
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    onShow(event);
  };
  return (
    <li
      className={clsx(
        classes.docSidebarItemLink,
        classes.docSidebarItemLinkLevel(level),
        "menu__list-item",
        findSharedClass(place),
      )}
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
