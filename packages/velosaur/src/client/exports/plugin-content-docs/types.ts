/** What the docs plugin hands to the browser, by upstream's names. */

import type { ReactElement } from "react";

import type { LoadedRoute } from "../../page/load-page.ts";
import type {
  FallbackOrigin,
  GlobalDoc,
  GlobalDocsData,
  GlobalVersion,
  PropVersion,
} from "../../../shared/docs.ts";
import type { Json, TocItem } from "../../../shared/document.ts";
import type { SidebarItem, SidebarItemCategory, SidebarItemLink } from "../../../shared/sidebar.ts";

export type {
  ActiveDoc,
  GlobalDoc,
  GlobalVersion,
  PropCategoryGeneratedIndex,
} from "../../../shared/docs.ts";
export type GlobalPluginData = GlobalDocsData;
export type GlobalSidebar = GlobalVersion["sidebars"][string];

export interface ActivePlugin {
  pluginId: string;
  pluginData: GlobalPluginData;
}

export interface ActiveDocContext {
  activeVersion?: GlobalVersion;
  activeDoc?: GlobalDoc;
  /** The same doc in each version that has it, the active one among them. */
  alternateDocVersions: Record<string, GlobalDoc>;
}

export interface DocVersionSuggestions {
  latestVersionSuggestion: GlobalVersion;
  latestDocSuggestion?: GlobalDoc;
}

export type PropSidebarItem = SidebarItem;
export type PropSidebarItemCategory = SidebarItemCategory;
export type PropSidebarItemLink = SidebarItemLink;
export type PropSidebarBreadcrumbsItem = SidebarItemLink | SidebarItemCategory;
export type PropSidebar = readonly SidebarItem[];

export interface PropVersionDoc {
  id: string;
  title: string;
  description: string;
  sidebar?: string;
}

export type PropVersionMetadata = PropVersion & {
  /** All docs, by their ids. A page has it where something reads it while the page is rendered on the server. */
  docs: Readonly<Record<string, PropVersionDoc>>;
  /** Of a plugin that makes routes of its own for the theme's docs. The engine's docs give each page a part of one. */
  docsSidebars?: Readonly<Record<string, PropSidebar>>;
};

export interface PropNavigationLink {
  title: string;
  permalink: string;
}

export interface PropTag {
  label: string;
  permalink: string;
  description?: string;
}

/** The fields that the theme reads; a site may have more. */
export interface DocFrontMatter {
  title?: string;
  title_meta?: string;
  draft?: boolean;
  unlisted?: boolean;
  description?: string;
  image?: string;
  keywords?: string | readonly string[];
  hide_title?: boolean;
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  pagination_label?: string;
  sidebar_label?: string;
  [field: string]: Json | readonly string[] | undefined;
}

export interface DocMetadata {
  id: string;
  title: string;
  description: string;
  source: string;
  sourceDirName: string;
  slug: string;
  permalink: string;
  version: string;
  draft: boolean;
  unlisted: boolean;
  editUrl?: string | null;
  tags: (PropTag & { inline?: boolean })[];
  lastUpdatedBy?: string;
  lastUpdatedAt?: number;
  lastUpdatedText?: string;
  sidebarPosition?: number;
  sidebar?: string;
  previous?: PropNavigationLink;
  next?: PropNavigationLink;
  frontMatter: DocFrontMatter;
  /** Where the page stands that this one repeats: the version lacks it. */
  fallback?: FallbackOrigin;
}

/** A doc's content component, with what upstream attaches to it. */
export interface PropDocContent {
  (props: Record<string, unknown>): ReactElement;
  metadata: DocMetadata;
  frontMatter: DocFrontMatter;
  toc: readonly TocItem[];
  contentTitle?: string;
  assets: { image?: string; [name: string]: Json | undefined };
}

export type ContentComponent = PropDocContent;

/** The route of `@theme/DocRoot`, as far as it matters here. */
export interface DocRootRoute {
  route: { routes?: readonly LoadedRoute[] };
}
