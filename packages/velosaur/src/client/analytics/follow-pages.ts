import type { ClientModule } from "../../shared/site.ts";

type RouteDidUpdate = NonNullable<ClientModule["onRouteDidUpdate"]>;

/** Calls back with the address of each page that is shown after the first one, which counts itself. */
export const followPages =
  (report: (path: string) => void): RouteDidUpdate =>
  ({ location, previousLocation }) => {
    if (!previousLocation) return;
    const path = pathOf(location);
    // The title of the new page is set a moment later.
    if (path !== pathOf(previousLocation)) setTimeout(() => report(path));
  };

const pathOf = ({ pathname, search, hash }: Parameters<RouteDidUpdate>[0]["location"]): string =>
  pathname + search + hash;
