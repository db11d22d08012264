import { applyTrailingSlash } from "../../shared/url/trailing-slash.ts";
import type { TrailingSlashRule } from "../../shared/url/trailing-slash.ts";
import type { RouteConfig } from "../contract/contract.ts";

/**
 * Gives all paths the slash that the site wants, and puts routes into the order in which they are
 * matched: pages before layouts, the root last, exact before open-ended, then by name.
 */
export function normalizeRoutes(
  routes: readonly RouteConfig[],
  rule: TrailingSlashRule,
): RouteConfig[] {
  return routes
    .map((route) => normalizeRoute(route, rule))
    .sort((a, b) => compareRoutes(a, b, rule.baseUrl));
}

function normalizeRoute(route: RouteConfig, rule: TrailingSlashRule): RouteConfig {
  const path = applyTrailingSlash(route.path, rule);
  return route.routes
    ? { ...route, path, routes: normalizeRoutes(route.routes, rule) }
    : { ...route, path };
}

function compareRoutes(a: RouteConfig, b: RouteConfig, baseUrl: string): number {
  return (
    Number(isRootLayout(a, baseUrl)) - Number(isRootLayout(b, baseUrl)) ||
    Number(Boolean(a.routes)) - Number(Boolean(b.routes)) ||
    (b.priority ?? 0) - (a.priority ?? 0) ||
    Number(Boolean(b.exact)) - Number(Boolean(a.exact)) ||
    compareText(a.path, b.path)
  );
}

/** A layout at the root of the site would swallow every other route. */
const isRootLayout = ({ path, routes }: RouteConfig, baseUrl: string): boolean =>
  path === baseUrl && routes !== undefined;

/** By code points: the same on every machine. */
const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
