/** Locations as react-router's v5 knows them: `pathname` is decoded, `search` and `hash` keep their mark. */

import {
  decodePathname,
  encodePathname,
  resolvePathname,
  splitHref,
} from "../../shared/url/pathname.ts";

export interface Location<State = unknown> {
  pathname: string;
  search: string;
  hash: string;
  state: State;
  key?: string;
}

export type Action = "PUSH" | "REPLACE" | "POP";

/** What `push` and `<Link to>` take. */
export type LocationDescriptor = string | Partial<Location>;

/** An address: encoded, as the browser wants it. */
export function formatHref({ pathname, search, hash }: Location): string {
  return encodePathname(pathname) + search + hash;
}

/** Resolves a target against the current location, as a link on that page would. */
export function resolveLocation(to: LocationDescriptor, current: Location): Location {
  const target = typeof to === "string" ? splitHref(to) : { search: "", hash: "", ...to };
  const { search = "", hash = "" } = target;
  return {
    pathname: decodePathname(resolvePathname(target.pathname ?? "", current.pathname)),
    search: ensureMark(search, "?"),
    hash: ensureMark(hash, "#"),
    state: typeof to === "string" ? undefined : to.state,
  };
}

function ensureMark(text: string, mark: string): string {
  if (!text || text === mark) return "";
  return text.startsWith(mark) ? text : mark + text;
}
