/** The buttons of code blocks. They are plain HTML, on pages that React owns and on those it doesn't. */

import { writeClipboard } from "./clipboard.ts";

const blockSelector = ".theme-code-block";
const copiedFor = 1500;

const findButton = (event: Event): HTMLElement | null =>
  (event.target as Element).closest<HTMLElement>("[data-code-action]");

const findCode = (block: Element | null): HTMLElement | null =>
  block?.querySelector("code") ?? null;

/** The code as it stands there; the last line break ends the last line and isn't part of it. */
export const readCode = (code: Element): string => (code.textContent ?? "").replace(/\n$/, "");

async function copyCode(button: HTMLElement, block: Element): Promise<void> {
  const code = findCode(block);
  if (!code) return;
  await writeClipboard(readCode(code));
  const label = button.getAttribute("aria-label") ?? "";
  button.setAttribute("data-copied", "");
  button.setAttribute("aria-label", button.dataset["copiedLabel"] ?? "Copied");
  setTimeout(() => {
    button.removeAttribute("data-copied");
    button.setAttribute("aria-label", label);
  }, copiedFor);
}

function toggleWrap(button: HTMLElement, block: Element): void {
  const isWrapped = block.toggleAttribute("data-wrap");
  button.setAttribute("aria-pressed", String(isWrapped));
}

export function onCodeAction(event: Event): void {
  const button = findButton(event);
  const block = button?.closest(blockSelector);
  if (!button || !block) return;
  if (button.dataset["codeAction"] === "wrap") toggleWrap(button, block);
  else
    copyCode(button, block).catch((error: unknown) =>
      console.warn("The code could not be copied.", error),
    );
}

/** Lines can be wrapped where they are too long: measured when the visitor comes near. */
function measure(block: Element): void {
  const pre = block.querySelector("pre");
  if (pre) block.toggleAttribute("data-overflow", pre.scrollWidth > pre.clientWidth);
}

function onApproach(event: Event): void {
  const block = event.target instanceof Element ? event.target.closest(blockSelector) : null;
  if (block) measure(block);
}

export function installCodeActions(target: Document): void {
  target.addEventListener("click", onCodeAction);
  target.addEventListener("pointerover", onApproach);
  target.addEventListener("focusin", onApproach);
  // The visitor may have come before the listeners.
  const near = [":hover", ":focus-within"].map((state) => blockSelector + state);
  for (const block of target.querySelectorAll(near.join())) measure(block);
}
