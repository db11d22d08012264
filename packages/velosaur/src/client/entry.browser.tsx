import { type ReactElement, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";

import { holdPresses, movePresses } from "../shared/inline-scripts.ts";
import { EARLY_MARK, PAYLOAD_ID, READY_ATTRIBUTE, ROOT_ID } from "../shared/payload.ts";
import { decodeHash } from "../shared/url/pathname.ts";
import { BrowserApp } from "./BrowserApp.tsx";
import onFirstInteraction from "./own/onFirstInteraction.ts";
import { connectEdition } from "./dev-server.ts";
import { createBrowserHead } from "./head/browser-head.ts";
import { findAgain } from "./page/find-again.ts";
import { readFirstPayload } from "./page/first-page.ts";
import { importModule } from "./page/import-module.ts";
import { loadLate, markHydrating, withLate } from "./page/late.tsx";
import { createPageLoader } from "./page/load-page.ts";
import { openFirstPage } from "./page/open-first-page.ts";
import { isNotFoundPage, pageLocation } from "./page/page-location.ts";
import { createSharedDataCache, fetchShared, provideSharedData } from "./page/shared-data.ts";
import {
  createRouteUpdates,
  hasClientModules,
  loadClientModules,
  type RouteUpdate,
  type RouteUpdates,
} from "./router/client-modules.ts";
import { awaitFirstMove } from "./router/first-move.ts";
import { createBrowserHistory, type History } from "./router/history.ts";
import { loadAfresh } from "./router/load-afresh.ts";
import { followLinks } from "./router/link-clicks.ts";
import type { PageChange } from "./router/scroll.ts";
import { createViewStore, firstView, type View, type ViewStore } from "./router/view-store.ts";

const baseUrl = import.meta.env.BASE_URL;
const loadVisit = () => import("./router/visit.ts");
const checkEdition = import.meta.env.DEV ? connectEdition(baseUrl) : undefined;

async function start(container: Element): Promise<void> {
  const sharedData = createSharedDataCache(fetchShared);
  provideSharedData(sharedData);
  const loader = createPageLoader({ importModule, sharedData });
  const head = createBrowserHead(async () => {
    // Late components have a say in the head.
    const [visits] = await Promise.all([loadVisit(), loadLate()]);
    return visits.createHeadWriter(document);
  });
  const payload = readFirstPayload(document, container);
  const isOnScreen = payload !== null && container.hasChildNodes();
  const load = async () => {
    // The page's own code may need what they bring, such as polyfills.
    if (import.meta.env.DEV && !isReady()) await loadClientModules();
    // What React makes of elements for development can't be compared as text.
    if (import.meta.env.DEV || !isOnScreen) await head.loadWriter();
    // In dev React replaces all that the server sent, late components too, so the page waits for their code.
    const first = import.meta.env.DEV ? withLate(loader) : loader;
    return payload ? first.load(payload) : (await loadVisit()).loadFirstPage(baseUrl, loader);
  };
  const page = await openFirstPage({
    container,
    isOnScreen,
    load: import.meta.env.DEV ? ofOneEdition(load) : load,
  });
  // In dev, what client modules put off until later must find the elements that React makes, not those that it
  // replaces. So nothing below here waits before React renders.
  const modules = await loadClientModules();
  if (import.meta.env.DEV) dropEarlyStyles();

  const history = createBrowserHistory(window);
  const first = firstView(page, history, baseUrl);
  const views = createViewStore(first);
  const updates = followVisitor(createRouteUpdates(modules), { first, history });
  updates.start({ location: history.location, previousLocation: null });
  const firstMove = awaitFirstMove({
    history,
    loadVisit: async () => {
      await head.loadWriter();
      const { createVisit } = await loadVisit();
      return () => createVisit({ baseUrl, history, views, loader, sharedData, updates });
    },
    onFailure: (error) => {
      if (history.location.key !== first.location.key) void loadAfresh({ history, views }, error);
    },
  });

  const onReady = () => {
    markHydrating(false);
    showOwnLocation(first, { history, views });
    onFirstInteraction(firstMove.move);
    if (import.meta.env.DEV || isNotFoundPage(page)) firstMove.move();
  };
  const onShown = (change: PageChange) => {
    // The document that the browser wanted to scroll had nothing in it yet.
    if (!isOnScreen && !change.previousLocation) scrollToHash(change.location.hash);
    firstMove.visit?.settle(change);
    updates.finish(change);
    firstMove.visit?.observeLinks();
  };
  renderApp(container, <BrowserApp {...{ history, first, views, head, onReady, onShown }} />);
  followLinks({ history, baseUrl, container });
}

/** Whether all modules of the page are the engine's. Only pages of the dev server say so. */
const isReady = (): boolean =>
  document.getElementById(PAYLOAD_ID)?.hasAttribute(READY_ATTRIBUTE) ?? false;

/**
 * Where the site began anew while the page was on its way, some of its modules are of one edition and some of another:
 * they don't share React, or are gone. Such a page isn't shown, it is loaded again.
 */
const ofOneEdition =
  <T,>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    let hasFailed = true;
    try {
      const page = await load();
      hasFailed = false;
      return page;
    } finally {
      await checkEdition?.({ hasFailed });
    }
  };

/** The modules have brought their styles, which stand in the order of the build. */
function dropEarlyStyles(): void {
  for (const style of document.querySelectorAll(`[${EARLY_MARK}]`)) style.remove();
}

/** The address for which a page was rendered that stands for others is no place where the visitor has been. */
function followVisitor(
  updates: RouteUpdates,
  { first, history }: { first: View; history: History },
): RouteUpdates {
  const { pathname } = pageLocation(first.page, history.location);
  if (pathname === first.location.pathname) return updates;
  const visited = (location: RouteUpdate["previousLocation"]) =>
    location === first.location ? null : location;
  return {
    start: ({ location, previousLocation }) =>
      updates.start({ location, previousLocation: visited(previousLocation) }),
    finish: ({ location, previousLocation }) => {
      if (visited(location))
        updates.finish({ location, previousLocation: visited(previousLocation) });
    },
  };
}

/** A page that stands for all paths below its own was rendered for that one: now it hears of the visitor's. */
function showOwnLocation(
  first: View,
  { history, views }: { history: History; views: ViewStore },
): void {
  const location = pageLocation(first.page, history.location);
  const isElsewhere = location.pathname !== first.location.pathname;
  if (isElsewhere && !isNotFoundPage(first.page)) views.show({ ...first, location });
}

function renderApp(container: Element, app: ReactElement): void {
  const options: RootOptions = {
    onRecoverableError: (error, { componentStack }) =>
      console.error("React recovered from an error:", error, componentStack),
  };
  holdPresses(window);
  const render = () => {
    // Code that a build would refuse must be seen to work, and edits must not meet what was left out.
    if (import.meta.env.DEV) {
      movePresses(window, (control) => findAgain(container, control as HTMLElement));
      return flushSync(() => createRoot(container, options).render(app));
    }
    if (!container.hasChildNodes()) return createRoot(container, options).render(app);
    markHydrating(true);
    hydrateRoot(container, app, options);
  };
  // Between React's short tasks, what client modules have put off could change the elements that React looks for.
  if (hasClientModules) render();
  else startTransition(render);
}

function scrollToHash(hash: string): void {
  document.getElementById(decodeHash(hash))?.scrollIntoView();
}

const container = document.getElementById(ROOT_ID);
if (container)
  start(container).catch(async (error: unknown) => {
    await checkEdition?.({ hasFailed: true });
    console.error("The page could not start.", error);
  });
