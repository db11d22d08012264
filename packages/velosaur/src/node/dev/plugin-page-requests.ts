import path from "../system/path.ts";
import type { Connect, Plugin } from "vite";
import { isFile, toSafePathname } from "../system/serve-paths.ts";

interface ServedFolders {
  baseUrl: string;
  siteDir: string;
  staticDirs: string[];
}

export interface PageRequests extends ServedFolders {
  /** Answers pages, payloads and files of the site; calls `next` for what is none of them. */
  serve: Connect.NextHandleFunction;
}

/**
 * Shares requests out between the site's pages and files, and Vite. Both stand behind Vite's own check of the host
 * that a request names: a page of another site must not read what isn't published.
 */
export function pageRequestsPlugin({ serve, ...folders }: PageRequests): Plugin {
  return {
    name: "velosaur:page-requests",
    configureServer: {
      // What plugins of the site answer comes first.
      order: "post",
      handler({ middlewares, config }) {
        const proxied = Object.keys(config.server.proxy ?? {});
        const comesFirst = (url: string): boolean =>
          (!isViteRequest(url, folders.baseUrl) || isStaticFile(url, folders)) &&
          !isProxied(url, proxied);
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

const VITE_FOLDER = /^@(?:vite|id|fs|react-refresh)|^node_modules\//;
const VITE_FILE = /^[^?]+\.(?:[jt]sx?|mjs|css|scss|sass|less)(?:\?|$)/;
const AS_MODULE = /[?&](?:import|direct|url|raw|inline|t=\d)/;
const VITE_QUERY = new RegExp(`${AS_MODULE.source}|[?&]v=`);

/** Addresses that a plugin of the site hands on to another server. Those that begin with `^` are patterns. */
const isProxied = (url: string, contexts: string[]): boolean =>
  contexts.some((context) =>
    context.startsWith("^") ? new RegExp(context).test(url) : url.startsWith(context),
  );

const belowBase = (url: string, baseUrl: string): string =>
  url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url.replace(/^\//, "");

/** Addresses that only Vite answers; for all others a page or a static file comes first. */
export function isViteRequest(url: string, baseUrl: string): boolean {
  const rest = belowBase(url, baseUrl);
  return VITE_FOLDER.test(rest) || VITE_FILE.test(rest) || VITE_QUERY.test(rest);
}

/**
 * A file of a static folder is served as it stands, as it is published: Vite reads scripts as modules, in which less is
 * allowed. Modules that import such a file name it by its place in the site, or ask for it with a query of Vite's.
 */
export function isStaticFile(
  url: string,
  { baseUrl, siteDir, staticDirs }: ServedFolders,
): boolean {
  const { pathname } = toSafePathname(url);
  if (!pathname?.startsWith(baseUrl) || AS_MODULE.test(url)) return false;
  const name = decodeURIComponent(belowBase(pathname, baseUrl));
  if (VITE_FOLDER.test(name) || isFile(path.join(siteDir, name))) return false;
  return staticDirs.some((dir) => isFile(path.join(dir, name)));
}
