import { useEvent } from "@docusaurus/theme-common";
import { type RefObject, useEffect } from "react";

/** Leaves nothing of the page to the keyboard and to screen readers but this element. Returns the way back. */
function isolate(element: Element): () => void {
  const isolated: HTMLElement[] = [];
  const isolateSibling = (sibling: Element): void => {
    // A press beside the menu closes it.
    const isBackdrop = sibling.classList.contains("navbar-sidebar__backdrop");
    if (!(sibling instanceof HTMLElement) || sibling.inert || isBackdrop) return;
    sibling.inert = true;
    isolated.push(sibling);
  };
  for (let inner = element; inner.parentElement; inner = inner.parentElement) {
    // What stands outside of the app (a message of the dev server) stays as it is.
    if (inner.id === "__docusaurus") break;
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner) isolateSibling(sibling);
  }
  return () => {
    for (const sibling of isolated) sibling.inert = false;
  };
}

/** Keeps the focus in an open menu; Escape closes it, and the focus returns to the button that opened it. */
export function useModal(
  ref: RefObject<HTMLElement | null>,
  { isShown, close }: { isShown: boolean; close: () => void },
): void {
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") close();
  });
  useEffect(() => {
    const element = ref.current;
    if (!isShown || !element) return undefined;
    const release = isolate(element);
    element.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
    document.addEventListener("keydown", onKeyDown);
    return () => {
      release();
      document.removeEventListener("keydown", onKeyDown);
      const { activeElement } = document;
      if (activeElement === document.body || element.contains(activeElement))
        document.querySelector<HTMLElement>(".navbar__toggle")?.focus();
    };
  }, [ref, isShown, onKeyDown]);
}
