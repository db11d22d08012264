import type { LoadedPage } from "../page/load-page.ts";
import { decodePathname } from "../../shared/url/pathname.ts";
import { NOT_FOUND_PATH } from "../../shared/url/not-found.ts";
import { isNotFoundPage, pageRoute } from "../page/page-location.ts";
import type { History, Place } from "./history.ts";
import type { Action, Location } from "./location.ts";

/** What is shown: a page, at a location. */
export interface View {
  page: LoadedPage;
  location: Location;
  action: Action;
  /** The entry of the history that it stands for. */
  place: Place;
}

export interface ViewStore {
  readonly view: View;
  show: (view: View) => void;
  /** The listener hears of every view from now on, and of the present one. */
  subscribe: (listener: (view: View) => void) => () => void;
}

export function createViewStore(first: View): ViewStore {
  let view = first;
  const listeners = new Set<(view: View) => void>();
  return {
    get view() {
      return view;
    },
    show: (next) => {
      view = next;
      for (const listener of listeners) listener(view);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      listener(view);
      return () => void listeners.delete(listener);
    },
  };
}

/** A page that is served for many paths hydrates as what the server rendered. */
export function firstView(page: LoadedPage, history: History, baseUrl: string): View {
  const { location, action, place } = history;
  const notFound = { ...location, pathname: baseUrl + NOT_FOUND_PATH, search: "", hash: "" };
  const rendered = { ...location, pathname: decodePathname(pageRoute(page).path) };
  return { page, action, place, location: isNotFoundPage(page) ? notFound : rendered };
}
