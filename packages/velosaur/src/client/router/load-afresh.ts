import type { Location } from "./location.ts";

/** The browser can go there by itself. */
export function loadAfresh({ pathname }: Location, error: unknown): void {
  console.warn(`${pathname} could not be loaded, so the browser loads it afresh.`, error);
  window.location.reload();
}
