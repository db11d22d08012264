/** Loaded when a page with a table of contents is scrolled. */

import { decodeHash } from "../../shared/url/pathname.ts";
import type { TOCHighlightConfig, TOCLevels } from "./toc.ts";

/**
 * The section being read: the last heading that has passed the upper part of the window. A heading
 * just below it already counts, since the eye is there before the scroll position is.
 */
export function findActiveHeading(
  tops: readonly number[],
  offset: number,
  windowHeight: number,
): number {
  const next = tops.findIndex((top) => top >= offset);
  if (next === -1) return tops.length - 1;
  return tops[next]! < offset + windowHeight / 2 ? next : next - 1;
}

const collectHeadings = ({ minHeadingLevel, maxHeadingLevel }: TOCLevels): HTMLElement[] => {
  const levels = Array.from(
    { length: maxHeadingLevel - minHeadingLevel + 1 },
    (_, i) => minHeadingLevel + i,
  );
  return [
    ...document.querySelectorAll<HTMLElement>(levels.map((level) => `h${level}[id]`).join(",")),
  ];
};

const findHash = (link: HTMLAnchorElement): string => decodeHash(link.hash);

/** The element may be wider than the heading: tab panels that are closed have no box at all. */
const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

function markActiveLink(
  { linkClassName, linkActiveClassName, ...levels }: TOCHighlightConfig,
  offset: number,
): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a.${linkClassName}`)];
  const ids = new Set(links.map(findHash));
  const headings = collectHeadings(levels).filter(
    (heading) => ids.has(heading.id) && isShown(heading),
  );
  const tops = headings.map((heading) => heading.getBoundingClientRect().top);
  const active = headings[findActiveHeading(tops, offset, window.innerHeight)]?.id;
  for (const link of links) {
    const isActive = findHash(link) === active;
    if (isActive === link.classList.contains(linkActiveClassName)) continue;
    link.classList.toggle(linkActiveClassName, isActive);
    if (isActive) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
    if (isActive) scrollIntoList(link);
  }
}

/** A long table of contents follows along, without moving the page. */
function scrollIntoList(link: HTMLElement): void {
  const list = link.closest<HTMLElement>(".thin-scrollbar");
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const { top, bottom } = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    list.scrollBy({ top: top - frame.top - frame.height / 3, behavior: "instant" });
  }
}

export interface WatchOptions {
  config: TOCHighlightConfig;
  /** The navbar covers the top of the page. */
  isNavbarFixed: boolean;
  signal: AbortSignal;
}

/** Marks the link of the section that is being read, until it is told to stop. */
export function watchHeadings({ config, isNavbarFixed, signal }: WatchOptions): void {
  let frame = 0;
  const update = (): void => {
    const navbar = isNavbarFixed ? document.querySelector(".navbar") : null;
    markActiveLink(config, (navbar?.clientHeight ?? 0) + 16);
  };
  const schedule = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  // With the frame that shows the page: what it measures has been laid out then.
  schedule();
  document.addEventListener("scroll", schedule, { passive: true, signal });
  window.addEventListener("resize", schedule, { signal });
  signal.addEventListener("abort", () => cancelAnimationFrame(frame));
}
