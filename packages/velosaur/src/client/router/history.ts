/** The browser's session history behind the interface that react-router v5 users know. */

import { decodePathname } from "../../shared/url/pathname.ts";
import {
  type Action,
  formatHref,
  type Location,
  type LocationDescriptor,
  resolveLocation,
} from "./location.ts";

export type Blocker =
  | string
  | boolean
  | ((location: Location, action: Action) => string | false | void);
export type HistoryListener = (location: Location, action: Action) => void;

export interface History {
  readonly length: number;
  readonly action: Action;
  readonly location: Location;
  createHref: (to: LocationDescriptor) => string;
  push: (to: LocationDescriptor, state?: unknown) => void;
  replace: (to: LocationDescriptor, state?: unknown) => void;
  go: (delta: number) => void;
  goBack: () => void;
  goForward: () => void;
  block: (blocker?: Blocker) => () => void;
  listen: (listener: HistoryListener) => () => void;
  /** The entry that the visitor is at, for `returnTo`. */
  readonly place: Place;
  /** Goes back, or forward, to where the visitor was. */
  returnTo: (place: Place) => void;
  /** Whether it is another than the browser's: links that go by it stay on the page. */
  readonly isApart?: boolean;
}

export interface Place {
  readonly index: number;
  readonly location: Location;
}

/** What is kept in `window.history.state`. */
interface Entry {
  key: string;
  index: number;
  state: unknown;
}

/** The part of `window` that a history needs. */
export interface HistoryView {
  history: Pick<globalThis.History, "length" | "state" | "pushState" | "replaceState" | "go">;
  location: Pick<globalThis.Location, "pathname" | "search" | "hash">;
  addEventListener: (type: "popstate", listener: () => void) => void;
  confirm?: (message: string) => boolean;
}

const createKey = () => Math.random().toString(36).slice(2, 8);

export function createBrowserHistory(view: HistoryView): History {
  const listeners = new Set<HistoryListener>();
  const blockers: Blocker[] = [];
  let entry = readEntry(view, -1);
  let location = readLocation(view, entry);
  let action: Action = "POP";
  let isReverting = false;

  const isAllowed = (next: Location, nextAction: Action) => {
    const blocker = blockers.at(-1);
    const answer = typeof blocker === "function" ? blocker(next, nextAction) : blocker;
    if (typeof answer === "string") return view.confirm?.(answer) ?? true;
    return typeof blocker === "function" ? answer !== false : !blocker;
  };
  const commit = (next: Location, nextAction: Action) => {
    location = next;
    action = nextAction;
    for (const listener of listeners) listener(location, action);
  };
  const change = (to: LocationDescriptor, nextAction: "PUSH" | "REPLACE", state: unknown) => {
    const resolved = resolveLocation(to, location);
    const next = { ...resolved, state: state ?? resolved.state, key: createKey() };
    if (!isAllowed(next, nextAction)) return;
    entry = {
      key: next.key,
      index: entry.index + (nextAction === "PUSH" ? 1 : 0),
      state: next.state,
    };
    view.history[nextAction === "PUSH" ? "pushState" : "replaceState"](entry, "", formatHref(next));
    commit(next, nextAction);
  };
  const onPop = () => {
    if (isReverting) {
      isReverting = false;
      return;
    }
    const nextEntry = readEntry(view, entry.index);
    const next = readLocation(view, nextEntry);
    if (!isAllowed(next, "POP")) {
      isReverting = true;
      view.history.go(entry.index - nextEntry.index);
      return;
    }
    entry = nextEntry;
    commit(next, "POP");
  };
  view.addEventListener("popstate", onPop);

  return {
    get length() {
      return view.history.length;
    },
    get action() {
      return action;
    },
    get location() {
      return location;
    },
    createHref: (to) => formatHref(resolveLocation(to, location)),
    push: (to, state) => change(to, "PUSH", state),
    replace: (to, state) => change(to, "REPLACE", state),
    go: (delta) => view.history.go(delta),
    goBack: () => view.history.go(-1),
    goForward: () => view.history.go(1),
    block: (blocker = true) => {
      blockers.push(blocker);
      return () => void blockers.splice(blockers.indexOf(blocker) >>> 0, 1);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get place() {
      return { index: entry.index, location };
    },
    returnTo: (place) => {
      if (place.index === entry.index) change(place.location, "REPLACE", place.location.state);
      else view.history.go(place.index - entry.index);
    },
  };
}

/** An entry that the browser made itself (first page, click on a hash link) gets its mark here. */
function readEntry({ history }: HistoryView, previousIndex: number): Entry {
  const known = history.state as Entry | null;
  if (known?.key) return known;
  const entry = { key: createKey(), index: previousIndex + 1, state: known ?? undefined };
  history.replaceState(entry, "");
  return entry;
}

function readLocation(
  { location: { pathname, search, hash } }: HistoryView,
  { key, state }: Entry,
): Location {
  return { pathname: decodePathname(pathname), search, hash, state, key };
}

const ignore = () => {};

/** For rendering outside of a browser: a place that nothing can leave. */
export function createStaticHistory(pathname: string): History {
  const location: Location = {
    pathname: decodePathname(pathname),
    search: "",
    hash: "",
    state: undefined,
    key: "",
  };
  return {
    length: 1,
    action: "POP",
    location,
    createHref: (to) => formatHref(resolveLocation(to, location)),
    push: ignore,
    replace: ignore,
    go: ignore,
    goBack: ignore,
    goForward: ignore,
    block: () => ignore,
    listen: () => ignore,
    place: { index: 0, location },
    returnTo: ignore,
  };
}
