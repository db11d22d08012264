import { isActiveSidebarItem } from "@docusaurus/plugin-content-docs/client";
import type { Props } from "@theme/DocSidebarItem";

/** On the way to another page, an item that holds neither of the two pages isn't rendered again. */
export function isUnchanged(before: Props, after: Props): boolean {
  const { activePath: from, ...props } = before;
  const { activePath: to, ...others } = after;
  const names = Object.keys(others) as (keyof typeof others)[];
  if (names.length !== Object.keys(props).length) return false;
  if (!names.every((name) => props[name] === others[name])) return false;
  const { item } = after;
  return from === to || !(isActiveSidebarItem(item, from) || isActiveSidebarItem(item, to));
}
