/** `<details>` opens and closes by itself; this only lets it move while it does. */

import { animateHeight } from "../common/collapse.ts";

const running = new WeakMap<HTMLDetailsElement, Animation>();

function animate(details: HTMLDetailsElement, content: HTMLElement): void {
  const isOpening = !details.open || details.hasAttribute("data-closing");
  running.get(details)?.cancel();
  details.open = true;
  details.toggleAttribute("data-closing", !isOpening);
  const height = content.scrollHeight;
  const [from, to] = isOpening ? [0, height] : [height, 0];
  const onEnd = (): void => {
    running.delete(details);
    if (!isOpening) details.open = false;
    details.removeAttribute("data-closing");
  };
  running.set(details, animateHeight({ element: content, from, to, onEnd }));
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const summary = event.target.closest("summary");
  // A link in the summary leads where it leads.
  if (!summary || event.target.closest("a, button, input")) return;
  const details = summary.parentElement;
  const content = summary.nextElementSibling;
  if (!(details instanceof HTMLDetailsElement)) return;
  if (!details.matches(".details_, [data-collapsible]")) return;
  if (!(content instanceof HTMLElement)) return;
  event.preventDefault();
  animate(details, content);
}

export function installDetailsAnimation(target: Document): void {
  target.addEventListener("click", onClick);
}
