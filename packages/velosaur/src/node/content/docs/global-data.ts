import type { Json } from "../../../shared/document.ts";
import type { GlobalDoc, GlobalVersion } from "../../../shared/docs.ts";
import { joinPathname } from "../../../shared/url/pathname.ts";
import { joinObjects } from "../../system/join-objects.ts";
import type { LoadContext, PluginActions } from "../../contract/contract.ts";
import type { DocsOptions } from "./options.ts";
import { createNavigation, docIdOf, flattenItems } from "./sidebars/navigation.ts";
import type { SidebarNavigation } from "./sidebars/navigation.ts";
import type { Item } from "./sidebars/types.ts";
import type { Doc, LoadedVersion, ShownDoc, WithShownDocs } from "./types.ts";

export interface VersionWithNavigation {
  version: WithShownDocs<LoadedVersion>;
  navigation: SidebarNavigation;
  docs: GlobalDoc[];
  /** Generated ones, which count as docs with their slug as id. */
  categories: GlobalDoc[];
  /** What other versions know of its pages: docs by their id, generated pages of categories by their slug. */
  pages: ReadonlyMap<string, GlobalDoc>;
}

export function addNavigation(version: WithShownDocs<LoadedVersion>): VersionWithNavigation {
  const docs = version.docs.map(toGlobalDoc);
  const categories = listCategoryPages(version.sidebars);
  return {
    version,
    navigation: createNavigation(version.sidebars, version.docs),
    docs,
    categories,
    pages: new Map([...categories, ...docs].map((page) => [page.id, page])),
  };
}

export interface GlobalDataRequest {
  context: LoadContext;
  options: DocsOptions;
  actions: PluginActions;
  versions: VersionWithNavigation[];
}

/** Tells the browser about the versions; the list of docs goes to a file of its own. */
export function setDocsGlobalData({
  context,
  options,
  actions,
  versions,
}: GlobalDataRequest): void {
  const named = collectNavbarDocIds(context.siteConfig.themeConfig, options.id);
  actions.setGlobalData({
    path: joinPathname(context.baseUrl, options.routeBasePath),
    versions: versions.map((version) => describeVersion(version, named, actions)),
    breadcrumbs: options.breadcrumbs,
  });
}

function toGlobalDoc({ metadata, sidebar }: ShownDoc): GlobalDoc {
  const { id, permalink, unlisted } = metadata;
  return joinObjects(
    { id, path: permalink },
    unlisted ? { unlisted } : {},
    sidebar === undefined ? {} : { sidebar },
  );
}

function describeVersion(
  { version, docs, categories }: VersionWithNavigation,
  named: ReadonlySet<string>,
  actions: PluginActions,
): GlobalVersion {
  const mainDocId = findMainDocId(version);
  const docsById = new Map(version.docs.map((doc) => [doc.metadata.id, doc]));
  return {
    name: version.name,
    label: version.label,
    isLast: version.isLast,
    path: version.path,
    mainDocId,
    draftIds: version.draftIds,
    sidebars: Object.fromEntries(
      Object.entries(version.sidebars).map(([name, items]) => {
        const link = findFirstLink(items, docsById);
        return [name, link ? { link } : {}];
      }),
    ),
    docs: docs.filter(({ id }) => id === mainDocId || named.has(id)),
    docsFile: actions.createSharedData(`docs-${version.name}`, [
      ...docs,
      ...categories,
    ] as unknown as Json),
  };
}

function listCategoryPages(sidebars: LoadedVersion["sidebars"]): GlobalDoc[] {
  return Object.entries(sidebars).flatMap(([sidebar, items]) =>
    flattenItems(items).flatMap((item) => {
      if (item.type !== "category" || item.link?.type !== "generated-index") return [];
      const { slug = "", permalink = "" } = item.link;
      return { id: slug, path: permalink, sidebar };
    }),
  );
}

/** The doc at the root of the version, else the first one of the first sidebar. */
function findMainDocId({ docs, sidebars }: LoadedVersion): string {
  const root = docs.find(({ metadata }) => metadata.slug === "/");
  if (root) return root.metadata.id;
  for (const item of flattenItems(Object.values(sidebars)[0] ?? [])) {
    const id = docIdOf(item);
    if (id !== undefined) return id;
  }
  return docs[0]?.metadata.id ?? "";
}

/** Where a link to the whole sidebar leads. */
function findFirstLink(
  items: Item[],
  docs: ReadonlyMap<string, Doc>,
): { path: string; label: string } | undefined {
  for (const item of flattenItems(items)) {
    const id = docIdOf(item);
    const doc = id === undefined ? undefined : docs.get(id);
    if (doc && !doc.metadata.unlisted) {
      const own = item.type === "doc" || item.type === "category" ? item.label : undefined;
      return { path: doc.metadata.permalink, label: own ?? doc.metadata.id };
    }
    if (item.type === "category" && item.link?.type === "generated-index") {
      return { path: item.link.permalink ?? "", label: item.label };
    }
  }
  return undefined;
}

interface NavbarItem {
  type?: string;
  docId?: string;
  docsPluginId?: string;
  items?: NavbarItem[];
}

/** Docs that the navbar links to by id: bounded by the configuration, so they may go everywhere. */
function collectNavbarDocIds(themeConfig: object, pluginId: string): Set<string> {
  const ids = new Set<string>();
  const visit = (items: NavbarItem[] | undefined): void => {
    for (const item of Array.isArray(items) ? items : []) {
      if (
        item.type === "doc" &&
        item.docId !== undefined &&
        (item.docsPluginId ?? "default") === pluginId
      )
        ids.add(item.docId);
      visit(item.items);
    }
  };
  visit((themeConfig as { navbar?: { items?: NavbarItem[] } }).navbar?.items);
  return ids;
}
