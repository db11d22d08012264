/** What a page needs in the browser. Every route has one payload, at an address that follows from its URL. */

import type { Json, Segment, TocItem } from "./document.ts";
import type { SiteData } from "./site.ts";

/** Data that many pages share, in a file of its own whose name holds a hash of its content. */
export interface SharedDataReference {
  $shared: string;
}

/** Stands for the content component made of `documents[$document]`. */
export interface DocumentReference {
  $document: number;
}

/** Stands for the namespace of a module: `{ default, … }`. */
export interface ModuleNamespaceReference {
  $module: string;
}

/** Stands for a part of `SiteData`, which every page has. */
export interface SiteDataReference {
  $site: keyof SiteData;
}

export type RouteProp =
  | Json
  | SharedDataReference
  | SharedDataReference[]
  | DocumentReference
  | DocumentReference[]
  | ModuleNamespaceReference
  | SiteDataReference
  | { [name: string]: RouteProp };

export interface RouteContext {
  plugin: { name: string; id: string };
  data?: Json;
}

/** One component of a page, from the outermost layout to the page itself. */
export interface RouteLevel {
  path: string;
  exact: boolean;
  /** Module id of the component: `@theme/DocItem`, `@site/src/pages/index.tsx`. */
  component: string;
  props: Record<string, RouteProp>;
  /** Further fields of the route, such as `sidebar`. */
  attributes?: Record<string, Json>;
  context?: RouteContext;
}

/** A document as the browser gets it: links, assets, expressions and partials resolved. */
export interface PageDocument {
  segments: Segment[];
  toc: TocItem[];
  contentTitle?: string;
  frontMatter: Record<string, Json>;
  metadata: Json;
  assets: Record<string, Json>;
  /** Module id of a program document's code. */
  program?: string;
}

/**
 * Addresses of stylesheets, in the order in which they stand: what all pages have, what components of the
 * theme add, what the site says, so that the site has the last word.
 */
export interface Styles {
  base?: string[];
  theme?: string[];
  site?: string[];
}

export const STYLE_PARTS = ["base", "theme", "site"] as const satisfies (keyof Styles)[];

export interface Chunk {
  js: string;
  styles?: Styles;
  /** Chunks that this one imports, for preloading. */
  imports?: string[];
}

export interface PagePayload {
  /** Identity of the client bundle: another one means that the site has been deployed anew. */
  build: string;
  levels: RouteLevel[];
  documents: PageDocument[];
  /** Module id → where the browser loads it from. */
  modules: Record<string, Chunk>;
  /** Stylesheets that it needs in addition to those of its modules. */
  styles?: Styles;
  /** `SiteData`. */
  site: SharedDataReference;
  /** It runs code that visitors write, which the site's policy allows to this document alone. */
  evaluates?: boolean;
}

/** A page that shows at many paths: all that the bundle knows of the site's routes. */
export interface RoutePrefix {
  /** It may have parameters (`/boats/:name`). */
  path: string;
  /** Without it, the page shows at every path below its own. */
  exact?: true;
  /** Other pages lie there, so that a path is asked for by itself first. */
  hasPages: boolean;
}

/** Ids in the HTML document that both sides know. */
export const ROOT_ID = "__docusaurus";
/** On elements whose components have no code in the browser yet. */
export const LATE_ATTRIBUTE = "data-late";
/** On stylesheets that the dev server's pages have until their code brings them. */
export const EARLY_MARK = "data-early";
export const PAYLOAD_ID = "__velosaur";
/** On the payload in the dev server's pages that need no modules but the engine's. */
export const READY_ATTRIBUTE = "data-ready";
/** Behind the base URL: which state of the site's modules the dev server's pages are of. */
export const EDITION_PATH = "_edition.json";
/** What the dev server calls its message to pages that an edit led from one edition to the next. */
export const EDITION_EVENT = "velosaur:edition";
/** What a page asks by the connection on which it hears of edits, and what it is answered there: the current edition. */
export const EDITION_QUESTION = "velosaur:edition-question";
export const EDITION_ANSWER = "velosaur:edition-answer";
/** The same way, a page that shows a mistake asks whether it is still there, by its own path; answered with a boolean. */
export const FAILURE_QUESTION = "velosaur:failure-question";
export const FAILURE_ANSWER = "velosaur:failure-answer";

export interface EditionEvent {
  before: string;
  after: string;
}
