/**
 * A sidebar in parts, so that a page needs only the top level and its own branch. Each part is a file
 * that many pages share: a page deep inside needs as many files as it has categories above it.
 */

import type { SharedDataReference } from "./payload.ts";
import type { SidebarItem, SidebarItemCategory } from "./sidebar.ts";

/** Items that stand in one file. */
export interface SidebarPart {
  /** The category whose items these are: its index among its siblings, for each level. Empty for the top. */
  path: number[];
  items: SidebarItem[];
}

export interface SplitRequest {
  items: SidebarItem[];
  /** A part with more items than this, counted with all that is below, hands its categories on. */
  limit: number;
  /** Keeps a part in a file. Inner parts come first, since outer ones name them. */
  createFile: (part: SidebarPart) => SharedDataReference;
}

export interface SidebarFiles {
  /** Files that show the category at this path open, from the top inwards. */
  filesAt: (path: readonly number[]) => SharedDataReference[];
}

/** Splits a sidebar into files. The same items give the same files. */
export function splitSidebar({ items, limit, createFile }: SplitRequest): SidebarFiles {
  const files = new Map<string, SharedDataReference>();

  const createPart = (path: number[], items: SidebarItem[]): SharedDataReference => {
    const file = createFile({ path, items: shortenItems(path, items) });
    files.set(path.join("."), file);
    return file;
  };

  const shortenItems = (path: number[], items: SidebarItem[]): SidebarItem[] =>
    countItems(items) <= limit
      ? items
      : items.map((item, index) => shortenItem([...path, index], item));

  /** What shows from the start comes with what is around it. */
  const shortenItem = (path: number[], item: SidebarItem): SidebarItem => {
    if (!isSplittable(item)) return item;
    const isClosed = item.collapsible && item.collapsed;
    return isClosed ? split(item, path) : { ...item, items: shortenItems(path, item.items) };
  };

  const split = (category: SidebarItemCategory, path: number[]): SidebarItemCategory => {
    const firstHref = findFirstHref(category.items);
    const needsFirstHref =
      (category.href === undefined || category.linkUnlisted) && firstHref !== undefined;
    return {
      ...category,
      items: [],
      itemsFile: createPart(path, category.items),
      itemCount: category.items.length,
      ...(needsFirstHref && { firstHref }),
    };
  };

  createPart([], items);
  const filesAt = (path: readonly number[]): SharedDataReference[] =>
    [...path.keys(), path.length]
      .map((length) => files.get(path.slice(0, length).join(".")))
      .filter((file) => file !== undefined);
  return { filesAt };
}

/** A category that shows nothing stays whole: the theme must see that it is hidden. */
const isSplittable = (item: SidebarItem): item is SidebarItemCategory =>
  item.type === "category" && item.items.some(isVisible);

function isVisible(item: SidebarItem): boolean {
  if (item.type === "html") return true;
  if (item.type === "link") return !item.unlisted;
  return (
    (item.href !== undefined && !item.linkUnlisted) ||
    item.itemsFile !== undefined ||
    item.items.some(isVisible)
  );
}

function countItems(items: SidebarItem[]): number {
  let count = items.length;
  for (const item of items) if (item.type === "category") count += countItems(item.items);
  return count;
}

/** The first page that one comes to, reading from the top. */
function findFirstHref(items: SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === "link" && !item.unlisted) return item.href;
    if (item.type !== "category") continue;
    const href =
      item.href !== undefined && !item.linkUnlisted
        ? item.href
        : (findFirstHref(item.items) ?? item.firstHref);
    if (href !== undefined) return href;
  }
  return undefined;
}

/**
 * Puts loaded parts together again. Parts may come in any order; one whose parent isn't there is left out.
 * Nothing that is given is changed.
 */
export function joinSidebar(parts: readonly SidebarPart[]): SidebarItem[] {
  const sorted = parts.toSorted((a, b) => a.path.length - b.path.length);
  let items: SidebarItem[] = [];
  for (const part of sorted)
    items = part.path.length === 0 ? part.items : insertPart(items, part.path, part.items);
  return items;
}

function insertPart(
  items: SidebarItem[],
  [index = 0, ...rest]: number[],
  inner: SidebarItem[],
): SidebarItem[] {
  const category = items[index];
  if (category?.type !== "category") return items;
  const opened = rest.length === 0 ? inner : insertPart(category.items, rest, inner);
  return items.with(index, { ...category, items: opened });
}
