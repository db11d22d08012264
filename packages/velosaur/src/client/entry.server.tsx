import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";

import type { Json } from "../shared/document.ts";
import type { LeanPayload, PagePayload } from "../shared/payload.ts";
import { App } from "./App.tsx";
import { createHeadCollector } from "./head/head-context.ts";
import { type RenderedHead, renderHead } from "./head/render-head.ts";
import type { ModuleNamespace } from "./page/create-content.tsx";
import { createPageLoader, type LoadedPage } from "./page/load-page.ts";
import { createSharedDataCache, provideSharedData } from "./page/shared-data.ts";
import { findRenderedStatics, numberStatics, stripStatics } from "./page/static-segments.ts";
import { createStaticHistory } from "./router/history.ts";
import type { RouterState } from "./router/router-context.ts";
import { BrokenLinksContext, createLinkCollector } from "./site/broken-links.ts";

export interface RendererOptions {
  /** Loads a module of the server's bundle. */
  importModule: (moduleId: string) => Promise<ModuleNamespace>;
  /** Reads a shared file by its address. */
  readShared: (url: string) => Promise<Json>;
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
  /** Number of static segments whose HTML the inline data leaves out. */
  statics: number;
  lean: LeanPayload;
  /** What components link to, and the ids they define. Static HTML isn't looked at. */
  links: string[];
  anchors: string[];
}

export interface Renderer {
  renderPage: (args: RenderPageArgs) => Promise<RenderedPage>;
}

export function createRenderer({ importModule, readShared }: RendererOptions): Renderer {
  const sharedData = createSharedDataCache(readShared);
  provideSharedData(sharedData);
  const loader = createPageLoader({ importModule, sharedData });
  return {
    renderPage: async ({ payload, pathname }) => {
      const numbered = { ...payload, documents: numberStatics(payload.documents).documents };
      const page = await loader.load(numbered);
      const { html, head, links, anchors } = await renderApp(page, createRouterState(pathname));
      const rendered = findRenderedStatics(html);
      const documents = stripStatics(numbered.documents, rendered);
      const lean = { ...payload, documents, statics: rendered.size };
      return { html, head, statics: rendered.size, lean, links, anchors };
    },
  };
}

function createRouterState(pathname: string): RouterState {
  const history = createStaticHistory(pathname);
  const { location } = history;
  return {
    history,
    location,
    match: { path: "/", url: "/", isExact: location.pathname === "/", params: {} },
  };
}

type RenderedApp = Pick<RenderedPage, "html" | "head" | "links" | "anchors">;

/** Synchronously, which is fastest; a page that suspends is rendered again, waiting for all it needs. */
async function renderApp(page: LoadedPage, router: RouterState): Promise<RenderedApp> {
  const first = prepareApp(page, router);
  try {
    const html = renderToString(first.element);
    if (!html.includes("<!--$!-->")) return first.finish(html);
  } catch {
    // Whatever it was, the second attempt throws it too, and knows where.
  }
  const second = prepareApp(page, router);
  return second.finish(await renderAsync(second.element));
}

/** React asks for images ahead of the document that shows them: twice the bytes, nothing gained. */
const IMAGE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

function prepareApp(page: LoadedPage, router: RouterState) {
  const head = createHeadCollector();
  const collector = createLinkCollector();
  const element = (
    <BrokenLinksContext value={collector}>
      <App page={page} router={router} head={head} />
    </BrokenLinksContext>
  );
  const finish = (html: string): RenderedApp => ({
    html: html.replace(IMAGE_PRELOADS, ""),
    head: renderHead(head.entries()),
    links: [...collector.links],
    anchors: [...collector.anchors],
  });
  return { element, finish };
}

async function renderAsync(element: ReactElement): Promise<string> {
  let failure: { error: unknown; componentStack?: string } | undefined;
  try {
    const { prelude } = await prerender(element, {
      onError: (error, { componentStack }) => {
        failure ??= { error, componentStack };
      },
    });
    const html = await new Response(prelude).text();
    if (!failure) return html;
  } catch (error) {
    failure ??= { error };
  }
  throw Object.assign(toError(failure?.error), { componentStack: failure?.componentStack });
}

const toError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
