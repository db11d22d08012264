import GithubSlugger from "github-slugger";
import { joinPathname } from "../../../../shared/url/pathname.ts";
import type { ExpandedItem, ExpandedSidebars } from "./expand-sidebars.ts";
import type { CategoryItem, CategoryLink, GeneratedIndexLink, Item, Sidebars } from "./types.ts";

export interface FinishContext {
  draftIds: ReadonlySet<string>;
  sidebarCollapsible: boolean;
  sidebarCollapsed: boolean;
  versionPath: string;
}

/** Takes drafts out, drops categories that are left empty, and fills in the rest. */
export function finishSidebars(sidebars: ExpandedSidebars, context: FinishContext): Sidebars {
  const slugger = new GithubSlugger();
  const finishAll = (items: ExpandedItem[]): Item[] => items.flatMap((item) => finishItem(item));

  const finishItem = (item: ExpandedItem): Item[] => {
    if (item.type === "doc" || item.type === "ref")
      return context.draftIds.has(item.id) ? [] : [item];
    return item.type === "category" ? finishCategory(item) : [item];
  };

  const finishCategory = (category: CategoryItem<ExpandedItem>): Item[] => {
    const link = finishLink(category);
    const items = finishAll(category.items);
    if (items.length === 0) return link?.type === "doc" ? [toDocItem(category, link.id)] : [];
    const { link: _, ...rest } = category;
    const collapsible = category.collapsible ?? context.sidebarCollapsible;
    const collapsed = collapsible && (category.collapsed ?? context.sidebarCollapsed);
    return [{ ...rest, ...(link && { link }), items, collapsible, collapsed }];
  };

  const finishLink = ({ link, label }: CategoryItem<ExpandedItem>): CategoryLink | undefined => {
    if (link?.type === "doc") return context.draftIds.has(link.id) ? undefined : link;
    return link && placeGeneratedIndex(link, label);
  };

  const placeGeneratedIndex = (link: GeneratedIndexLink, label: string): GeneratedIndexLink => {
    const slug = joinPathname(link.slug ?? `/category/${slugger.slug(label)}`);
    return { ...link, slug, permalink: joinPathname(context.versionPath, slug) };
  };

  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, finishAll(items)]),
  );
}

/** A category whose only page is its own is a doc. */
function toDocItem(
  { label, className, customProps, key }: CategoryItem<ExpandedItem>,
  id: string,
): Item {
  return {
    type: "doc",
    id,
    label,
    translatable: true,
    ...(className && { className }),
    ...(customProps && { customProps }),
    ...(key && { key }),
  };
}
