/** What a service worker finds around it, as far as it is used here. */

import type { OfflineFiles } from "../files.js";

export interface LifetimeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerEvents {
  install: LifetimeEvent;
  activate: LifetimeEvent;
  message: MessageEvent<{ type?: string } | undefined>;
}

export interface WorkerScope {
  location: Location;
  caches: CacheStorage;
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  importScripts: (url: string) => void;
  skipWaiting: () => Promise<void>;
  offlineFiles?: OfflineFiles;
  addEventListener: <Name extends keyof WorkerEvents>(
    type: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

export const scope: WorkerScope = globalThis as unknown as WorkerScope;

/** What the page that registers a worker asks of it. */
export interface WorkerParams {
  offlineMode: boolean;
  debug: boolean;
}

export function readParams(url: string): WorkerParams {
  const text = new URL(url, scope.location.href).searchParams.get("params");
  const given = (text ? JSON.parse(text) : {}) as Partial<WorkerParams>;
  return { offlineMode: given.offlineMode === true, debug: given.debug === true };
}
