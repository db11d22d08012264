import type { Json } from "../../../shared/document.ts";
import type { ActiveDoc, PropCategoryGeneratedIndex, PropVersion } from "../../../shared/docs.ts";
import type { PluginActions, RouteConfig } from "../../contract/contract.ts";
import { joinObjects } from "../../system/join-objects.ts";
import { comparablePathname } from "../../../shared/url/pathname.ts";
import { toImageAssets } from "../shared/image-file.ts";
import type { VersionWithNavigation } from "./global-data.ts";
import type { DocsOptions } from "./options.ts";
import { flattenItems } from "./sidebars/navigation.ts";
import type { Category, GeneratedIndexLink, Item } from "./sidebars/types.ts";
import { createTagRoutes } from "./tag-routes.ts";
import { indexSidebar } from "./theme-sidebar.ts";
import type { SidebarIndex } from "./theme-sidebar.ts";
import type { DocFrontMatter } from "./front-matter.ts";
import type { Doc, DocNavigation, ShownDoc } from "./types.ts";

export interface VersionRoutesRequest extends VersionWithNavigation {
  siteDir: string;
  options: DocsOptions;
  actions: PluginActions;
  /** All versions, for the same doc elsewhere. */
  versions: VersionWithNavigation[];
}

interface Builder extends VersionRoutesRequest {
  docsById: Map<string, Doc>;
  sidebarIndexes: Map<string, SidebarIndex>;
  /** For pages that are another version's: from the addresses of its docs to those of the same docs here. */
  redirectsByVersion: Map<string, ReadonlyMap<string, string>>;
}

/** Routes of a version: its root, the layout with the sidebar, and in it the pages. */
export function createVersionRoute(request: VersionRoutesRequest): RouteConfig {
  const { version, options } = request;
  const builder = createBuilder(request);
  const pages = [
    ...version.docs.map((doc) => createDocRoute(builder, doc)),
    ...Object.entries(version.sidebars).flatMap(([name, items]) =>
      createCategoryRoutes(builder, name, items),
    ),
  ];
  return {
    path: version.path,
    exact: false,
    component: options.docVersionRootComponent,
    props: { version: describeVersion(request) },
    priority: version.routePriority,
    routes: [
      ...createTagRoutes(version, options),
      { path: version.path, exact: false, component: options.docRootComponent, routes: pages },
    ],
  };
}

function describeVersion(request: VersionRoutesRequest): PropVersion {
  const { version, options } = request;
  const { name, label, banner, badge, noIndex, className, isLast } = version;
  const described = { pluginId: options.id, version: name, label, banner, badge, noIndex };
  // Plugins read it from the routes when all is built. No page gets what isn't enumerable: it grows with the docs.
  return Object.defineProperty({ ...described, className, isLast }, "docs", {
    get: () => listDocs(request),
  });
}

/** As upstream's routes have them. */
const listDocs = ({ version }: VersionRoutesRequest): Record<string, object> =>
  Object.fromEntries(
    version.docs.map(({ metadata, sidebar }) => {
      const { id, title, description } = metadata;
      return [id, { id, title, description, sidebar }];
    }),
  );

const byId = (docs: Doc[]): Map<string, Doc> => new Map(docs.map((doc) => [doc.metadata.id, doc]));

function createBuilder(request: VersionRoutesRequest): Builder {
  const { version, versions, actions } = request;
  const docsById = byId(version.docs);
  const sidebarIndexes = new Map(
    Object.entries(version.sidebars).map(([name, items]) => {
      const createFile = (part: unknown) =>
        actions.createSharedData(`sidebar-${version.name}-${name}`, part as Json);
      return [name, indexSidebar({ items, docs: docsById, createFile })] as const;
    }),
  );
  const redirectsByVersion = new Map(
    version.fallbacks.map((name) => {
      const from = versions.find((other) => other.version.name === name);
      return [name, listRedirects(from?.version.docs ?? [], docsById)] as const;
    }),
  );
  return { ...request, docsById, sidebarIndexes, redirectsByVersion };
}

function listRedirects(
  from: readonly Doc[],
  to: ReadonlyMap<string, Doc>,
): ReadonlyMap<string, string> {
  const redirects = new Map<string, string>();
  for (const { metadata } of from) {
    const own = to.get(metadata.id);
    if (own) redirects.set(comparablePathname(metadata.permalink), own.metadata.permalink);
  }
  return redirects;
}

function createDocRoute(builder: Builder, doc: ShownDoc): RouteConfig {
  const { metadata, filePath, standsFor, sidebar } = doc;
  const origin = metadata.fallback?.version;
  const redirects = origin === undefined ? undefined : builder.redirectsByVersion.get(origin);
  const frontMatter = toJson(metadata.frontMatter);
  const pageMetadata = joinObjects(metadata, { frontMatter }, navigationOf(doc));
  const index = sidebar === undefined ? undefined : builder.sidebarIndexes.get(sidebar);
  return {
    path: metadata.permalink,
    exact: true,
    component: builder.options.docItemComponent,
    modules: {
      content: {
        __document: true,
        filePath,
        metadata: pageMetadata as unknown as Json,
        frontMatter,
        ...(redirects && { redirects }),
        ...toImageAssets({ reference: frontMatter["image"], filePath, siteDir: builder.siteDir }),
      },
    },
    props: { sidebarFiles: index?.filesOf(metadata.id) ?? [] },
    metadata: {
      sourceFilePath: filePath,
      lastUpdatedAt: metadata.lastUpdatedAt,
      ...(standsFor !== undefined && { standsFor }),
    },
    activeDoc: createActiveDoc(builder, doc, index),
    ...(sidebar !== undefined && { sidebar }),
  };
}

function navigationOf({ sidebar, previous, next }: ShownDoc): DocNavigation {
  const navigation: DocNavigation = {};
  if (sidebar !== undefined) navigation.sidebar = sidebar;
  if (previous) navigation.previous = previous;
  if (next) navigation.next = next;
  return navigation;
}

/** Dates become text. Front matter without dates and lists, as most has, is JSON already. */
function toJson(frontMatter: DocFrontMatter): Record<string, Json> {
  const isFlat = Object.values(frontMatter).every(
    (value) => typeof value !== "object" || value === null,
  );
  return (isFlat ? frontMatter : JSON.parse(JSON.stringify(frontMatter))) as Record<string, Json>;
}

function createActiveDoc(builder: Builder, doc: Doc, index: SidebarIndex | undefined): ActiveDoc {
  const { id } = doc.metadata;
  const alternates = findAlternates(builder, id);
  return joinObjects(builder.pages.get(id)!, {
    ...(alternates && { alternateDocVersions: alternates }),
    ...(doc.showsCards &&
      index && { cardDescriptions: describeCards(builder, index.siblingsOf(id)) }),
  });
}

/** The doc with this id in the other versions, or the page of the category with this slug. */
function findAlternates(
  { version, versions }: Builder,
  id: string,
): ActiveDoc["alternateDocVersions"] {
  const alternates = versions.flatMap((other) => {
    const page = other.version === version ? undefined : other.pages.get(id);
    return page ? [[other.version.name, page] as const] : [];
  });
  return alternates.length > 0 ? Object.fromEntries(alternates) : undefined;
}

function describeCards({ docsById }: Builder, items: Item[]): Record<string, string> {
  const described = items.flatMap((item) => {
    const doc = item.type === "doc" || item.type === "ref" ? docsById.get(item.id) : undefined;
    return doc?.metadata.description ? [[doc.metadata.id, doc.metadata.description] as const] : [];
  });
  return Object.fromEntries(described);
}

type GeneratedCategory = Category & { link: GeneratedIndexLink };

const isGenerated = (item: Item): item is GeneratedCategory =>
  item.type === "category" && item.link?.type === "generated-index";

function createCategoryRoutes(builder: Builder, sidebar: string, items: Item[]): RouteConfig[] {
  return flattenItems(items)
    .filter(isGenerated)
    .map((category) => createCategoryRoute(builder, sidebar, category));
}

function createCategoryRoute(
  builder: Builder,
  sidebar: string,
  category: GeneratedCategory,
): RouteConfig {
  const { link, label, items } = category;
  const { slug = "", permalink = "" } = link;
  const categoryGeneratedIndex: PropCategoryGeneratedIndex = {
    title: link.title ?? label,
    ...(link.description !== undefined && { description: link.description }),
    ...(link.image !== undefined && { image: link.image }),
    ...(link.keywords !== undefined && { keywords: link.keywords }),
    slug,
    permalink,
    sidebar,
    navigation: builder.navigation.ofCategory(sidebar, permalink),
  };
  const cardDescriptions = describeCards(builder, items);
  const alternates = findAlternates(builder, slug);
  const activeDoc: ActiveDoc = {
    id: slug,
    path: permalink,
    sidebar,
    ...(alternates && { alternateDocVersions: alternates }),
    cardDescriptions,
  };
  return {
    path: permalink,
    exact: true,
    component: builder.options.docCategoryGeneratedIndexComponent,
    props: {
      categoryGeneratedIndex,
      sidebarFiles: builder.sidebarIndexes.get(sidebar)?.filesOf(permalink) ?? [],
    },
    sidebar,
    activeDoc,
  };
}
