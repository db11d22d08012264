import { useEffect, useMemo } from "react";
import type { TocItem } from "../../shared/document.ts";
import { decodeHash } from "../../shared/url/pathname.ts";
import { useThemeConfig } from "./theme-config.ts";

export type TOCItem = TocItem;
export interface TOCTreeNode extends TocItem {
  readonly children: readonly TOCTreeNode[];
}

interface MutableNode extends TocItem {
  children: MutableNode[];
}

/** Each heading goes below the nearest one above it of a higher rank. */
export function treeifyTOC(toc: readonly TocItem[]): TOCTreeNode[] {
  const roots: MutableNode[] = [];
  const open: MutableNode[] = [];
  for (const item of toc) {
    const node: MutableNode = { ...item, children: [] };
    while (open.length > 0 && open.at(-1)!.level >= item.level) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

export interface TOCLevels {
  minHeadingLevel: number;
  maxHeadingLevel: number;
}

/** Headings outside of the levels drop out; what is below them moves up. */
export const filterTOC = (
  nodes: readonly TOCTreeNode[],
  { minHeadingLevel, maxHeadingLevel }: TOCLevels,
): TOCTreeNode[] =>
  nodes.flatMap((node) => {
    const children = filterTOC(node.children, { minHeadingLevel, maxHeadingLevel });
    const isWithin = node.level >= minHeadingLevel && node.level <= maxHeadingLevel;
    return isWithin ? [{ ...node, children }] : children;
  });

export const useTreeifiedTOC = (toc: readonly TocItem[]): readonly TOCTreeNode[] =>
  useMemo(() => treeifyTOC(toc), [toc]);

export function useFilteredAndTreeifiedTOC({
  toc,
  minHeadingLevel,
  maxHeadingLevel,
}: { toc: readonly TocItem[] } & TOCLevels): readonly TOCTreeNode[] {
  return useMemo(
    () => filterTOC(treeifyTOC(toc), { minHeadingLevel, maxHeadingLevel }),
    [toc, minHeadingLevel, maxHeadingLevel],
  );
}

export interface TOCHighlightConfig extends TOCLevels {
  linkClassName: string;
  linkActiveClassName: string;
}

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

/** Marks the link of the section that is being read. */
export function useTOCHighlight(config: TOCHighlightConfig | undefined): void {
  const { navbar } = useThemeConfig();
  useEffect(() => {
    if (!config) return undefined;
    let frame = 0;
    const update = (): void => {
      const navbarHeight = document.querySelector(".navbar")?.clientHeight ?? 0;
      markActiveLink(config, navbar.hideOnScroll ? 16 : navbarHeight + 16);
    };
    const schedule = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    update();
    document.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
    };
  }, [config, navbar.hideOnScroll]);
}
