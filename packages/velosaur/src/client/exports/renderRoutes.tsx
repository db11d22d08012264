import { type ReactNode, useContext, useMemo } from "react";

import type { LoadedRoute } from "../page/load-page.ts";
import { matchLiteral } from "../router/match-literal.ts";
import { RouterContext, useRouterState } from "../router/router-context.ts";
import type { RouteContext } from "../../shared/payload.ts";
import { RouteContextContext } from "./useRouteContext.ts";

type ExtraProps = Record<string, unknown>;

/** Renders the child of a route: the next component on the way to the page. */
export default function renderRoutes(
  routes: readonly LoadedRoute[] | undefined,
  extraProps?: ExtraProps,
): ReactNode {
  if (!routes || routes.length === 0) return null;
  return <MatchingRoute routes={routes} extraProps={extraProps} />;
}

function MatchingRoute(props: {
  routes: readonly LoadedRoute[];
  extraProps: ExtraProps | undefined;
}): ReactNode {
  const { routes, extraProps } = props;
  const { pathname } = useRouterState().location;
  const route = routes.find((candidate) => matchLiteral(pathname, candidate)) ?? routes[0]!;
  // Another path is another page: it starts afresh, while the layouts around it stay.
  return <RouteLevel key={route.path} route={route} extraProps={extraProps} />;
}

function RouteLevel({
  route,
  extraProps,
}: {
  route: LoadedRoute;
  extraProps: ExtraProps | undefined;
}): ReactNode {
  const { history, location } = useRouterState();
  const outer = useContext(RouteContextContext);
  const router = useMemo(() => {
    const { path, exact } = route;
    const match = matchLiteral(location.pathname, { path, exact });
    return {
      history,
      location,
      match: match ?? { path, url: location.pathname, isExact: true, params: {} },
    };
  }, [history, location, route]);
  const context = useMemo(() => mergeContext(outer, route.context), [outer, route.context]);
  const Page = route.component;
  return (
    <RouterContext value={router}>
      <RouteContextContext value={context}>
        <Page {...route.props} {...extraProps} {...router} route={route} />
      </RouteContextContext>
    </RouterContext>
  );
}

/** A page sees the data of the layouts around it too. */
function mergeContext(
  outer: RouteContext | null,
  inner: RouteContext | undefined,
): RouteContext | null {
  if (!outer) return inner ?? null;
  const data = { ...(outer.data as object), ...(inner?.data as object | undefined) };
  return { plugin: inner?.plugin ?? outer.plugin, data };
}
