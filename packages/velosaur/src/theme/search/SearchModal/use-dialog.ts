import { useEffect } from "react";

type Attributes = Record<string, string | undefined>;

/** An attribute that is as it should be isn't touched: who watches it would never come to an end. */
function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/**
 * Roles for what is there: in a dialog a field, and below it a list whose items hold a link and buttons.
 * Without them the window would be a button, and each item one choice with nothing inside.
 */
function amendRoles(modal: Element): void {
  setAttributes(modal, {
    role: undefined,
    tabindex: undefined,
    "aria-labelledby": undefined,
    "aria-expanded": undefined,
    "aria-haspopup": undefined,
    "aria-controls": undefined,
  });
  for (const part of modal.querySelectorAll("header, footer"))
    setAttributes(part, { role: "none" });
  const lists = [...modal.querySelectorAll(".DocSearch-Hits > ul")];
  for (const [index, list] of lists.entries())
    setAttributes(list, { role: "tree", id: `docsearch-list-${index}` });
  for (const item of modal.querySelectorAll(".DocSearch-Hit"))
    setAttributes(item, { role: "treeitem" });
  const field = modal.querySelector(".DocSearch-Input");
  if (!field) return;
  setAttributes(field, {
    role: "combobox",
    "aria-haspopup": "tree",
    "aria-expanded": String(lists.length > 0),
    "aria-controls": lists.length > 0 ? lists.map(({ id }) => id).join(" ") : undefined,
  });
}

const WATCHED = ["role", "id", "aria-controls", "aria-expanded", "aria-haspopup"];

/** From the last element on to the first, and back; what isn't shown can't have the focus. */
function keepFocus(event: KeyboardEvent, modal: Element): void {
  if (event.key !== "Tab") return;
  const all = [...modal.querySelectorAll<HTMLElement>("a[href], button, input")].filter(
    (element) => element.getClientRects().length > 0,
  );
  const ends = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== ends[0]) return;
  event.preventDefault();
  event.stopPropagation();
  ends[1]?.focus();
}

/** The keys that open the window close it, too. */
const isClosing = ({ key, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  key === "Escape" ? !isComposing : (ctrlKey || metaKey) && /^k$/i.test(key);

/** What makes the window a dialog for those who don't see it, and for those who have no mouse. */
export function useDialog(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isClosing(event)) return;
      event.preventDefault();
      onClose();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [onClose]);
  useEffect(() => {
    const modal = isOpen ? document.querySelector(".DocSearch-Container") : null;
    if (!modal) return undefined;
    amendRoles(modal);
    const observer = new MutationObserver(() => amendRoles(modal));
    observer.observe(modal, { subtree: true, childList: true, attributeFilter: WATCHED });
    const onKeyDown = (event: KeyboardEvent): void => keepFocus(event, modal);
    addEventListener("keydown", onKeyDown, true);
    return () => {
      observer.disconnect();
      removeEventListener("keydown", onKeyDown, true);
    };
  }, [isOpen]);
}
