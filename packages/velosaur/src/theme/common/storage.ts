import siteStorage from "@generated/site-storage";
import { useCallback, useMemo } from "react";
import { useBrowserStore } from "./browser-store.ts";

export const StorageTypes = ["localStorage", "sessionStorage", "none"] as const;
export type StorageType = (typeof StorageTypes)[number];

export interface StorageSlot {
  get: () => string | null;
  set: (value: string) => void;
  del: () => void;
  listen: (onChange: (event: StorageEvent) => void) => () => void;
}

/** As the configuration resolved it: the namespace is the end of every key, its hyphen included. */
const namespaced = (key: string): string => key + siteStorage.namespace;

let hasReported = false;

/** Storage fails in private windows and sandboxed frames: the page works without it. */
const reportOnce = (error: unknown): void => {
  if (hasReported) return;
  hasReported = true;
  console.warn("Browser storage is not available, so choices will not be remembered.", error);
};

const findStorage = (type: StorageType): Storage | null => {
  if (type === "none" || typeof window === "undefined") return null;
  try {
    return window[type];
  } catch (error) {
    reportOnce(error);
    return null;
  }
};

const attempt = <T>(action: () => T, fallback: T): T => {
  try {
    return action();
  } catch (error) {
    console.error(error);
    return fallback;
  }
};

/** A dispatched event tells this tab what the browser tells only the others. */
const announce = (
  storage: Storage,
  change: { key: string; oldValue: string | null; newValue: string | null },
): void => {
  window.dispatchEvent(
    new StorageEvent("storage", { ...change, url: window.location.href, storageArea: storage }),
  );
};

const emptySlot: StorageSlot = {
  get: () => null,
  set: () => {},
  del: () => {},
  listen: () => () => {},
};

const write = (storage: Storage, key: string, newValue: string | null): void =>
  attempt(() => {
    const oldValue = storage.getItem(key);
    if (newValue === null) storage.removeItem(key);
    else storage.setItem(key, newValue);
    announce(storage, { key, oldValue, newValue });
  }, undefined);

/** One key of the browser's storage. Errors are logged and ignored. */
export function createStorageSlot(
  name: string,
  options?: { persistence?: StorageType },
): StorageSlot {
  const key = namespaced(name);
  const storage = findStorage(options?.persistence ?? siteStorage.type);
  if (!storage) return emptySlot;
  return {
    get: () => attempt(() => storage.getItem(key), null),
    set: (value) => write(storage, key, value),
    del: () => write(storage, key, null),
    listen: (onChange) => {
      const onStorage = (event: StorageEvent): void => {
        // Without a key all of them are gone at once.
        const isOwn = event.key === null || event.key === key;
        if (event.storageArea === storage && isOwn) onChange(event);
      };
      window.addEventListener("storage", onStorage);
      return () => window.removeEventListener("storage", onStorage);
    },
  };
}

/** The value of a key, kept up to date, and the slot to change it. `null` on the server and while hydrating. */
export function useStorageSlot(
  name: string | null,
  options?: { persistence?: StorageType },
): [string | null, StorageSlot] {
  const persistence = options?.persistence;
  const slot = useMemo(
    () => (name === null ? emptySlot : createStorageSlot(name, { persistence })),
    [name, persistence],
  );
  const subscribe = useCallback((onChange: () => void) => slot.listen(onChange), [slot]);
  return [useBrowserStore(subscribe, slot.get, null), slot];
}

/** All keys of the browser's storage. */
export function listStorageKeys(persistence: StorageType = siteStorage.type): string[] {
  const storage = findStorage(persistence);
  return storage ? attempt(() => Object.keys(storage), []) : [];
}
