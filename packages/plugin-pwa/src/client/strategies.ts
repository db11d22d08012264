import { createStorageSlot } from "@docusaurus/theme-common";
import type { Strategy } from "../options.js";

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
    getInstalledRelatedApps?: () => Promise<{ platform: string }[]>;
    /** On an iPhone. */
    standalone?: boolean;
  }
}

/** Screens as wide as these show the menu of a phone. */
const MOBILE_WIDTH = 996;

export const appInstalled = createStorageSlot("docusaurus.pwa.event.appInstalled.fired");

const isStandalone = (): boolean =>
  window.matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;

async function isInstalled(): Promise<boolean> {
  if (appInstalled.get() === "true") return true;
  // In a frame of another page, the browser refuses to tell.
  if (window !== window.top) return false;
  const apps = (await navigator.getInstalledRelatedApps?.()) ?? [];
  return apps.some(({ platform }) => platform === "webapp");
}

const CHECKS: Record<Strategy, () => boolean | Promise<boolean>> = {
  always: () => true,
  appInstalled: isInstalled,
  mobile: () => window.innerWidth <= MOBILE_WIDTH,
  queryString: () => new URLSearchParams(window.location.search).get("offlineMode") === "true",
  saveData: () => navigator.connection?.saveData === true,
  standalone: isStandalone,
};

/** Those that apply to this visitor, now. */
export async function findActive(strategies: readonly Strategy[]): Promise<Strategy[]> {
  // Whoever has a window for the site has installed it, though the browser may not have told.
  if (isStandalone() && appInstalled.get() !== "true") appInstalled.set("true");
  const checked = await Promise.all(
    strategies.map(async (strategy) => ((await CHECKS[strategy]()) ? [strategy] : [])),
  );
  return checked.flat();
}
