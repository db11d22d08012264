/** The button that copies a whole page, from the file in which it lies there as Markdown. */

import { markdownPath } from "../../shared/url/markdown-path.ts";
import { writeClipboard } from "./clipboard.ts";

const shownFor = 1500;

async function fetchPage(baseUrl: string): Promise<string> {
  const path = markdownPath({ pathname: window.location.pathname, baseUrl });
  const response = await window.fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.text();
}

/** The label is what a screen reader hears, so it says what has happened. */
function showLabel(button: HTMLElement, label: string): void {
  const usual = button.textContent;
  button.textContent = label;
  button.setAttribute("aria-live", "polite");
  setTimeout(() => {
    button.textContent = usual;
  }, shownFor);
}

export function onCopyPage({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>("[data-copy-page]");
  if (!button) return;
  writeClipboard(fetchPage(button.dataset["copyPage"] ?? "/")).then(
    () => showLabel(button, button.dataset["copiedLabel"] ?? "Copied"),
    (error: unknown) => console.warn("The page could not be copied.", error),
  );
}
