import clientModules from "@generated/client-modules";

import type { ClientModule } from "../../shared/site.ts";
import type { Location } from "./location.ts";

export interface RouteUpdate {
  location: Location;
  previousLocation: Location | null;
}

/** Whether the site or its plugins have any; stylesheets don't count. */
export const hasClientModules: boolean = clientModules.length > 0;

type Lifecycle = keyof ClientModule;

function findCallbacks<Name extends Lifecycle>(name: Name): NonNullable<ClientModule[Name]>[] {
  return clientModules.flatMap((module) => {
    const callback = module[name];
    return callback ? [callback] : [];
  });
}

/** Tells the client modules that a navigation begins; the returned function tells them that it is over. */
export function startRouteUpdate(update: RouteUpdate): () => void {
  const cleanups = findCallbacks("onRouteUpdate").map((callback) => callback(update));
  return () => {
    for (const cleanup of cleanups) cleanup?.();
  };
}

/** Tells them that the page is there. */
export function finishRouteUpdate(update: RouteUpdate): void {
  for (const callback of findCallbacks("onRouteDidUpdate")) callback(update);
}
