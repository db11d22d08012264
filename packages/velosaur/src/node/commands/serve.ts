import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { resolveConfig } from "../config/resolve-config.ts";
import { AuthorError } from "../system/author-error.ts";
import { listen, type Listening } from "../system/listen.ts";
import { logger } from "../system/logger.ts";
import { findHeaders, type HeaderRule, HEADERS_FILE, parseHeaders } from "../output/headers.ts";
import { findRewrite, parseRewrites, REWRITES_FILE, type Rewrite } from "../output/rewrites.ts";
import { compressResponse } from "./compress-response.ts";
import type { CommandArgs, RunningServer, ServeOptions } from "./options.ts";
import { findPageFile, findRedirect, toSafePathname } from "./serve-paths.ts";

export interface SiteHandlerOptions {
  /** Absolute folder of the built site. */
  dir: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const IMMUTABLE = "public, max-age=31536000, immutable";
/** Names with a hash never change what they hold. */
const isHashed = (pathname: string): boolean => /\/assets\/.+[-.][\w-]{8,}\.\w+$/.test(pathname);

const sendNotFound = (dir: string, response: ServerResponse): void => {
  const page = path.join(dir, "404.html");
  const hasPage = existsSync(page);
  response.writeHead(404, {
    "Content-Type": hasPage ? "text/html;charset=utf-8" : "text/plain;charset=utf-8",
  });
  response.end(hasPage ? readFileSync(page) : "Not found");
};

/** Read anew each time, as all files are: the site may have been built again. */
const readText = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");
const readRewrites = (dir: string): Rewrite[] =>
  parseRewrites(readText(path.join(dir, REWRITES_FILE)));
const readHeaders = (dir: string): HeaderRule[] =>
  parseHeaders(readText(path.join(dir, HEADERS_FILE)));

const redirect = (response: ServerResponse, location: string): void => {
  response.writeHead(301, { Location: location, "Cache-Control": "no-cache" });
  response.end();
};

/** Serves a built site as a host would that knows the site's base URL and trailing slashes. */
export const createSiteHandler = ({ dir, baseUrl, trailingSlash }: SiteHandlerOptions): Handler => {
  const serveFile = sirv(dir, {
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response, pathname) => {
      if (!response.hasHeader("Cache-Control"))
        response.setHeader("Cache-Control", isHashed(pathname) ? IMMUTABLE : "no-cache");
    },
  });
  return (request, response) => {
    const { pathname, search } = toSafePathname(request.url ?? "/");
    if (pathname === undefined) {
      response.writeHead(400, { "Content-Type": "text/plain;charset=utf-8" });
      response.end("Bad request");
      return;
    }
    const target = findRedirect(pathname, { dir, baseUrl, trailingSlash });
    if (target !== undefined) {
      redirect(response, target + search);
      return;
    }
    for (const [name, value] of findHeaders(pathname, readHeaders(dir)))
      response.setHeader(name, value);
    compressResponse(request, response);
    const name = pathname.slice(baseUrl.length);
    const serveAt = (path: string, next: () => void): void => {
      request.url = `/${path}${search}`;
      serveFile(request, response, next);
    };
    serveAt(name, () => {
      const target = findRewrite(pathname, readRewrites(dir))?.slice(baseUrl.length);
      const other = findPageFile(name, dir) ?? target;
      if (other === undefined) sendNotFound(dir, response);
      else serveAt(other, () => sendNotFound(dir, response));
    });
  };
};

const checkFolder = (dir: string, siteDir: string): void => {
  if (existsSync(dir)) return;
  throw new AuthorError({
    severity: "error",
    message: `There is nothing to serve: the folder ${path.relative(siteDir, dir) || dir} does not exist.`,
    hint: "Build the site first (velosaur build), or do both at once: velosaur serve --build",
  });
};

const build = async (siteDir: string, { config, dir }: ServeOptions): Promise<void> => {
  const command = await import("./build.ts");
  await command.build({ siteDir, options: { config, outDir: dir, minify: true, dev: false } });
};

const announce = ({ origin, takenPort, port }: Listening, baseUrl: string): string => {
  if (takenPort !== undefined)
    logger.warn(`Port ${takenPort} is in use; serving at ${port} instead. Choose one with --port.`);
  const url = origin + baseUrl;
  logger.success(`Serving the built site at ${url}`);
  return url;
};

/** Serves what `build` has written. */
export const serve = async ({
  siteDir,
  options,
}: CommandArgs<ServeOptions>): Promise<RunningServer> => {
  if (options.build) await build(siteDir, options);
  const { siteConfig, outDir } = await resolveConfig({
    siteDir,
    configPath: options.config,
    mode: "production",
    outDir: options.dir,
  });
  checkFolder(outDir, siteDir);
  const { baseUrl, trailingSlash } = siteConfig;
  const server = createServer(
    // A search may be long.
    { maxHeaderSize: 256 * 1024 },
    createSiteHandler({ dir: outDir, baseUrl, trailingSlash }),
  );
  const url = announce(await listen(server, options), baseUrl);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, close };
};
