import type { RouteConfig } from "../contract/contract.ts";

/** A page: a route without routes of its own, with the layouts around it. */
export interface FlatRoute {
  path: string;
  route: RouteConfig;
  /** From the outermost inwards. */
  ancestors: RouteConfig[];
}

/** All pages of a tree of routes, in its order. */
export function flattenRoutes(routes: readonly RouteConfig[]): FlatRoute[] {
  const flat: FlatRoute[] = [];
  collect(routes, [], flat);
  return flat;
}

function collect(
  routes: readonly RouteConfig[],
  ancestors: RouteConfig[],
  flat: FlatRoute[],
): void {
  for (const route of routes) {
    if (route.routes) collect(route.routes, [...ancestors, route], flat);
    else flat.push({ path: route.path, route, ancestors });
  }
}
