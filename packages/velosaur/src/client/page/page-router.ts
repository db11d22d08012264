import type { RouterState } from "../router/router-context.ts";
import type { LoadedPage } from "./load-page.ts";
import { isNotFoundPage } from "./page-location.ts";

/** On the page for what isn't there, components find themselves at `/404`, as upstream's do; its head names the file. */
export function toPageRouter(router: RouterState, page: LoadedPage): RouterState {
  if (!isNotFoundPage(page)) return router;
  const { location } = router;
  const pathname = location.pathname.replace(/\.html$/, "");
  return { ...router, location: { ...location, pathname } };
}
