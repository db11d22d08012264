/** A dialog with the keys that work on every page. The browser keeps the focus in it, and closes it on Escape. */

import { translate } from "@docusaurus/Translate";

const ID = "keyboard-help";

const listKeys = (): [string, string][] => [
  ["Tab", translate({ id: "theme.keyboardHelp.tab", message: "To the next link or control" })],
  ["Enter", translate({ id: "theme.keyboardHelp.enter", message: "Follow it, open it, press it" })],
  ["← →", translate({ id: "theme.keyboardHelp.arrows", message: "From tab to tab" })],
  ["Esc", translate({ id: "theme.keyboardHelp.escape", message: "Close a menu or a dialog" })],
  ["?", translate({ id: "theme.keyboardHelp.help", message: "Show these keys" })],
];

export function showKeyboardHelp(document: Document): void {
  if (document.getElementById(ID)) return;
  const dialog = document.createElement("dialog");
  dialog.id = ID;
  dialog.style.cssText =
    "margin:auto;border:1px solid var(--ifm-color-emphasis-300);border-radius:var(--ifm-global-radius);padding:1.5rem;background:var(--ifm-background-surface-color);color:var(--ifm-font-color-base);max-inline-size:min(30rem,90vw)";
  const title = translate({ id: "theme.keyboardHelp.title", message: "Keyboard shortcuts" });
  dialog.setAttribute("aria-label", title);
  dialog.append(createElement("h2", title), createTable(), createCloseButton());
  dialog.addEventListener("close", () => dialog.remove());
  // A press beside the dialog is one on the dialog itself.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

function createElement(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function createTable(): HTMLElement {
  const list = document.createElement("dl");
  list.style.cssText =
    "display:grid;grid-template-columns:auto 1fr;gap:.5rem 1rem;margin-block:0 1rem";
  for (const [key, meaning] of listKeys()) {
    const term = document.createElement("dt");
    term.append(createElement("kbd", key));
    const description = createElement("dd", meaning);
    description.style.margin = "0";
    list.append(term, description);
  }
  return list;
}

function createCloseButton(): HTMLElement {
  const form = document.createElement("form");
  form.method = "dialog";
  const label = translate({ id: "theme.keyboardHelp.close", message: "Close" });
  const button = createElement("button", label);
  button.className = "button button--secondary button--sm";
  form.append(button);
  return form;
}
