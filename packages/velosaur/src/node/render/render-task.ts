import type { Json } from "../../shared/document.ts";
import type { RouteLevel } from "../../shared/payload.ts";
import type { SiteBundle } from "../bundler/bundle-request.ts";
import type { ResolvedAsset } from "../output/resolved-asset.ts";
import type { DocumentRecord } from "../documents/document-record.ts";
import type { HtmlSetup } from "./html-document.ts";
import type { PageDocs } from "./page-docs.ts";

/** What a thread needs before it can render pages. */
export interface RenderSetup {
  siteDir: string;
  cacheDir: string;
  /** Whether the cache keeps each file of a page by itself: a merge links them. */
  areApart: boolean;
  bundle: SiteBundle;
  html: HtmlSetup;
  site: string;
  /** What the titles of pages end with. */
  titleSuffix: string;
  /** Whether search engines are kept from the whole site. */
  noIndex: boolean;
  /** Address of shared data → file that holds it. */
  sharedFiles: Record<string, string>;
  /** Paths of all routes as they stand in links: links to them needn't be reported. */
  knownPaths: string[];
}

/** A compiled document together with everything that had to wait until all were compiled. */
export interface DocumentTask {
  record: DocumentRecord;
  /** Number of its compile options. */
  options: number;
  hrefs: string[];
  assets: ResolvedAsset[];
  /** Partials by absolute path, their partials included. */
  partials: Record<string, DocumentTask>;
  /** Module id of its code, of a program document. */
  program?: string;
}

export interface PageDocumentTask extends DocumentTask {
  metadata: Json;
  frontMatter: Record<string, Json>;
  assetsOfFrontMatter: Record<string, Json>;
}

/** One page. */
export interface RenderTask {
  routePath: string;
  pathname: string;
  /** Absolute paths to write HTML, payload, Markdown and what is searched to; none of a page that only the cache keeps. */
  files: string[];
  /** Whether the site wants its Markdown. */
  isMarkdown: boolean;
  /** Absent where visitors don't search the page on the site itself. */
  search?: { group: string };
  levels: RouteLevel[];
  /** Of a page that belongs to a version of docs. */
  docs?: PageDocs;
  moduleIds: string[];
  documents: PageDocumentTask[];
}

export interface RenderedFacts {
  routePath: string;
  htmlBytes: number;
  payloadBytes: number;
  /** Links of components that lead to no known route and to no heading of the page, and the ids components define. */
  links: string[];
  anchors: string[];
  noIndex: boolean;
  /** As HTML: escaped. */
  title: string;
  /** Of a page that is there as Markdown. */
  description?: string;
  /** Hash of what can be found of it, where it can. */
  search?: string;
  /** Of a site with a Content-Security-Policy: what lets the page's own inline scripts run. */
  scripts?: string[];
  /** Runs code that visitors write. */
  evaluates?: true;
  /** Of a page that reads the list of all docs of its version: where that is. */
  docs?: string;
}
