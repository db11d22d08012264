/** What the docs plugin tells the browser, apart from the docs themselves. */

import type { SharedDataReference } from "./payload.ts";

/** A doc as upstream's global data lists it. */
export interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
  unlisted?: boolean;
}

/** Bounded: nothing in it grows with the number of docs. */
export interface GlobalVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  draftIds: string[];
  sidebars: Record<string, { link?: { path: string; label: string } }>;
  /** Docs that the site's navbar names, and the main doc. */
  docs: GlobalDoc[];
  /** `GlobalDoc[]`, complete: for hooks that want all. */
  docsFile: SharedDataReference;
}

/** Global data of one docs instance. */
export interface GlobalDocsData {
  path: string;
  versions: GlobalVersion[];
  breadcrumbs: boolean;
}

/** `activeDoc` of the route of a doc or category: the look-up that upstream makes in the list of all docs. */
export interface ActiveDoc extends GlobalDoc {
  /** The same doc in the other versions, by their name. */
  alternateDocVersions?: Record<string, GlobalDoc>;
  /** Descriptions for cards of the doc's category, by doc id; only where the page may show cards. */
  cardDescriptions?: Record<string, string>;
}

/** `version` of `@theme/DocVersionRoot` (upstream's, without the lists of docs and sidebars). */
export interface PropVersion {
  pluginId: string;
  version: string;
  label: string;
  banner: "unreleased" | "unmaintained" | null;
  badge: boolean;
  noIndex: boolean;
  className: string;
  isLast: boolean;
}

interface PageLink {
  title: string;
  permalink: string;
}

/** `categoryGeneratedIndex` of `@theme/DocCategoryGeneratedIndexPage`; what it lists comes with the sidebar. */
export interface PropCategoryGeneratedIndex {
  title: string;
  description?: string;
  image?: string;
  keywords?: string | readonly string[];
  slug: string;
  permalink: string;
  sidebar: string;
  navigation: { previous?: PageLink; next?: PageLink };
}

/** Where a page stands that another version repeats. */
export interface FallbackOrigin {
  /** Name of the version. */
  version: string;
  permalink: string;
}
