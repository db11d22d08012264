import { decodeHash } from "../../shared/url/pathname.ts";
import type { Action, Location } from "./location.ts";

export type ScrollTarget =
  | { kind: "none" }
  | { kind: "top" }
  | { kind: "hash"; id: string }
  | { kind: "position"; position: [number, number] };

export interface PageChange {
  location: Location;
  previousLocation: Location | null;
  action: Action;
}

/** Where the window scrolls to after a navigation. */
export function findScrollTarget(
  change: PageChange,
  saved: [number, number] | undefined,
): ScrollTarget {
  const { location, previousLocation, action } = change;
  if (!previousLocation) return { kind: "none" };
  if (action === "POP" && saved) return { kind: "position", position: saved };
  const isSamePlace =
    location.pathname === previousLocation.pathname && location.hash === previousLocation.hash;
  if (isSamePlace && location.search !== previousLocation.search) return { kind: "none" };
  return location.hash ? { kind: "hash", id: decodeHash(location.hash) } : { kind: "top" };
}

export interface Scroller {
  /** Remembers where the visitor is, before the place is left. */
  save: (location: Location) => void;
  /** Returns what it scrolled to. */
  restore: (change: PageChange) => ScrollTarget;
}

/** More than a browser's own history keeps. */
const PLACES_LIMIT = 200;

export function createScroller(window: Window): Scroller {
  const positions = new Map<string | undefined, [number, number]>();
  // Asked when a navigation is under way, the window may have moved to a hash already.
  let position: [number, number] = [window.scrollX, window.scrollY];
  const track = () => {
    position = [window.scrollX, window.scrollY];
  };
  window.addEventListener("scroll", track, { passive: true });
  takeOverRestoration(window);
  // A page appears at its place at once, also where the site scrolls smoothly.
  const scrollTo = (left: number, top: number) =>
    window.scrollTo({ left, top, behavior: "instant" });
  const showElement = (id: string) => window.document.getElementById(id)?.scrollIntoView();
  return {
    save: ({ key }) => {
      positions.set(key, position);
      if (positions.size > PLACES_LIMIT) positions.delete(positions.keys().next().value);
    },
    restore: (change) => {
      const target = findScrollTarget(change, positions.get(change.location.key));
      if (target.kind === "top") scrollTo(0, 0);
      else if (target.kind === "position") scrollTo(...target.position);
      else if (target.kind === "hash") showElement(target.id);
      return target;
    },
  };
}

/**
 * Between our pages we restore; when the document itself is left or loaded again, the browser does,
 * since our memory goes with the document.
 */
function takeOverRestoration(window: Window): void {
  const setMode = (mode: ScrollRestoration) => {
    window.history.scrollRestoration = mode;
  };
  const takeOver = () => setMode("manual");
  if (window.document.readyState === "complete") takeOver();
  else window.addEventListener("load", takeOver);
  window.addEventListener("pageshow", (event) => event.persisted && takeOver());
  window.addEventListener("pagehide", () => setMode("auto"));
}
