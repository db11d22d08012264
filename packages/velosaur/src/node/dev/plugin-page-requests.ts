import type { Connect, Plugin } from "vite";

export interface PageRequests {
  baseUrl: string;
  /** Answers pages, payloads and files of the site; calls `next` for what is none of them. */
  serve: Connect.NextHandleFunction;
}

/**
 * Shares requests out between the site's pages and files, and Vite. Both stand behind Vite's own check of the host
 * that a request names: a page of another site must not read what isn't published.
 */
export function pageRequestsPlugin({ baseUrl, serve }: PageRequests): Plugin {
  return {
    name: "velosaur:page-requests",
    configureServer: {
      // What plugins of the site answer comes first.
      order: "post",
      handler({ middlewares, config }) {
        const proxied = Object.keys(config.server.proxy ?? {});
        const comesFirst = (url: string): boolean =>
          !isViteRequest(url, baseUrl) && !isProxied(url, proxied);
        middlewares.use((request, response, next) =>
          comesFirst(request.url ?? "/") ? serve(request, response, next) : next(),
        );
        return () =>
          void middlewares.use((request, response, next) => {
            // Vite has taken the base URL away.
            const url = request.originalUrl ?? "/";
            if (comesFirst(url)) next();
            else serve(Object.assign(request, { url }), response, next);
          });
      },
    },
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
