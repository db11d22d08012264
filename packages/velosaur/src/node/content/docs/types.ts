import type { ContentFolders } from "../shared/content-folders.ts";
import type { TagMetadata } from "../shared/tags.ts";
import type { DocFrontMatter } from "./front-matter.ts";
import type { Sidebars } from "./sidebars/types.ts";

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
