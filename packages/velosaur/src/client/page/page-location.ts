import { decodePathname } from "../../shared/url/pathname.ts";
import { NOT_FOUND_PATH } from "../../shared/url/not-found.ts";
import { hasParameters } from "../../shared/url/route-parameters.ts";
import type { Location } from "../router/location.ts";
import type { LoadedPage, LoadedRoute } from "./load-page.ts";

/** The innermost route: the page itself. */
export function pageRoute({ route }: LoadedPage): LoadedRoute {
  const child = route.routes?.[0];
  return child ? pageRoute({ route: child } as LoadedPage) : route;
}

/** Whether it is the page for what isn't found. */
export function isNotFoundPage(page: LoadedPage): boolean {
  const { path } = pageRoute(page);
  return path === "*" || path.endsWith(`/${NOT_FOUND_PATH}`);
}

/**
 * The location that a page is rendered with: its own path, however the address bar spells it
 * (`/a`, `/a/index.html`, encoded), so that the browser renders what the server did.
 */
export function pageLocation(page: LoadedPage, location: Location): Location {
  const { path, exact } = pageRoute(page);
  const isOwn = exact && !hasParameters(path) && !isNotFoundPage(page);
  const pathname = decodePathname(path);
  return isOwn && pathname !== location.pathname ? { ...location, pathname } : location;
}
