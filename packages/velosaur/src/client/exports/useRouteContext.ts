import { createContext, useContext } from "react";

import type { RouteContext } from "../../shared/payload.ts";

export const RouteContextContext = createContext<RouteContext | null>(null);

/** The plugin that made the current route, and the data it attached to it. */
export default function useRouteContext(): RouteContext {
  const context = useContext(RouteContextContext);
  if (!context) throw new Error("useRouteContext was called outside of a route of the site.");
  return context;
}
