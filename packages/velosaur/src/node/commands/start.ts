import { randomBytes } from "node:crypto";
import path from "node:path";
import { openCacheFolder } from "../cache/cache-folder.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import { createRequestListener } from "../dev/dev-requests.ts";
import { openLiveSite } from "../dev/open-live-site.ts";
import type { LiveSite } from "../dev/live-site.ts";
import { openDevSession } from "../dev/dev-session.ts";
import { surviveLateFailures } from "../dev/late-failures.ts";
import { formatDiagnostics } from "../system/format-diagnostic.ts";
import { listen, type Listening } from "../system/listen.ts";
import { logger } from "../system/logger.ts";
import { createWebServer, type WebServer } from "../system/web-server.ts";
import type { CommandArgs, RunningServer, StartOptions } from "./options.ts";

/** Serves a site while it is being written: ready once front matter has been read, pages made when asked for. */
export async function start({
  siteDir,
  options,
}: CommandArgs<StartOptions>): Promise<RunningServer> {
  const startedAt = performance.now();
  const server = createWebServer(process.env);
  const socketToken = randomBytes(9).toString("base64url");
  const session = await openDevSession((before) =>
    openSite({ siteDir, options, socketToken, before }),
  );
  server.on(
    "request",
    createRequestListener(() => session.current),
  );
  server.on("upgrade", (...upgrade) => session.current.sockets.emit("upgrade", ...upgrade));
  const listening = await listen(server, options).catch(async (error: unknown) => {
    await session.close();
    throw error;
  });
  const stopSurviving = surviveLateFailures();
  const url = listening.origin + session.current.site.plan.context.baseUrl;
  report(session.current, listening);
  logger.success(`Serving at ${url} (ready in ${Math.round(performance.now() - startedAt)} ms)`);
  return {
    url,
    close: async () => {
      await session.close();
      await closeServer(server);
      stopSurviving();
    },
  };
}

interface SiteInput {
  siteDir: string;
  options: StartOptions;
  socketToken: string;
  before: LiveSite | undefined;
}

async function openSite({ siteDir, options, socketToken, before }: SiteInput): Promise<LiveSite> {
  const context = await resolveConfig({
    siteDir,
    configPath: options.config,
    mode: "development",
    ...(options.locale !== undefined && { locale: options.locale }),
  });
  const cache = openCacheFolder(context.cacheDir);
  if (cache.diagnostics.length > 0)
    logger.warn(formatDiagnostics(cache.diagnostics, { siteDir: context.siteDir }));
  return openLiveSite({
    context: { ...context, cacheDir: cache.dir },
    cacheDir: path.join(cache.dir, "dev"),
    socketToken,
    host: options.host,
    earlier: before?.site,
    ...(options.poll !== undefined && { poll: options.poll }),
  });
}

function report({ site }: LiveSite, { takenPort, port }: Listening): void {
  const { siteDir } = site.plan.context;
  if (takenPort !== undefined) {
    logger.warn(`Port ${takenPort} is in use; serving at ${port} instead. Choose one with --port.`);
  }
  if (site.plan.diagnostics.length > 0)
    logger.warn(formatDiagnostics(site.plan.diagnostics, { siteDir }));
}

const closeServer = (server: WebServer): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
