import { startTransition } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";

import { holdPresses } from "../shared/inline-scripts.ts";
import { ROOT_ID, SHELL_MARK } from "../shared/payload.ts";
import { decodeHash } from "../shared/url/pathname.ts";
import { BrowserApp } from "./BrowserApp.tsx";
import onFirstInteraction from "./own/onFirstInteraction.ts";
import { createBrowserHead } from "./head/browser-head.ts";
import { readFirstPayload } from "./page/first-page.ts";
import { importModule } from "./page/import-module.ts";
import { loadLate, markHydrating } from "./page/late.tsx";
import { createPageLoader } from "./page/load-page.ts";
import { isNotFoundPage, pageLocation } from "./page/page-location.ts";
import { createSharedDataCache, provideSharedData } from "./page/shared-data.ts";
import { finishRouteUpdate, hasClientModules, startRouteUpdate } from "./router/client-modules.ts";
import { createBrowserHistory } from "./router/history.ts";
import { loadAfresh } from "./router/load-afresh.ts";
import { followLinks } from "./router/link-clicks.ts";
import type { PageChange } from "./router/scroll.ts";
import { createViewStore, firstView } from "./router/view-store.ts";
import type { Visit, VisitOptions } from "./router/visit.ts";

const baseUrl = import.meta.env.BASE_URL;
const loadVisit = () => import("./router/visit.ts");

async function start(container: Element): Promise<void> {
  const sharedData = createSharedDataCache(async (url) => (await window.fetch(url)).json());
  provideSharedData(sharedData);
  const loader = createPageLoader({ importModule, sharedData });
  const payload = readFirstPayload(document, container);
  const head = createBrowserHead(async () => {
    // Late components have a say in the head.
    const [visits] = await Promise.all([loadVisit(), loadLate()]);
    return visits.createHeadWriter(document);
  });
  const isOnScreen = payload !== null && container.hasChildNodes();
  const loadPage = async () => {
    // What React makes of elements for development can't be compared as text.
    if (import.meta.env.DEV || !isOnScreen) await head.loadWriter();
    return payload ? loader.load(payload) : (await loadVisit()).loadFirstPage(baseUrl, loader);
  };
  const loadFirst = async () => {
    if (!isOnScreen) return loadVisibly(container, loadPage);
    if (!import.meta.env.DEV) return loadPage();
    // Whoever edits code must hear of what fails, which a page that stands there already would hide.
    return loadPage().catch(() => {
      container.replaceChildren();
      return loadVisibly(container, loadPage);
    });
  };
  const firstPage = await loadFirst();

  // The modules have brought their styles, which stand in the order of the build.
  if (import.meta.env.DEV)
    for (const link of document.querySelectorAll(`link[${SHELL_MARK}]`)) link.remove();

  const history = createBrowserHistory(window);
  const first = firstView(firstPage, history, baseUrl);
  const views = createViewStore(first);
  let endUpdate = startRouteUpdate({ location: history.location, previousLocation: null });
  const startUpdate: VisitOptions["startUpdate"] = (update) => {
    endUpdate();
    endUpdate = startRouteUpdate(update);
  };
  let visit: Visit | undefined;
  let starting: Promise<void> | undefined;
  const startVisit = async () => {
    await head.loadWriter();
    const { createVisit } = await loadVisit();
    stopListening();
    visit = createVisit({ baseUrl, history, views, loader, sharedData, startUpdate });
    visit.observeLinks();
    visit.catchUp();
  };
  const begin = () => {
    starting ??= startVisit().catch((error: unknown) => {
      starting = undefined;
      if (history.location.key !== first.location.key) void loadAfresh({ history, views }, error);
    });
  };
  const stopListening = history.listen(begin);
  const onReady = () => {
    markHydrating(false);
    const location = pageLocation(firstPage, history.location);
    const isPrefixed = !isNotFoundPage(firstPage) && location.pathname !== first.location.pathname;
    if (isPrefixed) views.show({ ...first, location });
    onFirstInteraction(begin);
    if (import.meta.env.DEV || isNotFoundPage(firstPage)) begin();
  };
  const onShown = (change: PageChange) => {
    // The document that the browser wanted to scroll had nothing in it yet.
    if (!isOnScreen && !change.previousLocation) scrollToHash(change.location.hash);
    visit?.onShown(change);
    endUpdate();
    endUpdate = () => {};
    finishRouteUpdate(change);
    visit?.observeLinks();
  };
  followLinks({ history, baseUrl });

  const app = <BrowserApp {...{ history, first, views, head, onReady, onShown }} />;
  const options: RootOptions = {
    onRecoverableError: (error, { componentStack }) =>
      console.error("React recovered from an error:", error, componentStack),
  };
  holdPresses(window);
  const render = () => {
    // Code that a build would refuse must be seen to work, and edits must not meet what was left out.
    if (import.meta.env.DEV || !container.hasChildNodes())
      return createRoot(container, options).render(app);
    markHydrating(true);
    hydrateRoot(container, app, options);
  };
  // Between React's short tasks, what client modules have put off could change the elements that React looks for.
  if (hasClientModules) render();
  else startTransition(render);
}

/** Where nothing is on the screen yet, the visitor sees that something is on its way. */
async function loadVisibly<T>(container: Element, load: () => Promise<T>): Promise<T> {
  const { showLoading } = await import("./page/show-loading.tsx");
  return showLoading(container, load);
}

function scrollToHash(hash: string): void {
  document.getElementById(decodeHash(hash))?.scrollIntoView();
}

const container = document.getElementById(ROOT_ID);
if (container)
  start(container).catch((error: unknown) => console.error("The page could not start.", error));
