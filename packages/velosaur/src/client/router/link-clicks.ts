import type { History } from "./history.ts";
import { findAnchor, findLinkTarget, isHashOnly, isPlainClick } from "./link-target.ts";

/** One listener serves all links, those in prose too. A link's own `onClick` runs before it and may prevent it. */
export function followLinks({ history, baseUrl }: { history: History; baseUrl: string }): void {
  document.addEventListener("click", (event) => {
    const anchor = isPlainClick(event) ? findAnchor(event) : null;
    const current = window.location.href;
    const url = anchor && findLinkTarget(anchor, { current, baseUrl });
    if (!url || isHashOnly(url, current)) return;
    event.preventDefault();
    const path = url.pathname + url.search + url.hash;
    if (url.href === current || anchor?.hasAttribute("data-replace")) history.replace(path);
    else history.push(path);
  });
}
