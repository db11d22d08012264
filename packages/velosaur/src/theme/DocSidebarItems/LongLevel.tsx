import type { ReactNode } from "react";
import { MoreItems } from "./MoreItems.tsx";
import { type Props, SidebarLevel } from "./SidebarLevel.tsx";
import { useShownRange } from "./use-shown-range.ts";

/** The part of a level that is around the page, and links to what is before and after it. */
export default function LongLevel({ items, ...shared }: Props): ReactNode {
  const { from, to, showBefore, showAfter } = useShownRange(items, shared.activePath);
  const more = { items, level: shared.level, tabIndex: shared.tabIndex };
  return (
    <>
      {from > 0 && <MoreItems {...more} at={from - 1} step={-1} onShow={showBefore} />}
      <SidebarLevel items={items.slice(from, to)} from={from} {...shared} />
      {to < items.length && <MoreItems {...more} at={to} step={1} onShow={showAfter} />}
    </>
  );
}
