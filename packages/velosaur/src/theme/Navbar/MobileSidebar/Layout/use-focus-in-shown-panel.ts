import { type RefObject, useEffect } from "react";

/** The focus of a panel that has gone goes to the first control of the one that has come. */
export function useFocusInShownPanel(
  ref: RefObject<HTMLElement | null>,
  isSecondaryShown: boolean,
): void {
  useEffect(() => {
    const panels = ref.current?.querySelectorAll(".navbar-sidebar__item") ?? [];
    const [primary, secondary] = panels;
    const [shown, gone] = isSecondaryShown ? [secondary, primary] : [primary, secondary];
    if (!gone?.contains(document.activeElement)) return;
    shown?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
  }, [ref, isSecondaryShown]);
}
