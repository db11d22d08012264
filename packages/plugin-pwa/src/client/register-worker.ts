/** Registers the service worker, and sees to it that the page and the worker are of one build. */

import { Workbox } from "workbox-window";
import { clearCaches } from "../clear-caches.js";
import type { Strategy } from "../options.js";
import { appInstalled, findActive } from "./strategies.js";

// The bundler puts the plugin's options in their place.
const WORKER_URL = process.env["PWA_SERVICE_WORKER_URL"] as string;
const DEBUG = process.env["PWA_DEBUG"] as unknown as boolean;
const STRATEGIES = process.env[
  "PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES"
] as unknown as readonly Strategy[];

const log = (what: string, detail: unknown): void => {
  if (DEBUG) console.log(`[Docusaurus-PWA][registerSw]: ${what}`, detail);
};

/** The last registration: the mode changes when the site is installed or removed while it is open. */
let latest: Workbox;

export async function registerWorker(): Promise<void> {
  const active = await findActive(STRATEGIES);
  const offlineMode = active.length > 0;
  log(`offline mode is ${offlineMode ? "on" : "off"}`, { active, strategies: STRATEGIES });
  const params = encodeURIComponent(JSON.stringify({ offlineMode, debug: DEBUG }));
  // The list of what is kept is a script of the worker's: it must not be read from an old copy.
  const workbox = new Workbox(`${WORKER_URL}?params=${params}`, { updateViaCache: "none" });
  latest = workbox;
  const onWaiting = createWaitingListener(workbox, offlineMode);
  workbox.addEventListener("waiting", onWaiting);
  try {
    const registration = await workbox.register();
    log("registered", registration);
    if (registration?.waiting) onWaiting();
    // Kept pages would never hear of a newer build: to register a known worker asks for nothing. Who keeps nothing has
    // pages from the network, and browsers look for a newer worker by themselves after each.
    if (offlineMode) await registration?.update().catch(withdraw);
  } catch (error) {
    await withdraw();
    throw error;
  }
}

/** In offline mode the visitor decides when a new build takes the place of the one they read. */
function createWaitingListener(workbox: Workbox, offlineMode: boolean): () => void {
  let isTold = false;
  const activate = (): void => {
    workbox.addEventListener("controlling", () => window.location.reload());
    whenQuiet(() => workbox.messageSkipWaiting());
  };
  return () => {
    if (isTold || workbox !== latest) return;
    isTold = true;
    log("another worker is waiting", { offlineMode });
    if (offlineMode)
      void import("./reload-popup.js").then(({ showReloadPopup }) => showReloadPopup(activate));
    else activate();
  };
}

const QUIET = 300;
/** Some pages are never quiet. */
const PATIENCE = 3000;

/**
 * Runs when nothing has been loaded for a moment. A worker that is asked for something while another one is about to take
 * its place keeps Chromium from replacing it for half a minute, and a visitor's first click loads code.
 */
function whenQuiet(run: () => void): void {
  const end = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(limit);
    run();
  };
  const limit = setTimeout(end, PATIENCE);
  let timer = setTimeout(end, QUIET);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(end, QUIET);
  });
  observer.observe({ type: "resource" });
}

/** What the browser has made of the site, in offline mode or out of it. */
export async function onInstallation(type: "appinstalled" | "beforeinstallprompt"): Promise<void> {
  log(`event ${type}`, appInstalled.get());
  if (type === "appinstalled") appInstalled.set("true");
  // Offered to install it again, the visitor has removed it.
  else if (appInstalled.get()) appInstalled.del();
  else return;
  await registerWorker();
}

/**
 * A site that has no worker any more answers without one: then what the last one has kept goes, and the page comes from
 * the network. Without a connection, or where the server fails, nothing is known of it.
 */
async function withdraw(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER_URL);
  if (!registration || !(await isGone())) return;
  log("the site has no worker any more", registration);
  await clearCaches(caches, registration.scope);
  await registration.unregister();
  window.location.reload();
}

async function isGone(): Promise<boolean> {
  try {
    const { status, headers } = await fetch(WORKER_URL, { cache: "no-store" });
    const isPage = headers.get("content-type")?.includes("html") === true;
    return status === 404 || status === 410 || (status === 200 && isPage);
  } catch {
    return false;
  }
}
