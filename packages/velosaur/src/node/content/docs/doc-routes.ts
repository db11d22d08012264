import type { Json } from "../../../shared/document.ts";
import type {
  ActiveDoc,
  GlobalDoc,
  PropCategoryGeneratedIndex,
  PropVersion,
} from "../../../shared/docs.ts";
import type { PluginActions, RouteConfig } from "../../contract/contract.ts";
import { toImageAssets } from "../shared/image-file.ts";
import { listCategoryPages, toGlobalDoc } from "./global-data.ts";
import type { VersionWithNavigation } from "./global-data.ts";
import type { DocsOptions } from "./options.ts";
import { flattenItems } from "./sidebars/navigation.ts";
import type { Category, GeneratedIndexLink, Item } from "./sidebars/types.ts";
import { createTagRoutes } from "./tag-routes.ts";
import { indexSidebar } from "./theme-sidebar.ts";
import type { SidebarIndex } from "./theme-sidebar.ts";
import type { DocFrontMatter } from "./front-matter.ts";
import type { Doc } from "./types.ts";

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
  /** Of the other versions, by their name. */
  docsByVersion: Map<string, Map<string, Doc>>;
  categoriesByVersion: Map<string, Map<string, GlobalDoc>>;
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

function describeVersion({ version, options }: VersionRoutesRequest): PropVersion {
  const { name, label, banner, badge, noIndex, className, isLast } = version;
  return { pluginId: options.id, version: name, label, banner, badge, noIndex, className, isLast };
}

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
  const others = versions.filter((other) => other.version !== version);
  const docsByVersion = new Map(
    others.map((other) => [other.version.name, byId(other.version.docs)]),
  );
  const categoriesByVersion = new Map(
    others.map(({ version: { name, sidebars } }) => [
      name,
      new Map(listCategoryPages(sidebars).map((page) => [page.id, page])),
    ]),
  );
  return { ...request, docsById, sidebarIndexes, docsByVersion, categoriesByVersion };
}

function createDocRoute(builder: Builder, doc: Doc): RouteConfig {
  const { metadata, filePath } = doc;
  const { sidebar, previous, next } = builder.navigation.ofDoc(doc);
  const frontMatter = toJson(metadata.frontMatter);
  const pageMetadata = {
    ...metadata,
    frontMatter,
    ...(sidebar !== undefined && { sidebar }),
    ...(previous && { previous }),
    ...(next && { next }),
  };
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
        ...toImageAssets({ reference: frontMatter["image"], filePath, siteDir: builder.siteDir }),
      },
    },
    props: { sidebarFiles: index?.filesOf(metadata.id) ?? [] },
    metadata: { sourceFilePath: filePath, lastUpdatedAt: metadata.lastUpdatedAt },
    activeDoc: createActiveDoc(builder, doc, index),
    ...(sidebar !== undefined && { sidebar }),
  };
}

/** Dates become text. Front matter without dates and lists, as most has, is JSON already. */
function toJson(frontMatter: DocFrontMatter): Record<string, Json> {
  const isFlat = Object.values(frontMatter).every(
    (value) => typeof value !== "object" || value === null,
  );
  return (isFlat ? frontMatter : JSON.parse(JSON.stringify(frontMatter))) as Record<string, Json>;
}

function createActiveDoc(builder: Builder, doc: Doc, index: SidebarIndex | undefined): ActiveDoc {
  return {
    ...toGlobalDoc(doc, builder.navigation),
    ...findAlternates(builder, doc.metadata.id),
    ...(doc.showsCards &&
      index && { cardDescriptions: describeCards(builder, index.siblingsOf(doc.metadata.id)) }),
  };
}

/** The doc with this id in the other versions, or the page of the category with this slug. */
function findAlternates(
  builder: Builder,
  id: string,
): Pick<ActiveDoc, "alternateDocVersions"> | undefined {
  const alternates = builder.versions.flatMap(({ version, navigation }) => {
    const doc = builder.docsByVersion.get(version.name)?.get(id);
    const page = doc
      ? toGlobalDoc(doc, navigation)
      : builder.categoriesByVersion.get(version.name)?.get(id);
    return page ? [[version.name, page] as const] : [];
  });
  return alternates.length > 0
    ? { alternateDocVersions: Object.fromEntries(alternates) }
    : undefined;
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
  return [...flattenItems(items)]
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
  const activeDoc: ActiveDoc = {
    id: slug,
    path: permalink,
    sidebar,
    ...findAlternates(builder, slug),
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
