/** The kept copy of the site: what is in it, how it comes there, how it goes. */

import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { PRECACHE_FILE, SHELL_FILE } from "../files.js";
import { type LifetimeEvent, scope } from "./worker-scope.js";

export interface OfflineSite {
  install: (event: LifetimeEvent) => Promise<void>;
  activate: () => Promise<void>;
  /** Key of what a browser gets at an address: of a file, or of the document that shows the page there. */
  findFile: (url: URL) => string | undefined;
  findDocument: (url: URL) => string | undefined;
  /** For a page that isn't there. */
  shell: string;
  isPayload: (url: URL) => boolean;
  /** What is kept under a key, or by the build before at an address. */
  read: (key: string) => Promise<Response | undefined>;
  readOlder: (url: string) => Promise<Response | undefined>;
}

/** Enough to keep the connection busy, and few enough to leave the page its turn. */
const AT_ONCE = 6;
const NOTHING = { files: [], pages: [], payloads: "" };
const REVISION = "__WB_REVISION__";

export function createOfflineSite(): OfflineSite {
  const baseUrl = new URL(".", scope.location.href);
  scope.importScripts(new URL(PRECACHE_FILE, baseUrl).href);
  const { files, pages, payloads } = scope.offlineFiles ?? NOTHING;
  const controller = new PrecacheController();
  controller.addToCacheList(files);
  const keys = controller.getURLsToCacheKeys();
  const byPath = new Map([...keys].map(([url, key]) => [toPath(new URL(url)), key]));
  const { cacheName } = controller.strategy;
  const olderName = `velosaur-older-${scope.registration.scope}`;
  const shell = byPath.get(toPath(new URL(SHELL_FILE, baseUrl))) ?? "";

  const pagePaths = new Set(pages.map((name) => toPath(new URL(name, baseUrl))));
  const findFile = (url: URL): string | undefined =>
    listPaths(url, baseUrl)
      .map((path) => byPath.get(path))
      .find((key) => key !== undefined);
  const hasPage = (url: URL): boolean =>
    listPaths(url, baseUrl).some((path) => pagePaths.has(path));
  const openCache = () => scope.caches.open(cacheName);

  return {
    findFile,
    findDocument: (url) => findFile(url) ?? (hasPage(url) ? shell : undefined),
    shell,
    isPayload: (url) => url.href.startsWith(new URL(payloads, baseUrl).href),
    read: async (key) => (await openCache()).match(key),
    readOlder: async (url) => (await scope.caches.open(olderName)).match(url),
    async install(event) {
      const cache = await openCache();
      const before = new Set((await cache.keys()).map(({ url }) => url));
      try {
        await keepAll({ controller, event });
      } catch (error) {
        // What the worker before has kept stays: it goes on without this one.
        const added = (await cache.keys()).filter(({ url }) => !before.has(url));
        await Promise.all(added.map((request) => cache.delete(request)));
        throw error;
      }
    },
    async activate() {
      const cache = await openCache();
      const expected = new Set(keys.values());
      const outdated = (await cache.keys()).filter(({ url }) => !expected.has(url));
      await scope.caches.delete(olderName);
      await keepCode({ from: cache, to: await scope.caches.open(olderName), requests: outdated });
      await Promise.all(outdated.map((request) => cache.delete(request)));
    },
  };
}

/** Files that a host has for an address. */
function listPaths(url: URL, { origin }: URL): string[] {
  if (url.origin !== origin) return [];
  const path = toPath(url);
  return [path, path.replace(/\/?$/, "/index.html"), `${path.replace(/\/$/, "")}.html`];
}

/** However an address is encoded. */
function toPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

interface Keeping {
  controller: PrecacheController;
  event: LifetimeEvent;
}

/** Ends when nothing is under way any more, so that what came can be taken away again. */
async function keepAll({ controller, event }: Keeping): Promise<void> {
  const waiting = [...controller.getURLsToCacheKeys()];
  const keepRest = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [url, cacheKey] = next;
      const isRevised = new URL(cacheKey).searchParams.has(REVISION);
      const request = new Request(url, {
        cache: isRevised ? "reload" : "default",
        credentials: "same-origin",
      });
      const kept = controller.strategy.handleAll({
        params: { cacheKey },
        request,
        event: event as never,
      });
      await Promise.all(kept).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, keepRest));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** Tabs of the build before go on with its code, which is loaded when it is needed. */
async function keepCode({
  from,
  to,
  requests,
}: {
  from: Cache;
  to: Cache;
  requests: readonly Request[];
}): Promise<void> {
  const code = requests.filter(({ url }) => !new URL(url).searchParams.has(REVISION));
  for (const request of code) {
    const response = await from.match(request);
    if (response) await to.put(request, response);
  }
}
