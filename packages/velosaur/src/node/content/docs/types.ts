import type { ContentFolders } from "../shared/content-folders.ts";
import type { TagMetadata, TagName } from "../shared/tags.ts";
import type { Sidebars } from "./sidebars/types.ts";

export interface DocFrontMatter extends Record<string, unknown> {
  id?: string;
  title?: string;
  title_meta?: string;
  sidebar_label?: string;
  sidebar_position?: number;
  sidebar_class_name?: string;
  sidebar_key?: string;
  sidebar_custom_props?: Record<string, unknown>;
  displayed_sidebar?: string | null;
  pagination_label?: string;
  pagination_next?: string | null;
  pagination_prev?: string | null;
  parse_number_prefixes?: boolean;
  custom_edit_url?: string | null;
  description?: string;
  image?: string;
  slug?: string;
  tags?: TagName[];
  draft?: boolean;
  unlisted?: boolean;
  last_update?: { date?: string | Date; author?: string };
}

export interface NavigationLink {
  title: string;
  permalink: string;
}

/** What a page knows of its doc (upstream's `DocMetadata`, without navigation). */
export interface DocMetadata {
  id: string;
  title: string;
  description: string;
  /** `@site/docs/intro.md` */
  source: string;
  sourceDirName: string;
  slug: string;
  permalink: string;
  draft: boolean;
  unlisted: boolean;
  editUrl?: string | null;
  tags: TagMetadata[];
  version: string;
  lastUpdatedBy?: string;
  /** In milliseconds. */
  lastUpdatedAt?: number;
  /** The same as a day, in the language of the site. */
  lastUpdatedText?: string;
  sidebarPosition?: number;
  frontMatter: DocFrontMatter;
}

export interface Doc {
  filePath: string;
  metadata: DocMetadata;
  /** True when the text may ask for cards of its category, which show descriptions. */
  showsCards: boolean;
}

export interface VersionMetadata extends ContentFolders {
  name: string;
  label: string;
  banner: "unreleased" | "unmaintained" | null;
  badge: boolean;
  noIndex: boolean;
  className: string;
  isLast: boolean;
  /** Pathname, base URL included. */
  path: string;
  tagsPath: string;
  /** `false`: no sidebar; undefined: one made of the folder. */
  sidebarFilePath: string | false | undefined;
  routePriority: number | undefined;
}

export interface LoadedVersion extends VersionMetadata {
  docs: Doc[];
  draftIds: string[];
  sidebars: Sidebars;
}

export interface DocsContent {
  loadedVersions: LoadedVersion[];
}
