/** The service worker: keeps the whole site in offline mode, and nothing without. */

import { clearCaches } from "../clear-caches.js";
import { createOfflineSite } from "./offline-site.js";
import { addRoutes } from "./routes.js";
import { readParams, scope, type WorkerParams } from "./worker-scope.js";

/** What the site adds to the worker. */
interface CustomModule {
  default?: unknown;
}

export function startWorker(custom?: CustomModule): void {
  const params = readParams(scope.location.href);
  const log = createLog(params);
  log("params", params);
  if (custom) runCustom(custom, params, log);
  const site = params.offlineMode ? createOfflineSite() : undefined;
  if (site) addRoutes(site, log);

  scope.addEventListener("install", (event) => {
    log("install");
    if (replacesNothing()) void scope.skipWaiting();
    if (site) event.waitUntil(site.install(event));
  });
  scope.addEventListener("activate", (event) => {
    log("activate");
    event.waitUntil(
      site
        ? site.activate().then(() => scope.clients.claim())
        : clearCaches(scope.caches, scope.registration.scope),
    );
  });
  scope.addEventListener("message", ({ data }) => {
    log("message", data);
    if (data?.type === "SKIP_WAITING") void scope.skipWaiting();
  });

  /** Tabs that have a worker which keeps nothing show what the network has: nobody has to be asked. */
  function replacesNothing(): boolean {
    const { active } = scope.registration;
    return params.offlineMode && active !== null && !readParams(active.scriptURL).offlineMode;
  }
}

export type Log = (what: string, detail?: unknown) => void;

const createLog =
  ({ debug }: WorkerParams): Log =>
  (what, detail) => {
    if (debug) console.log(`[Docusaurus-PWA][SW]: ${what}`, detail ?? "");
  };

/** Its routes come first: they win over what is kept. */
function runCustom(custom: CustomModule, params: WorkerParams, log: Log): void {
  if (typeof custom.default === "function") custom.default({ ...params });
  else log("swCustom has no function as its default export");
}
