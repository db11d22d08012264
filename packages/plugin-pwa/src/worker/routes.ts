import { registerRoute } from "workbox-routing/registerRoute.js";
import type { OfflineSite } from "./offline-site.js";
import type { Log } from "./start-worker.js";

/** Answers from the kept copy, and asks the network for what isn't in it. */
export function addRoutes(site: OfflineSite, log: Log): void {
  const answer = async (request: Request, key: string): Promise<Response> => {
    const kept = await site.read(key);
    log(kept ? "kept" : "missing", request.url);
    return kept ?? fetch(request);
  };

  registerRoute(
    ({ request }) => request.mode === "navigate",
    async ({ request, url }) => {
      const key = site.findDocument(url);
      if (key !== undefined) return answer(request, key);
      return fetch(request).catch(() => answer(request, site.shell));
    },
  );
  registerRoute(
    ({ url }) => site.findFile(url) !== undefined,
    ({ request, url }) => answer(request, site.findFile(url) ?? ""),
  );
  // Of a page that isn't there, nobody but the network could say more.
  registerRoute(
    ({ url }) => site.isPayload(url),
    ({ request }) => fetch(request).catch(() => new Response(null, { status: 404 })),
  );
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.includes("/assets/"),
    async ({ request }) => (await site.readOlder(request.url)) ?? fetch(request),
  );
  // Whether there is a page is asked before the browser leaves another one for it.
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && site.findDocument(url) !== undefined,
    async () => new Response(null),
    "HEAD",
  );
}
