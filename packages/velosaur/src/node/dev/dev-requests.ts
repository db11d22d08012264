import type { RequestListener } from "node:http";
import { createDevHandler } from "./dev-handler.ts";
import type { DevServer } from "./dev-server.ts";

/** Shares requests out between the site's pages and files, and Vite. */
export function createRequestListener(current: () => DevServer): RequestListener {
  const servePages = createDevHandler(current);
  return (request, response) => {
    const { vite, site, owed } = current();
    owed.add(response);
    response.once("close", () => owed.delete(response));
    const serveModules = vite.middlewares;
    const refuse = (): void => void response.writeHead(404).end();
    const url = request.url ?? "/";
    const { proxy = {} } = vite.config.server;
    if (isViteRequest(url, site.plan.context.baseUrl) || isProxied(url, Object.keys(proxy))) {
      serveModules(request, response, () => servePages(request, response, refuse));
    } else {
      servePages(request, response, () => serveModules(request, response, refuse));
    }
  };
}

const VITE_PATH =
  /^@(?:vite|id|fs|react-refresh)|^node_modules\/|^[^?]+\.(?:[jt]sx?|mjs|css|scss|sass|less)(?:\?|$)/;
const VITE_QUERY = /[?&](?:import|direct|url|raw|inline|t=\d|v=)/;

/** Addresses that a plugin of the site hands on to another server. Those that begin with `^` are patterns. */
const isProxied = (url: string, contexts: string[]): boolean =>
  contexts.some((context) =>
    context.startsWith("^") ? new RegExp(context).test(url) : url.startsWith(context),
  );

/** Addresses that only Vite answers; for all others a page or a static file comes first. */
export function isViteRequest(url: string, baseUrl: string): boolean {
  const rest = url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url.replace(/^\//, "");
  return VITE_PATH.test(rest) || VITE_QUERY.test(rest);
}
