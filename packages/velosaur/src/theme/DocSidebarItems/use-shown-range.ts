import { type MouseEvent, useEffect, useRef, useState } from "react";
import { findItem } from "velosaur/client/sidebarPlaces";
import type { SidebarItem } from "../../shared/sidebar.ts";

/** So many items of a long level are shown at a time: the HTML of each page would grow with all of them. */
const SHOWN = 100;

interface Range {
  from: number;
  /** The first that isn't shown any more. */
  to: number;
}

export interface ShownRange extends Range {
  showBefore: (event: MouseEvent) => void;
  showAfter: (event: MouseEvent) => void;
}

/** Which items of a long level are shown. What has been shown stays, as long as the page is among it. */
export function useShownRange(items: readonly SidebarItem[], activePath: string): ShownRange {
  const { length } = items;
  const at = findItem(items, activePath);
  const [shown, setShown] = useState(() => rangeAround(at, length));
  const range = isFit(shown, { at, length }) ? shown : rangeAround(at, length);
  if (range !== shown) setShown(range);
  const { from, to } = range;
  const focusBeyond = useFocusBeyond();
  return {
    from,
    to,
    showBefore(event) {
      focusBeyond(event, "nextElementSibling", "previousElementSibling");
      setShown({ from: Math.max(0, from - SHOWN), to });
    },
    showAfter(event) {
      focusBeyond(event, "previousElementSibling", "nextElementSibling");
      setShown({ from, to: Math.min(length, to + SHOWN) });
    },
  };
}

/** The first part where none is meant. */
function rangeAround(at: number, length: number): Range {
  const from = Math.max(0, Math.min(at - SHOWN / 2, length - SHOWN));
  return { from, to: from + SHOWN };
}

function isFit({ from, to }: Range, { at, length }: { at: number; length: number }): boolean {
  return to - from >= SHOWN && to <= length && (at === -1 || (from <= at && at < to));
}

type Side = "previousElementSibling" | "nextElementSibling";

/** Who asked for more goes on with the first of it: the item that has come beside the last one that was there. */
function useFocusBeyond(): (event: MouseEvent, toKnown: Side, toNew: Side) => void {
  const focus = useRef<() => void>(undefined);
  useEffect(() => {
    focus.current?.();
    focus.current = undefined;
  });
  return ({ currentTarget }, toKnown, toNew) => {
    const known = currentTarget.closest("li")?.[toKnown];
    focus.current = () => known?.[toNew]?.querySelector("a")?.focus();
  };
}
