import { NOT_FOUND_PATH } from "../../shared/url/not-found.ts";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "../system/path.ts";
import { isHostAllowed } from "host-validation-middleware";
import { resolveConfig } from "../config/resolve-config.ts";
import { AuthorError } from "../system/author-error.ts";
import { listen, type Listening } from "../system/listen.ts";
import { logger } from "../system/logger.ts";
import { loadSend, refuseMethod, sendFile } from "../system/send-file.ts";
import { isStaged } from "../output/output-stage.ts";
import { isCommitting, listOutDirs, settleCommits } from "../output/commit.ts";
import { findHeaders, type HeaderRule, HEADERS_FILE, parseHeaders } from "../output/headers.ts";
import { findRewrite, parseRewrites, REWRITES_FILE, type Rewrite } from "../output/rewrites.ts";
import { compressResponse } from "./compress-response.ts";
import type { CommandArgs, RunningServer, ServeOptions } from "./options.ts";
import {
  findPageFile,
  findRedirect,
  findServedFile,
  toSafePathname,
} from "../system/serve-paths.ts";

export interface SiteHandlerOptions {
  /** Absolute folder of the built site. */
  dir: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
  /** Folders within that builds of other locales fill. */
  locales?: readonly string[];
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const IMMUTABLE = "public, max-age=31536000, immutable";
/** Names with a hash never change what they hold. */
const isHashed = (pathname: string): boolean => /\/assets\/.+[-.][\w-]{8,}\.\w+$/.test(pathname);

const sendNotFound = (dir: string, response: ServerResponse): void => {
  const page = path.join(dir, NOT_FOUND_PATH);
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
export const createSiteHandler = (options: SiteHandlerOptions): Handler => {
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (refuseMethod(request, response)) return;
    const { pathname, search } = toSafePathname(request.url ?? "/");
    if (pathname === undefined) {
      response.writeHead(400, { "Content-Type": "text/plain;charset=utf-8" }).end("Bad request");
      return;
    }
    const target = findRedirect(pathname, options);
    if (target === undefined) sendPathname({ request, response, pathname, ...options });
    else redirect(response, target + search);
  };
  const outDirs = listOutDirs(options.dir, options.locales ?? []);
  return (request, response) => {
    const answerOrRefuse = (): void => {
      try {
        answer(request, response);
      } catch (error) {
        refuse(response, error);
      }
    };
    if (!isCommitting(outDirs)) return answerOrRefuse();
    // A build is taking its place: files of the last one may still lie beside its own.
    settleCommits(outDirs).then(answerOrRefuse, (error: unknown) => refuse(response, error));
  };
};

/** No request may end the server: the machine may have no file descriptor left, for a while. */
function refuse(response: ServerResponse, error: unknown): void {
  logger.error(String(error));
  if (!response.headersSent) response.writeHead(503, { "Retry-After": "1" });
  response.end();
}

interface SiteRequest extends SiteHandlerOptions {
  request: IncomingMessage;
  response: ServerResponse;
  /** Percent-encoded, below the base URL. */
  pathname: string;
}

const sendPathname = ({ request, response, pathname, dir, baseUrl }: SiteRequest): void => {
  for (const [name, value] of findHeaders(pathname, readHeaders(dir)))
    response.setHeader(name, value);
  compressResponse(request, response);
  const name = toName(pathname, baseUrl);
  if (isStaged(name)) return sendNotFound(dir, response);
  const file =
    findServedFile(name, dir) ?? findPageFile(name, dir) ?? findRewritten(pathname, dir, baseUrl);
  if (file === undefined) return sendNotFound(dir, response);
  if (!response.hasHeader("Cache-Control"))
    response.setHeader("Cache-Control", isHashed(pathname) ? IMMUTABLE : "no-cache");
  sendFile({ request, response, dir, name: file }, () => sendNotFound(dir, response));
};

const toName = (pathname: string, baseUrl: string): string =>
  decodeURIComponent(pathname.slice(baseUrl.length));

/** The page that answers for all paths below its own. */
const findRewritten = (pathname: string, dir: string, baseUrl: string): string | undefined => {
  const target = findRewrite(pathname, readRewrites(dir));
  return target === undefined ? undefined : findServedFile(toName(target, baseUrl), dir);
};

/**
 * A page of another site may give itself a name that leads to this machine: then its browser lets it read the answers.
 * Who names a host has the site looked at from elsewhere, by whatever name.
 */
const refuseNames =
  (handler: Handler): Handler =>
  (request, response) => {
    if (isHostAllowed(request.headers.host, [])) return handler(request, response);
    response.writeHead(403, { "Content-Type": "text/plain;charset=utf-8" });
    response.end("This server answers to localhost alone. For other names, serve with --host.\n");
  };

/** A site always has the page for addresses without one; what has another first page may be somebody else's. */
const PAGES = [NOT_FOUND_PATH, "index.html"];

const findReason = (outDirs: readonly string[]): string | undefined => {
  const [dir = ""] = outDirs;
  if (!existsSync(dir)) return "does not exist";
  const hasPage = outDirs.some((folder) =>
    PAGES.some((page) => existsSync(path.join(folder, page))),
  );
  return hasPage ? undefined : "holds no built site";
};

const checkFolder = (dir: string, siteDir: string, locales: readonly string[]): void => {
  const reason = findReason(listOutDirs(dir, locales));
  if (reason === undefined) return;
  throw new AuthorError({
    severity: "error",
    message: `There is nothing to serve: the folder ${path.relative(siteDir, dir) || dir} ${reason}.`,
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
  const { siteConfig, outDir, i18n } = await resolveConfig({
    siteDir,
    configPath: options.config,
    mode: "production",
    outDir: options.dir,
  });
  await settleCommits(listOutDirs(outDir, i18n.locales));
  checkFolder(outDir, siteDir, i18n.locales);
  const { baseUrl, trailingSlash } = siteConfig;
  const handler = createSiteHandler({
    dir: outDir,
    baseUrl,
    trailingSlash,
    locales: i18n.locales,
  });
  const server = createServer(
    // A search may be long.
    { maxHeaderSize: 256 * 1024 },
    options.host === undefined ? refuseNames(handler) : handler,
  );
  await loadSend();
  const url = announce(await listen(server, options), baseUrl);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, close };
};
