/** What the server's entry is given for a page, and what it makes of it. */

import type { Json } from "./document.ts";
import type { PagePayload } from "./payload.ts";

export type ModuleNamespace = Record<string, unknown>;

export interface RendererOptions {
  /** Loads a module of the server's bundle. */
  importModule: (moduleId: string) => Promise<ModuleNamespace>;
  /** Reads a shared file by its address. */
  readShared: (url: string) => Promise<Json>;
  /** Whether what looks alike on many pages may be rendered once. */
  keepMarkup: boolean;
}

export interface RenderPageArgs {
  payload: PagePayload;
  /** Path that the page is rendered for, with base URL. */
  pathname: string;
  /** Of a page that belongs to a version of docs. */
  docs?: WatchedDocs;
}

export interface WatchedDocs {
  /** Of the page's levels, the one that is given the version. */
  level: number;
  /** Something has read the list of all docs. */
  onRead: () => void;
}

/** Head and attributes of a page, as HTML. */
export interface RenderedHead {
  /** Inner HTML of the title: escaped text. */
  title: string;
  /** All tags but styles, the title among them, each with the mark by which the browser knows them. */
  html: string;
  /** What a page says in `<style>`. As in the browser, it stands behind all stylesheets. */
  styles: string;
  /** `lang="en" dir="ltr"`. */
  htmlAttributes: string;
  bodyAttributes: string;
  /** Whether a `robots` tag keeps search engines from the page. */
  noIndex: boolean;
  /** As text, not as HTML. */
  description?: string;
  /** Whether the page names a generator of its own. */
  hasGenerator: boolean;
}

/**
 * HTML that was never joined: most of it stands on many pages, and one character that isn't Latin, anywhere in a text,
 * makes all of it take twice the room. With the sidebar of a very large site, joining took a quarter of the time.
 */
export type HtmlPieces = readonly string[];

export interface RenderedPage {
  /** What goes into the root element. A tag never stands in two pieces. */
  html: HtmlPieces;
  head: RenderedHead;
  /** The payload without the static HTML, which the DOM holds. */
  lean: PagePayload;
  /** What components link to, and the ids they define. Static HTML isn't looked at. */
  links: string[];
  anchors: string[];
}

export interface Renderer {
  renderPage: (args: RenderPageArgs) => Promise<RenderedPage>;
}

/** What the server's entry exports. */
export interface ServerEntry {
  createRenderer: (options: RendererOptions) => Renderer;
}
