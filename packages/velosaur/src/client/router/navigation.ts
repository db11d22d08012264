import type { PagePayload } from "../../shared/payload.ts";
import type { PageLoader } from "../page/load-page.ts";
import { isNotFoundPage, pageLocation, pageRoute } from "../page/page-location.ts";
import type { PageSource } from "../page/page-source.ts";
import type { History } from "./history.ts";
import type { Location } from "./location.ts";
import type { View, ViewStore } from "./view-store.ts";

export interface NavigationOptions {
  views: ViewStore;
  history: History;
  source: PageSource;
  loader: PageLoader;
  /** Called when a navigation begins and when it is over. */
  onStart: (location: Location, previous: View) => void;
  onEnd: () => void;
  /** Called when another page takes the place of the one that is shown. */
  onLeave: () => void;
  /** Loads the current address as a new document, because of an error or without one. */
  reload: (error?: unknown) => void;
}

const isSameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface Navigation {
  readonly view: View;
  /** Goes where the history is already, be it that the first page is a 404 page served for another. */
  catchUp: () => void;
  /** Loads a page that the visitor is about to go to: then it shows without waiting. */
  prepare: (pathname: string) => Promise<void>;
  /**
   * Forgets what was fetched and, if the page that is shown has changed, shows it anew in place; one that is on its way is
   * asked for again. In dev alone.
   */
  refresh: (isShown: boolean) => Promise<void>;
}

/** Follows the history: loads each page first, then shows it. A newer navigation cancels an older one. */
export function createNavigation(options: NavigationOptions): Navigation {
  const { views, history, source, loader, onStart, onEnd, onLeave, reload } = options;
  const { view: first } = views;
  let shownAddress = source.addressOf(first.location.pathname);
  let newest = 0;
  let newestRefresh = 0;

  const show = (page: View["page"]) => {
    const { location, action, place } = history;
    shownAddress = source.addressOf(location.pathname);
    if (page !== views.view.page) onLeave();
    views.show({ page, location: pageLocation(page, location), action, place });
  };
  const needsDocument = (payload: PagePayload) =>
    payload.build !== views.view.page.payload.build ||
    (payload.evaluates && !first.page.payload.evaluates);
  const load = async (location: Location, token: number) => {
    try {
      const payload = await source.fetchPayload(location.pathname);
      if (token !== newest) return;
      if (!payload || needsDocument(payload)) return reload();
      const page = await loader.load(payload);
      if (token === newest) show(page);
    } catch (error) {
      if (token === newest) reload(error);
    } finally {
      if (token === newest) onEnd();
    }
  };
  const follow = (location: Location) => {
    newest += 1;
    onStart(location, views.view);
    if (source.addressOf(location.pathname) !== shownAddress) return void load(location, newest);
    show(views.view.page);
    onEnd();
  };
  history.listen(follow);

  return {
    get view() {
      return views.view;
    },
    catchUp: () => {
      const { key, pathname } = history.location;
      if (key !== first.location.key) follow(history.location);
      else if (isNotFoundPage(first.page) && pathname !== first.location.pathname) void findPage();
    },
    prepare: async (pathname) => {
      const payload = await source.fetchPayload(pathname);
      if (payload && !needsDocument(payload)) await loader.load(payload);
    },
    refresh: async (isShown) => {
      if (!import.meta.env.DEV) return;
      source.clear();
      const isOnItsWay = history.location.key !== views.view.place.location.key;
      if (isOnItsWay) return load(history.location, ++newest);
      if (!isShown) return;
      const token = newest;
      const refreshToken = ++newestRefresh;
      const { page: shown } = views.view;
      // At the address of a page that wasn't there, one may be now.
      const { pathname } = isNotFoundPage(shown)
        ? history.location
        : { pathname: pageRoute(shown).path };
      const payload = await source.fetchPayload(pathname);
      // Another edit was made meanwhile, of which the answer came first.
      if (refreshToken !== newestRefresh) return;
      if (!payload) return reload();
      if (isSameJson(payload, shown.payload)) return;
      const page = await loader.load(payload, shown);
      // The place is the same, and the same object: nobody is told of a navigation.
      if (token === newest) views.show({ ...views.view, page });
    },
  };

  /** A path below a prefix, or `/a.html`, has a page although the host finds no such file. */
  async function findPage(): Promise<void> {
    const token = newest;
    const { pathname } = history.location;
    const hasOther = source.isPrefixed(pathname) || pathname.endsWith(".html");
    const payload = hasOther ? await source.fetchPayload(pathname).catch(() => null) : null;
    const page =
      payload && !needsDocument(payload) ? await loader.load(payload).catch(() => null) : null;
    if (token === newest) show(page ?? first.page);
  }
}
