import type { SharedDataReference } from "../../../shared/payload.ts";
import { splitSidebar } from "../../../shared/sidebar-files.ts";
import type { SidebarItem, SidebarItemCategory, SidebarItemLink } from "../../../shared/sidebar.ts";
import type { Category, DocItem, Item, LinkItem } from "./sidebars/types.ts";
import type { Doc, DocMetadata } from "./types.ts";

/** Items that one file of a sidebar may hold before its categories get files of their own. */
const ITEMS_PER_FILE = 150;

type DocsById = ReadonlyMap<string, Doc>;

/** Sidebar items as the theme sees them. */
function toThemeItems(items: Item[], docs: DocsById): SidebarItem[] {
  return items.map((item) => toThemeItem(item, docs));
}

function toThemeItem(item: Item, docs: DocsById): SidebarItem {
  switch (item.type) {
    case "category":
      return toThemeCategory(item, docs);
    case "html":
      return {
        ...pickBase(item),
        type: "html",
        value: item.value,
        ...(item.defaultStyle !== undefined && { defaultStyle: item.defaultStyle }),
      };
    case "link":
      return toThemeLink(item);
    default:
      return toDocLink(item, docs);
  }
}

type Base = Pick<SidebarItemLink, "key" | "className" | "customProps">;
type Given<Values> = { [Key in keyof Values]: Values[Key] | undefined };
const pickBase = ({ key, className, customProps }: Given<Base>): Base => ({
  ...(key && { key }),
  ...(className && { className }),
  ...(customProps && { customProps }),
});

function toThemeLink(item: LinkItem): SidebarItemLink {
  const { label, href, autoAddBaseUrl, description } = item;
  return {
    type: "link",
    label,
    href,
    ...(autoAddBaseUrl !== undefined && { autoAddBaseUrl }),
    ...(description !== undefined && { description }),
    ...pickBase(item),
  };
}

/** What a doc says of itself counts for more than what a file of sidebars says of it. */
function toDocLink(item: DocItem, docs: DocsById): SidebarItemLink {
  const doc = docs.get(item.id)?.metadata;
  const frontMatter = doc?.frontMatter;
  return {
    type: "link",
    label: frontMatter?.sidebar_label ?? item.label ?? doc?.title ?? item.id,
    href: doc?.permalink ?? "",
    docId: item.id,
    ...(doc?.unlisted && { unlisted: true }),
    ...pickBase({
      key: item.key,
      className: frontMatter?.sidebar_class_name ?? item.className,
      customProps: customPropsOf(doc) ?? item.customProps,
    }),
  };
}

const customPropsOf = (doc: DocMetadata | undefined): Base["customProps"] =>
  doc?.frontMatter.sidebar_custom_props as Base["customProps"];

function toThemeCategory(category: Category, docs: DocsById): SidebarItemCategory {
  const { label, items, link, collapsible, collapsed, description } = category;
  const doc = link?.type === "doc" ? docs.get(link.id) : undefined;
  const href =
    doc?.metadata.permalink ?? (link?.type === "generated-index" ? link.permalink : undefined);
  return {
    type: "category",
    label,
    items: toThemeItems(items, docs),
    collapsible,
    collapsed,
    ...(href !== undefined && { href }),
    ...(doc?.metadata.unlisted && { linkUnlisted: true }),
    ...(description !== undefined && { description }),
    ...pickBase({
      ...category,
      customProps: category.customProps ?? customPropsOf(doc?.metadata),
    }),
  };
}

/** Finds what the pages of one sidebar need. */
export interface SidebarIndex {
  /** Files for a page: by doc id, or by permalink of a generated category page. */
  filesOf: (page: string) => SharedDataReference[];
  /** Items of the category that a page stands for or stands in; of the top when there is none. */
  siblingsOf: (page: string) => Item[];
}

export interface SidebarIndexRequest {
  items: Item[];
  docs: DocsById;
  createFile: (part: unknown) => SharedDataReference;
}

/** Splits a sidebar into files and remembers which branches each page is on. */
export function indexSidebar({ items, docs, createFile }: SidebarIndexRequest): SidebarIndex {
  const files = splitSidebar({
    items: toThemeItems(items, docs),
    limit: ITEMS_PER_FILE,
    createFile,
  });
  const top: SidebarPlace = { path: [], items };
  const places = new Map<string, SidebarPlace[]>();
  collectPlaces(top, places);
  const placesOf = (page: string): SidebarPlace[] => places.get(page) ?? [top];
  return {
    filesOf: (page) => withoutRepeated(placesOf(page).flatMap(({ path }) => files.filesAt(path))),
    // The first place of a page counts, as for previous and next.
    siblingsOf: (page) => (placesOf(page)[0] ?? top).items,
  };
}

const withoutRepeated = (files: SharedDataReference[]): SharedDataReference[] => [
  ...new Map(files.map((file) => [file.$shared, file])).values(),
];

interface SidebarPlace {
  path: number[];
  items: Item[];
}

/** A page may stand in several places: the categories around each of them are open. */
function collectPlaces(place: SidebarPlace, places: Map<string, SidebarPlace[]>): void {
  const add = (page: string, at: SidebarPlace): void => {
    places.set(page, [...(places.get(page) ?? []), at]);
  };
  for (const [index, item] of place.items.entries()) {
    if (item.type === "doc") add(item.id, place);
    if (item.type !== "category") continue;
    const inner = { path: [...place.path, index], items: item.items };
    const page = item.link?.type === "doc" ? item.link.id : item.link?.permalink;
    if (page !== undefined) add(page, inner);
    collectPlaces(inner, places);
  }
}
