import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { openCacheFolder } from "../cache/cache-folder.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import { checkServedFolder } from "../config/site-folder.ts";
import { type BegunSite, beginSite } from "../dev/begin-site.ts";
import { createRequestListener, type Served } from "../dev/dev-requests.ts";
import { createEarlyPages } from "../dev/early-pages.ts";
import { type DevSession, openDevSession, tellFailure } from "../dev/dev-session.ts";
import { surviveLateFailures } from "../dev/late-failures.ts";
import { tellDiagnostics } from "../system/tell-diagnostics.ts";
import { listen, type Listening } from "../system/listen.ts";
import { logger } from "../system/logger.ts";
import { createWebServer, type WebServer } from "../system/web-server.ts";
import type { CommandArgs, RunningServer, StartOptions } from "./options.ts";

/** Serves a site while it is being written: ready once front matter has been read, pages made when asked for. */
export async function start(args: CommandArgs<StartOptions>): Promise<RunningServer> {
  const startedAt = performance.now();
  const server = createWebServer(process.env);
  const begun = await begin(args);
  const early = begun.ready && createEarlyPages(begun, begun.ready);
  const open = (): Promise<DevSession> => openSession(begun, args);
  const opened = early ? undefined : await open();
  const listening = listen(server, args.options);
  const closing = new AbortController();
  // To load Vite takes longer than a page: whoever asks right away sees it before.
  const opening = opened
    ? Promise.resolve(opened)
    : listening
        .then(() => setImmediate())
        .then(() => early?.settle(closing.signal))
        .then(open);
  attach(server, { opening, early });
  const close = async (): Promise<void> => {
    closing.abort();
    await (await opening.catch(() => undefined))?.close();
    await closeServer(server);
  };
  const place = await listening.catch(async (error: unknown) => {
    await opened?.close();
    throw error;
  });
  const stopSurviving = surviveLateFailures(async (reason) => {
    // What has failed before it was open is told by `fail`.
    const session = await opening.catch(() => undefined);
    await session?.giveUpPackages(reason);
  });
  void opening.catch((error: unknown) => {
    if (!closing.signal.aborted) return fail(error, { begun, server });
  });
  const url = place.origin + begun.context.baseUrl;
  report(begun, place);
  logger.success(`Serving at ${url} (ready in ${Math.round(performance.now() - startedAt)} ms)`);
  return { url, close: async () => close().finally(stopSurviving) };
}

function attach(server: WebServer, { opening, early }: Served): void {
  server.on("request", createRequestListener({ opening, early }));
  server.on("upgrade", async (...upgrade) => {
    const { current } = await opening;
    current.sockets.emit("upgrade", ...upgrade);
  });
}

async function begin({ siteDir, options }: CommandArgs<StartOptions>): Promise<BegunSite> {
  const since = Date.now();
  const context = await resolveConfig({
    siteDir,
    configPath: options.config,
    mode: "development",
    ...(options.locale !== undefined && { locale: options.locale }),
  });
  checkServedFolder(context.siteDir);
  const cache = openCacheFolder(context.cacheDir);
  tellDiagnostics(cache.diagnostics, { siteDir: context.siteDir });
  return beginSite({ ...context, cacheDir: cache.dir }, since);
}

async function beginAgain(args: CommandArgs<StartOptions>): Promise<BegunSite> {
  const begun = await begin(args);
  begun.warnings.tellSite(begun.site);
  return begun;
}

async function openSession(begun: BegunSite, args: CommandArgs<StartOptions>): Promise<DevSession> {
  const { host, poll } = args.options;
  const { openLiveSite } = await import("../dev/open-live-site.ts");
  const socketToken = randomBytes(9).toString("base64url");
  return openDevSession(async (before) =>
    openLiveSite({
      begun: before ? await beginAgain(args) : begun,
      socketToken,
      host,
      earlier: before?.site,
      ...(poll !== undefined && { poll }),
    }),
  );
}

function report({ site, warnings }: BegunSite, { takenPort, port }: Listening): void {
  if (takenPort !== undefined) {
    logger.warn(`Port ${takenPort} is in use; serving at ${port} instead. Choose one with --port.`);
  }
  warnings.tellSite(site);
}

/** Nobody waits for what begins behind the address: without it, there is nothing to serve. */
async function fail(
  error: unknown,
  { begun, server }: { begun: BegunSite; server: WebServer },
): Promise<void> {
  process.exitCode = 1;
  tellFailure(error, begun.context.siteDir);
  await closeServer(server);
}

const closeServer = (server: WebServer): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
