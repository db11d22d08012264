import type { PagePayload, RoutePrefix } from "../../shared/payload.ts";
import { matchLiteral } from "../router/match-literal.ts";
import { stripHtml } from "../../shared/url/pathname.ts";
import { payloadPath } from "../../shared/url/payload-path.ts";

/** Payloads of the pages that a visitor went to or may go to. */
export interface PageSource {
  /** Whether the path belongs to a page that shows at many paths. */
  isPrefixed: (pathname: string) => boolean;
  /** Address of a page's payload; pages with the same address are the same page. */
  addressOf: (pathname: string) => string;
  /** Null if there is no such page. */
  fetchPayload: (pathname: string, priority?: RequestPriority) => Promise<PagePayload | null>;
  /** A payload that needs no fetching. */
  keep: (pathname: string, payload: PagePayload) => void;
  /** Forgets what was fetched, since it has changed. */
  clear: () => void;
}

export interface PageSourceOptions {
  baseUrl: string;
  /** Pages that show at many paths. */
  prefixes: readonly RoutePrefix[];
  fetch: typeof globalThis.fetch;
}

const CACHE_LIMIT = 100;

export function createPageSource({ baseUrl, prefixes, fetch }: PageSourceOptions): PageSource {
  const payloads = new Map<string, Promise<PagePayload | null>>();
  const findPrefix = (pathname: string) =>
    prefixes.find((prefix) => matchLiteral(pathname, prefix));
  const toAddress = (pathname: string) => payloadPath({ pathname, baseUrl });
  const addressOf = (pathname: string) => {
    const prefix = findPrefix(pathname);
    return toAddress(prefix && !prefix.hasPages ? prefix.path : pathname);
  };
  /** What a path may mean, the most exact meaning first. */
  const listAddresses = (pathname: string) => {
    const prefix = findPrefix(pathname);
    const others = [stripHtml(pathname), prefix?.path ?? pathname];
    return new Set([addressOf(pathname), ...others.map(toAddress)]);
  };
  const request = async (url: string, priority: RequestPriority) => {
    const response = await fetch(url, { priority });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    // A host that answers everything with a page has no such payload either.
    return response.headers.get("content-type")?.includes("html")
      ? null
      : ((await response.json()) as PagePayload);
  };
  const requestFirst = async (urls: Iterable<string>, priority: RequestPriority) => {
    for (const url of urls) {
      const payload = await request(url, priority);
      if (payload) return payload;
    }
    return null;
  };
  return {
    addressOf,
    isPrefixed: (pathname) => findPrefix(pathname) !== undefined,
    keep: (pathname, payload) => {
      payloads.set(addressOf(pathname), Promise.resolve(payload));
    },
    clear: () => payloads.clear(),
    fetchPayload: (pathname, priority = "auto") => {
      const url = addressOf(pathname);
      const known = payloads.get(url);
      if (known) return known;
      const payload = requestFirst(listAddresses(pathname), priority);
      payloads.set(url, payload);
      payload.catch(() => payloads.delete(url));
      if (payloads.size > CACHE_LIMIT) payloads.delete(payloads.keys().next().value!);
      return payload;
    },
  };
}
