import type { TranslationMessage } from "../../contract/contract.ts";
import type { ContentFolders } from "../shared/content-folders.ts";
import type { TagMetadata } from "../shared/tags.ts";
import type { FallbackOrigin } from "../../../shared/docs.ts";
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
  /** Where the page stands that this one repeats: it is that of another version. */
  fallback?: FallbackOrigin;
}

/** What is around a doc in its sidebar. */
export interface DocNavigation {
  sidebar?: string;
  previous?: NavigationLink;
  next?: NavigationLink;
}

export interface Doc {
  filePath: string;
  /** The file that this version lacks, which is another version's. */
  standsFor?: string;
  metadata: DocMetadata;
  /** True when the text may ask for cards of its category, which show descriptions. */
  showsCards: boolean;
}

/** A doc as other plugins know it: with upstream's fields, and what is around it. */
export type ShownDoc = Doc & DocMetadata & DocNavigation;

/** Where the docs of a version come from that isn't in the working copy. */
export interface RefSource {
  /** A branch, a tag or a commit. */
  ref: string;
  /** Where its files lie: the root of the repository. */
  folder: string;
  /** In there: the folder of the site. */
  siteDir: string;
  /** Folder of the repository that holds the site; undefined where none does. */
  repository: string | undefined;
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
  /** False for one that has no pages, and is read for others that fall back to it. */
  isIncluded: boolean;
  /** The version that lends the pages that this one lacks. */
  fallback: string | undefined;
  /** That one, and those that it falls back to itself. */
  fallbacks: readonly string[];
  /** Of a version that is read out of the repository's history. */
  source: RefSource | undefined;
}

export interface LoadedVersion extends VersionMetadata {
  docs: Doc[];
  draftIds: string[];
  sidebars: Sidebars;
  /** Labels as they are translated where the version comes from. */
  messages: Record<string, TranslationMessage>;
}

export type WithShownDocs<Version extends LoadedVersion> = Omit<Version, "docs"> & {
  docs: ShownDoc[];
};

export interface DocsContent {
  loadedVersions: WithShownDocs<LoadedVersion>[];
}
