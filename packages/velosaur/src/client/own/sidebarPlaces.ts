/**
 * Where a page stands among the items of one level of a sidebar. A build asks for each of thousands of pages, so it
 * has look-ups, which `import.meta.env.SSR` keeps out of the browser.
 */

import type { SidebarItem } from "../../shared/sidebar.ts";
import { comparablePathname, isSamePathname } from "../../shared/url/pathname.ts";

/** A level with more items is long: each page that shows it would search all of them, several times. */
export const LONG_LEVEL = 200;

interface Links {
  /** Of the first link to an address, by the address in its loosest spelling. */
  positions: ReadonlyMap<string, number>;
  hasUnlisted: boolean;
}

const known = new WeakMap<readonly SidebarItem[], Links>();

/** As strict as the loosest of the comparisons by which an item is marked. */
const toKey = (href: string): string => comparablePathname(href).toLowerCase();

/** Of a long level that holds nothing but links. */
function readLinks(items: readonly SidebarItem[]): Links | undefined {
  if (items.length <= LONG_LEVEL) return undefined;
  const links = known.get(items);
  if (links || !items.every((item) => item.type === "link")) return links;
  const positions = new Map(items.map(({ href }, at) => [toKey(href), at] as const).toReversed());
  const read = { positions, hasUnlisted: items.some(({ unlisted }) => unlisted) };
  known.set(items, read);
  return read;
}

/** Nothing of it is shown on some pages alone. */
export const isAllListed = (items: readonly SidebarItem[]): boolean =>
  readLinks(items)?.hasUnlisted === false;

/** The item that is the page, or has it inside; -1 where none does. */
export function findItem(items: readonly SidebarItem[], pathname: string): number {
  const links = import.meta.env.SSR ? readLinks(items) : undefined;
  const isPlace = (item: SidebarItem): boolean => holds(item, pathname);
  if (!links) return items.findIndex(isPlace);
  const at = links.positions.get(toKey(pathname)) ?? -1;
  const item = items[at];
  return !item || isPlace(item) ? at : items.findIndex(isPlace);
}

/** From the first item on that is the page, or has it inside. */
export function skipToItem<Item extends SidebarItem>(
  items: readonly Item[],
  pathname: string,
): readonly Item[] {
  const at = findItem(items, pathname);
  return at === -1 ? [] : items.slice(at);
}

export const holds = (item: SidebarItem, pathname: string): boolean =>
  item.type !== "html" &&
  (isSamePathname(item.href, pathname) ||
    (item.type === "category" && findItem(item.items, pathname) >= 0));

/** Whether it may be marked on the page, or have something inside that may be. */
export function mayHold(item: SidebarItem, pathname: string): boolean {
  if (item.type === "html") return false;
  if (item.href !== undefined && toKey(item.href) === toKey(pathname)) return true;
  if (item.type === "link") return false;
  const links = readLinks(item.items);
  return links
    ? links.positions.has(toKey(pathname))
    : item.items.some((inner) => mayHold(inner, pathname));
}
