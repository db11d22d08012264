import fs from "node:fs";
import { AuthorError } from "../../../system/author-error.ts";
import type { Diagnostic } from "../../../system/diagnostic.ts";
import { joinObjects } from "../../../system/join-objects.ts";
import { formatDidYouMean } from "../../../system/did-you-mean.ts";
import { locateFrontMatterKey } from "../../../config/locate-front-matter.ts";
import type { Doc, DocNavigation, NavigationLink } from "../types.ts";
import { formatList } from "./check-doc-ids.ts";
import type { Category, DocItem, DocLink, Item, Sidebars } from "./types.ts";

type Stop = DocItem | Category;

/** A sidebar flattened: its stops in reading order, and where each page stands among them. */
interface ReadingOrder {
  stops: Stop[];
  /** By doc id, or by permalink of a generated category page. */
  positions: Map<string, number>;
}

export interface SidebarNavigation {
  /** Sidebar and neighbours of a doc. */
  ofDoc: (doc: Doc) => DocNavigation;
  /** Neighbours of a generated category page. */
  ofCategory: (sidebar: string, permalink: string) => Omit<DocNavigation, "sidebar">;
}

/** Answers for each page of a version in constant time. */
export function createNavigation(sidebars: Sidebars, docs: Doc[]): SidebarNavigation {
  const docsById = new Map(docs.map((doc) => [doc.metadata.id, doc]));
  const isListed = (id: string): boolean => docsById.get(id)?.metadata.unlisted === false;
  const orders = new Map<string, ReadingOrder>();
  const sidebarNames = new Map<string, string>();
  for (const [name, items] of Object.entries(sidebars)) {
    orders.set(name, createReadingOrder(items, isListed));
    // A doc of two sidebars shows the later one.
    for (const item of flattenItems(items)) {
      const id = docIdOf(item);
      if (id !== undefined) sidebarNames.set(id, name);
    }
  }

  const toLink = (stop: Stop | undefined): NavigationLink | undefined => {
    if (!stop) return undefined;
    if (stop.type === "category" && stop.link?.type === "generated-index") {
      return { title: stop.label, permalink: stop.link.permalink ?? "" };
    }
    // A category that leads to a doc goes by the name of the doc.
    return stop.type === "category"
      ? toDocLink(docsById.get((stop.link as DocLink).id))
      : toDocLink(docsById.get(stop.id), stop.label);
  };

  const neighbours = (sidebar: string, key: string): Omit<DocNavigation, "sidebar"> => {
    const order = orders.get(sidebar);
    const position = order?.positions.get(key);
    if (!order || position === undefined) return {};
    const previous = toLink(order.stops[position - 1]);
    const next = toLink(order.stops[position + 1]);
    return joinObjects(previous ? { previous } : {}, next ? { next } : {});
  };

  const sidebarOf = (doc: Doc): string | undefined => {
    const wanted = doc.metadata.frontMatter.displayed_sidebar;
    if (wanted === undefined) return sidebarNames.get(doc.metadata.id);
    if (wanted !== null && !orders.has(wanted))
      throw unknownSidebar(doc, wanted, [...orders.keys()]);
    return wanted ?? undefined;
  };

  const ofDoc = (doc: Doc): DocNavigation => {
    const sidebar = sidebarOf(doc);
    const found = sidebar === undefined ? {} : neighbours(sidebar, doc.metadata.id);
    const navigation: DocNavigation = joinObjects(sidebar === undefined ? {} : { sidebar }, found);
    override({ doc, docsById, navigation, direction: "previous" });
    override({ doc, docsById, navigation, direction: "next" });
    return navigation;
  };

  return { ofDoc, ofCategory: neighbours };
}

interface Override {
  doc: Doc;
  docsById: Map<string, Doc>;
  navigation: DocNavigation;
  direction: "previous" | "next";
}

/** `pagination_next` and `pagination_prev`: another doc, or none. To an unlisted one leads nothing. */
function override({ doc, docsById, navigation, direction }: Override): void {
  const key = direction === "next" ? "pagination_next" : "pagination_prev";
  const id = doc.metadata.frontMatter[key];
  if (id === undefined) return;
  const other = id === null ? undefined : docsById.get(id);
  if (id !== null && !other) throw unknownDoc({ doc, key, id, ids: [...docsById.keys()] });
  const link = other?.metadata.unlisted ? undefined : toDocLink(other);
  if (link) navigation[direction] = link;
  else delete navigation[direction];
}

function toDocLink(doc: Doc | undefined, itemLabel?: string): NavigationLink | undefined {
  if (!doc) return undefined;
  const { title, permalink, frontMatter } = doc.metadata;
  return {
    title: frontMatter.pagination_label ?? frontMatter.sidebar_label ?? itemLabel ?? title,
    permalink,
  };
}

function createReadingOrder(items: Item[], isListed: (id: string) => boolean): ReadingOrder {
  const stops: Stop[] = [];
  const positions = new Map<string, number>();
  for (const item of flattenItems(items)) {
    const key = stopKey(item);
    const isStop = key !== undefined && (key.startsWith("/") || isListed(key));
    if (!isStop) continue;
    if (!positions.has(key)) positions.set(key, stops.length);
    stops.push(item as Stop);
  }
  return { stops, positions };
}

/** Ids of docs never begin with a slash, permalinks do. */
function stopKey(item: Item): string | undefined {
  if (item.type === "doc") return item.id;
  if (item.type !== "category") return undefined;
  return item.link?.type === "doc" ? item.link.id : item.link?.permalink;
}

/** In reading order: each category before its items. */
export function flattenItems(items: readonly Item[]): Item[] {
  const flat: Item[] = [];
  const visit = (some: readonly Item[]): void => {
    for (const item of some) {
      flat.push(item);
      if (item.type === "category") visit(item.items);
    }
  };
  visit(items);
  return flat;
}

/** Of the doc that an item leads to. */
export function docIdOf(item: Item): string | undefined {
  if (item.type === "doc") return item.id;
  return item.type === "category" && item.link?.type === "doc" ? item.link.id : undefined;
}

function unknownSidebar(doc: Doc, name: string, names: string[]): AuthorError {
  const list =
    names.length > 0
      ? `Sidebars of this version: ${formatList(names)}.`
      : "This version has no sidebar.";
  return new AuthorError({
    severity: "error",
    message: `The doc "${doc.metadata.id}" wants to show a sidebar that doesn't exist: "${name}".${formatDidYouMean(name, names)}`,
    ...placeOfKey(doc, "displayed_sidebar"),
    hint: list,
  });
}

function unknownDoc({
  doc,
  key,
  id,
  ids,
}: {
  doc: Doc;
  key: string;
  id: string;
  ids: string[];
}): AuthorError {
  return new AuthorError({
    severity: "error",
    message: `\`${key}\` of the doc "${doc.metadata.id}" names a doc that doesn't exist: "${id}".${formatDidYouMean(id, ids)}`,
    ...placeOfKey(doc, key),
    hint: `Ids of docs: ${formatList(ids)}.`,
  });
}

function placeOfKey({ filePath }: Doc, key: string): Partial<Diagnostic> {
  const source = fs.readFileSync(filePath, "utf8");
  return { filePath, source, keyPath: key, ...locateFrontMatterKey(source, key) };
}
