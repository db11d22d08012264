import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";

import type { Json } from "../shared/document.ts";
import type { RenderedPage, ServerEntry } from "../shared/rendered-page.ts";
import { App } from "./App.tsx";
import { renderHead } from "./head/render-head.ts";
import { createServerHead } from "./head/server-head.ts";
import { completeHtml, dropImagePreloads, isWaiting } from "./page/finish-html.ts";
import { createPageLoader, type LoadedPage } from "./page/load-page.ts";
import { RecentMap } from "../shared/recent-map.ts";
import { createSharedDataCache, provideSharedData } from "./page/shared-data.ts";
import { type NumberedStatics, numberStatics, stripStatics } from "./page/static-segments.ts";
import { watchDocs } from "./page/watch-docs.ts";
import { createStaticHistory } from "./router/history.ts";
import type { RouterState } from "./router/router-context.ts";
import { BrokenLinksContext, createLinkCollector } from "./site/broken-links.ts";
import { createMarkupKeeper, KeptMarkupContext, type PageMarkup } from "./site/kept-markup.tsx";

/**
 * Shared files that stay in memory: few are enough, since a thread renders neighbouring pages one after another. The HTML
 * that was kept of a file's sidebar items goes with it.
 */
const KEPT_FILES = 64;

export const createRenderer: ServerEntry["createRenderer"] = ({
  importModule,
  readShared,
  keepMarkup,
}) => {
  const sharedFiles = new RecentMap<string, Promise<Json>>();
  const sharedData = createSharedDataCache(readShared, sharedFiles);
  provideSharedData(sharedData);
  const loader = createPageLoader({ importModule, sharedData });
  const beginMarkup = createMarkupKeeper();
  return {
    renderPage: async ({ payload, pathname, docs }) => {
      sharedFiles.keep(KEPT_FILES);
      const statics = numberStatics(payload.documents);
      const loaded = await loader.load({ ...payload, documents: statics.documents });
      const page = docs ? { ...loaded, route: watchDocs(loaded.route, docs) } : loaded;
      const router = createRouterState(pathname);
      const app = { page, router, statics, beginMarkup, keepMarkup };
      const { rendered, ...facts } = await renderApp(app);
      const documents = stripStatics(statics.documents, rendered);
      return { ...facts, lean: { ...payload, documents } };
    },
  };
};

function createRouterState(pathname: string): RouterState {
  const history = createStaticHistory(pathname);
  const { location } = history;
  return {
    history,
    location,
    match: { path: "/", url: "/", isExact: location.pathname === "/", params: {} },
  };
}

interface AppInput {
  page: LoadedPage;
  router: RouterState;
  statics: NumberedStatics;
  beginMarkup: () => PageMarkup;
  keepMarkup: boolean;
}

interface RenderedApp extends Omit<RenderedPage, "lean"> {
  /** Numbers of the static segments in the HTML. */
  rendered: ReadonlySet<number>;
}

/**
 * Synchronously, which is fastest. A page that suspends waits for all it needs and is rendered again, so
 * that its HTML doesn't tell whether it was the first one to need that.
 */
async function renderApp(input: AppInput): Promise<RenderedApp> {
  const first = renderSync(input);
  if (first) return first;
  const waiting = prepareApp(input);
  const html = await renderAsync(waiting.element);
  return renderSync(input) ?? waiting.finish(html);
}

function renderSync(input: AppInput): RenderedApp | undefined {
  const { element, finish } = prepareApp(input);
  try {
    const html = renderToString(element);
    return isWaiting(html) ? undefined : finish(html);
  } catch {
    // Whatever it was, the attempt that waits throws it too, and knows where.
    return undefined;
  }
}

function prepareApp({ page, router, statics, beginMarkup, keepMarkup }: AppInput) {
  const rendered = statics.watch();
  const head = createServerHead();
  const collector = createLinkCollector();
  const markup = beginMarkup();
  const element = (
    <BrokenLinksContext value={collector}>
      <KeptMarkupContext value={keepMarkup ? markup.keep : undefined}>
        <App page={page} router={router} head={head} />
      </KeptMarkupContext>
    </BrokenLinksContext>
  );
  const finish = (html: string): RenderedApp => ({
    html: completeHtml(dropImagePreloads(html), markup.complete),
    head: renderHead(head.entries()),
    links: [...new Set([...collector.links, ...markup.links()])],
    anchors: [...new Set([...collector.anchors, ...markup.anchors()])],
    rendered,
  });
  return { element, finish };
}

async function renderAsync(element: ReactElement): Promise<string> {
  let failure: { error: unknown; componentStack?: string } | undefined;
  try {
    const { prelude } = await prerender(element, {
      // In one piece: the page must be whole without a script.
      progressiveChunkSize: Infinity,
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
