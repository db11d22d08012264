/** The sidebar as the theme sees it (upstream's `PropSidebarItem`), plus what lets large ones be split. */

import type { Json } from "./document.ts";
import type { SharedDataReference } from "./payload.ts";

interface SidebarItemBase {
  /** Distinguishes items of the same label in translation files. */
  key?: string;
  className?: string;
  customProps?: Record<string, Json>;
}

export interface SidebarItemLink extends SidebarItemBase {
  type: "link";
  href: string;
  label: string;
  docId?: string;
  unlisted?: boolean;
  autoAddBaseUrl?: boolean;
  description?: string;
}

export interface SidebarItemHtml extends SidebarItemBase {
  type: "html";
  value: string;
  defaultStyle?: boolean;
}

export interface SidebarItemCategory extends SidebarItemBase {
  type: "category";
  label: string;
  items: SidebarItem[];
  collapsible: boolean;
  collapsed: boolean;
  href?: string;
  linkUnlisted?: boolean;
  description?: string;
  /** Set on a category whose items stand in a file of their own; `items` is empty then. */
  itemsFile?: SharedDataReference;
  /** Where a category without a link leads when nothing can expand it: its first page. */
  firstHref?: string;
  /** How many items stand in `itemsFile`. */
  itemCount?: number;
}

export type SidebarItem = SidebarItemLink | SidebarItemHtml | SidebarItemCategory;
