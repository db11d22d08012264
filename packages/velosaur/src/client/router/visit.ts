/** What a visitor needs from the first move on: loaded then, since many read a page and go. */

import { NOT_FOUND_PATH } from "../../shared/url/not-found.ts";
import prefixes from "@generated/route-prefixes";

import { connectDevServer } from "../dev-server.ts";
import { withLate } from "../page/late.tsx";
import type { LoadedPage, PageLoader } from "../page/load-page.ts";
import { isNotFoundPage } from "../page/page-location.ts";
import { createPageSource, type PageSource } from "../page/page-source.ts";
import type { SharedDataCache } from "../page/shared-data.ts";
import type { RouteUpdates } from "./client-modules.ts";
import type { History } from "./history.ts";
import { paintFirstScreen } from "./first-screen.ts";
import { loadAfresh } from "./load-afresh.ts";
import { withStyles } from "./load-styles.ts";
import { createNavigation } from "./navigation.ts";
import { createPrefetcher } from "./prefetch.ts";
import { createProgressBar } from "./progress-bar.ts";
import { createScroller, type PageChange } from "./scroll.ts";
import { animateViews } from "./view-transitions.ts";
import type { ViewStore } from "./view-store.ts";

export { createHeadWriter } from "../head/apply-head.ts";

export interface VisitOptions {
  baseUrl: string;
  history: History;
  views: ViewStore;
  loader: PageLoader;
  sharedData: SharedDataCache;
  /** The client modules hear that another page is on its way. */
  updates: Pick<RouteUpdates, "start">;
}

export interface Visit {
  /** Follows what happened while this was loaded. */
  catchUp: () => void;
  /** Another place is on the screen: scrolls to what of it the visitor is to see. */
  settle: (change: PageChange) => void;
  /** Links may be followed soon. */
  observeLinks: () => void;
}

const createSource = (baseUrl: string): PageSource =>
  createPageSource({ baseUrl, prefixes, fetch: window.fetch.bind(window) });

/** The first page has its styles in its document, and waits for some of its code. */
const complete = (loader: PageLoader): PageLoader => withStyles(withLate(loader));

/** Where the document brings no payload, or not all of its HTML. */
export async function loadFirstPage(baseUrl: string, loader: PageLoader): Promise<LoadedPage> {
  const source = createSource(baseUrl);
  const { pathname } = window.location;
  const payload =
    (await source.fetchPayload(pathname)) ?? (await source.fetchPayload(baseUrl + NOT_FOUND_PATH));
  if (!payload) throw new Error(`There is no page at ${pathname}.`);
  return complete(loader).load(payload);
}

/**
 * The keyboard starts at the top of the next page. Focus in what goes is given up before anything changes: the browser
 * would lay out the half-changed page to do so.
 */
function releaseFocus({ action, location }: History): void {
  const { activeElement } = document;
  const isMoved = action === "PUSH" && !location.hash;
  if (isMoved && activeElement instanceof HTMLElement && activeElement.closest("main"))
    activeElement.blur();
}

export function createVisit(options: VisitOptions): Visit {
  const { baseUrl, history, sharedData, updates } = options;
  const source = createSource(baseUrl);
  const { page: first, location: firstLocation } = options.views.view;
  // It was read from the document: the visitor may come back to it without a connection.
  if (!isNotFoundPage(first)) source.keep(firstLocation.pathname, first.payload);
  const scroller = createScroller(window);
  const progressBar = createProgressBar(document);
  const animated = animateViews(options.views);
  const navigation = createNavigation({
    ...options,
    loader: complete(options.loader),
    views: animated.views,
    source,
    reload: (error) => void loadAfresh(options, error),
    onLeave: () => releaseFocus(history),
    onStart: (location, { location: previousLocation }) => {
      scroller.save(previousLocation);
      progressBar.start();
      updates.start({ location, previousLocation });
    },
    onEnd: progressBar.finish,
  });
  connectDevServer(navigation);
  const { prepare } = navigation;
  const current = history.location.pathname;
  const prefetcher = import.meta.env.DEV
    ? null
    : createPrefetcher({ source, sharedData, baseUrl, current, prepare });
  return {
    catchUp: navigation.catchUp,
    settle: (change) => {
      const { kind } = scroller.restore(change);
      // Rendered within the click, the page has all its effects behind it then, and no layout yet.
      if (kind === "top" && window.event?.isTrusted) queueMicrotask(() => paintFirstScreen(window));
      animated.finish();
    },
    observeLinks: () => prefetcher?.observe(),
  };
}
