import path from "node:path";
import type { RouteConfig } from "../contract/contract.ts";

/** The plugin that has added a route. */
type Owner = { name: string; id: string } | undefined;
export type ShownRoute = RouteConfig & { plugin: Owner };

/** Routes as plugins of others read them: with their owner, and with paths that begin in the site's folder. */
export const showRoutes = (routes: RouteConfig[], siteDir: string): ShownRoute[] =>
  routes.map((route) => ({
    ...route,
    ...(route.routes && { routes: showRoutes(route.routes, siteDir) }),
    ...(route.metadata && { metadata: showMetadata(route.metadata, siteDir) }),
    plugin: (route.context as { plugin?: Owner } | undefined)?.plugin,
  }));

function showMetadata(
  { sourceFilePath, ...metadata }: NonNullable<RouteConfig["metadata"]>,
  siteDir: string,
): RouteConfig["metadata"] {
  if (sourceFilePath === undefined) return metadata;
  const relative = path.relative(siteDir, path.resolve(siteDir, sourceFilePath));
  return { ...metadata, sourceFilePath: relative.replaceAll("\\", "/") };
}
