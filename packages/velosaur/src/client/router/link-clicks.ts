import type { History } from "./history.ts";
import { findAnchor, findLinkTarget, isHashOnly, isPlainClick } from "./link-target.ts";

export interface LinkFollowing {
  history: History;
  baseUrl: string;
  /** What React renders into, which listens there by now. */
  container: Element;
}

/**
 * One listener serves all links, those in prose too. A link's own `onClick` runs before it and may prevent it. One around
 * a link may stop the event: React then stops it where it listens, so that it would never come to the document. What
 * stands in a portal is outside of the container.
 */
export function followLinks({ history, baseUrl, container }: LinkFollowing): void {
  const follow = (event: MouseEvent): void => {
    const anchor = isPlainClick(event) ? findAnchor(event) : null;
    const current = window.location.href;
    const url = anchor && findLinkTarget(anchor, { current, baseUrl });
    if (!url || isHashOnly(url, current)) return;
    event.preventDefault();
    const path = url.pathname + url.search + url.hash;
    if (url.href === current || anchor?.hasAttribute("data-replace")) history.replace(path);
    else history.push(path);
  };
  (container as HTMLElement).addEventListener("click", (event) => {
    // What isn't stopped comes to the document, after listeners of the site there.
    if (event.cancelBubble) follow(event);
  });
  document.addEventListener("click", follow);
}
