import type { Json } from "../../shared/document.ts";
import type { PagePayload } from "../../shared/payload.ts";
import type { RenderedHead } from "./html-document.ts";

export type ModuleNamespace = Record<string, unknown>;

/** What `client/entry.server` exports, as far as it is used in Node. */
export interface ServerEntry {
  createRenderer: (options: {
    importModule: (id: string) => Promise<ModuleNamespace>;
    readShared: (url: string) => Promise<Json>;
  }) => { renderPage: (args: RenderPageArgs) => Promise<RenderedPage> };
}

export interface RenderPageArgs {
  payload: PagePayload;
  /** Path that the page is rendered for, with base URL. */
  pathname: string;
}

export interface RenderedPage {
  /** What goes into the root element. */
  html: string;
  head: RenderedHead;
  /** The payload without the static HTML, which the DOM holds. */
  lean: PagePayload;
  links: string[];
  anchors: string[];
}
