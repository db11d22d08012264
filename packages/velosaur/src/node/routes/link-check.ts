/** What a check of links is told, and what it finds. */

import type { FlatRoute } from "./flatten-routes.ts";
import type { LinkLocator } from "./locate-link.ts";
import type { ReportingSeverity } from "./report-severity.ts";

export interface PageLink {
  /** As it stands in the finished page. */
  href: string;
  /** As the author wrote it. */
  written?: string | undefined;
  /** Where it stands in the source, if it comes from there. */
  filePath?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

export interface LinkedPage {
  routePath: string;
  links: Iterable<PageLink>;
}

export interface LinkCheck {
  /** Looked at one after another: nothing of a page is kept unless a link of it is broken. */
  pages: Iterable<LinkedPage>;
  /** Ids that a hash may point to, by a page's comparable pathname; undefined: nothing is known of them. */
  anchorsOf: (pathname: string) => ReadonlySet<string> | undefined;
  routes: readonly FlatRoute[];
  /** POSIX, relative to the output folder: `img/logo.svg`. */
  staticFiles: Iterable<string>;
  baseUrl: string;
  /** Files are named relative to it. */
  siteDir?: string;
  /** Ids of a finished page, by its comparable pathname: the last word on an anchor that nothing else knows of. */
  readIds?: (pathname: string) => ReadonlySet<string>;
  /** Looks for the source of links that components made. */
  locate?: LinkLocator;
  /** The page that a source file was written for; it may show on others. */
  ownPageOf?: (filePath: string) => string | undefined;
  onBrokenLinks: ReportingSeverity;
  onBrokenAnchors: ReportingSeverity;
}

export interface BrokenLink {
  kind: "link" | "anchor";
  href: string;
  /** Where it leads, in comparable spelling. */
  pathname: string;
  /** What the hash could have named; of an anchor. */
  anchors: ReadonlySet<string> | undefined;
  places: { link: PageLink; routePath: string }[];
}
