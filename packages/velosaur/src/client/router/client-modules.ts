import builtIn, { load } from "@generated/client-modules";

import type { ClientModule } from "../../shared/site.ts";
import type { Location } from "./location.ts";

export interface RouteUpdate {
  location: Location;
  previousLocation: Location | null;
}

/** Whether the site or its plugins have any; stylesheets don't count. */
export const hasClientModules: boolean = builtIn.length > 0;

/** Runs them, where they haven't run. */
export const loadClientModules = async (): Promise<readonly ClientModule[]> =>
  import.meta.env.DEV && load ? load() : builtIn;

export interface RouteUpdates {
  /** A navigation begins; one that hasn't ended is over. */
  start: (update: RouteUpdate) => void;
  /** The page is there. */
  finish: (update: RouteUpdate) => void;
}

/** Tells the client modules of navigations. */
export function createRouteUpdates(modules: readonly ClientModule[]): RouteUpdates {
  const findCallbacks = <Name extends keyof ClientModule>(name: Name) =>
    modules.flatMap((module): NonNullable<ClientModule[Name]>[] => {
      const callback = module[name];
      return callback ? [callback] : [];
    });
  let cleanups: (void | (() => void))[] = [];
  const end = (): void => {
    for (const cleanup of cleanups) cleanup?.();
    cleanups = [];
  };
  return {
    start: (update) => {
      end();
      cleanups = findCallbacks("onRouteUpdate").map((callback) => callback(update));
    },
    finish: (update) => {
      end();
      for (const callback of findCallbacks("onRouteDidUpdate")) callback(update);
    },
  };
}
