import type { WatchedDocs } from "../../shared/rendered-page.ts";
import type { LoadedRoute } from "./load-page.ts";

/** The route, with a version that tells when something reads the list of its docs. */
export function watchDocs(route: LoadedRoute, { level, onRead }: WatchedDocs): LoadedRoute {
  if (level > 0)
    return {
      ...route,
      routes: route.routes?.map((inner) => watchDocs(inner, { level: level - 1, onRead })) ?? [],
    };
  const version = route.props["version"] as { docs?: unknown };
  const watched = Object.defineProperty({ ...version }, "docs", {
    enumerable: true,
    get: () => {
      onRead();
      return version.docs;
    },
  });
  return { ...route, props: { ...route.props, version: watched } };
}
