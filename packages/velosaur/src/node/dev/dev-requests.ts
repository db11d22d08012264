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
    if (isViteRequest(request.url ?? "/", site.plan.context.baseUrl)) {
      serveModules(request, response, () => servePages(request, response, refuse));
    } else {
      servePages(request, response, () => serveModules(request, response, refuse));
    }
  };
}

const VITE_PATH =
  /^@(?:vite|id|fs|react-refresh)|^node_modules\/|^[^?]+\.(?:[jt]sx?|mjs|css|scss|sass|less)(?:\?|$)/;
const VITE_QUERY = /[?&](?:import|direct|url|raw|inline|t=\d|v=)/;

/** Addresses that only Vite answers; for all others a page or a static file comes first. */
export function isViteRequest(url: string, baseUrl: string): boolean {
  const rest = url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url.replace(/^\//, "");
  return VITE_PATH.test(rest) || VITE_QUERY.test(rest);
}
