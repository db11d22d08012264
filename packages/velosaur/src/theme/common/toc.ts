import { useEffect, useMemo } from "react";
import type { TocItem } from "../../shared/document.ts";
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

/** Once its code is there, it starts with the page: nothing is left to wait for. */
let isLoaded = false;

/** Marks the link of the section that is being read, from the first scroll on. */
export function useTOCHighlight(config: TOCHighlightConfig | undefined): void {
  const { hideOnScroll } = useThemeConfig().navbar;
  useEffect(() => {
    if (!config) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const watch = ({ watchHeadings }: typeof import("./toc-highlight.ts")): void => {
      isLoaded = true;
      if (!signal.aborted) watchHeadings({ config, isNavbarFixed: !hideOnScroll, signal });
    };
    // The list serves without a mark where that can't be loaded.
    const start = (): void => void import("./toc-highlight.ts").then(watch, () => {});
    if (isLoaded || window.scrollY > 0 || window.location.hash) start();
    else document.addEventListener("scroll", start, { once: true, signal });
    return () => controller.abort();
  }, [config, hideOnScroll]);
}
