import path from "../system/path.ts";
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

const FILES = ["sourceFilePath", "standsFor"] as const;

function showMetadata(
  metadata: NonNullable<RouteConfig["metadata"]>,
  siteDir: string,
): RouteConfig["metadata"] {
  const shown = { ...metadata };
  for (const key of FILES) {
    const file = metadata[key];
    if (file !== undefined) shown[key] = showFile(file, siteDir);
  }
  return shown;
}

const showFile = (file: string, siteDir: string): string =>
  path.relative(siteDir, path.isAbsolute(file) ? file : path.join(siteDir, file));
