import type { PagePayload } from "../../shared/payload.ts";
import { payloadPath } from "../../shared/url/payload-path.ts";

/** Payloads of the pages that a visitor went to or may go to. */
export interface PageSource {
  /** Whether the path belongs to a page that shows at many paths. */
  isPrefixed: (pathname: string) => boolean;
  /** Address of a page's payload; pages with the same address are the same page. */
  addressOf: (pathname: string) => string;
  /** Null if there is no such page. */
  fetchPayload: (pathname: string, priority?: RequestPriority) => Promise<PagePayload | null>;
  /** Forgets what was fetched, since it has changed. */
  clear: () => void;
}

export interface PageSourceOptions {
  baseUrl: string;
  /** Paths of routes below which every path shows the same page. */
  prefixes: readonly string[];
  fetch: typeof globalThis.fetch;
}

const CACHE_LIMIT = 100;

export function createPageSource({ baseUrl, prefixes, fetch }: PageSourceOptions): PageSource {
  const payloads = new Map<string, Promise<PagePayload | null>>();
  const findPrefix = (pathname: string) =>
    prefixes.find((prefix) => `${pathname}/`.startsWith(prefix.replace(/\/?$/, "/")));
  const addressOf = (pathname: string) =>
    payloadPath({ pathname: findPrefix(pathname) ?? pathname, baseUrl });
  const request = async (url: string, priority: RequestPriority) => {
    const response = await fetch(url, { priority });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    // A host that answers everything with a page has no such payload either.
    return response.headers.get("content-type")?.includes("html")
      ? null
      : ((await response.json()) as PagePayload);
  };
  return {
    addressOf,
    isPrefixed: (pathname) => findPrefix(pathname) !== undefined,
    clear: () => payloads.clear(),
    fetchPayload: (pathname, priority = "auto") => {
      const url = addressOf(pathname);
      const known = payloads.get(url);
      if (known) return known;
      const payload = request(url, priority);
      payloads.set(url, payload);
      payload.catch(() => payloads.delete(url));
      if (payloads.size > CACHE_LIMIT) payloads.delete(payloads.keys().next().value!);
      return payload;
    },
  };
}
