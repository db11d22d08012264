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

/** Most files lie in the site, and there are as many as pages: their paths are cut, and not made anew. */
function showFile(file: string, siteDir: string): string {
  const rest = file.startsWith(siteDir) ? file.slice(siteDir.length) : "";
  return rest.startsWith("/") && !/\/[./]/.test(rest)
    ? rest.slice(1)
    : path.relative(siteDir, path.resolve(siteDir, file)).replaceAll("\\", "/");
}
