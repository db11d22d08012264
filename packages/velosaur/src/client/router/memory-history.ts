import type { History, HistoryListener } from "./history.ts";
import {
  type Action,
  formatHref,
  type Location,
  type LocationDescriptor,
  resolveLocation,
} from "./location.ts";

const START: Location = { pathname: "/", search: "", hash: "", state: undefined };

/** A history that knows nothing of the browser's: for a part of a page that has locations of its own. */
export function createMemoryHistory(
  initialEntries: readonly LocationDescriptor[] = ["/"],
  initialIndex = 0,
): History {
  const listeners = new Set<HistoryListener>();
  let entries = initialEntries.map((entry) => resolveLocation(entry, START));
  let index = Math.min(Math.max(initialIndex, 0), entries.length - 1);
  let action: Action = "POP";
  const current = () => entries[index] ?? START;

  const commit = (nextAction: Action) => {
    action = nextAction;
    for (const listener of listeners) listener(current(), action);
  };
  const change = (to: LocationDescriptor, nextAction: "PUSH" | "REPLACE", state: unknown) => {
    const resolved = resolveLocation(to, current());
    const next = { ...resolved, state: state ?? resolved.state };
    const rest = nextAction === "PUSH" ? entries.slice(0, index + 1) : entries.slice(0, index);
    entries =
      nextAction === "PUSH" ? [...rest, next] : [...rest, next, ...entries.slice(index + 1)];
    if (nextAction === "PUSH") index += 1;
    commit(nextAction);
  };
  const go = (delta: number) => {
    if (!entries[index + delta]) return;
    index += delta;
    commit("POP");
  };

  return {
    isApart: true,
    get length() {
      return entries.length;
    },
    get action() {
      return action;
    },
    get location() {
      return current();
    },
    createHref: (to) => formatHref(resolveLocation(to, current())),
    push: (to, state) => change(to, "PUSH", state),
    replace: (to, state) => change(to, "REPLACE", state),
    go,
    goBack: () => go(-1),
    goForward: () => go(1),
    // Nothing is left: the page stays.
    block: () => () => {},
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get place() {
      return { index, location: current() };
    },
    returnTo: (place) => go(place.index - index),
  };
}
