import { type ComponentType, type ReactElement, useEffect } from "react";

import { useRouterState } from "../router/router-context.ts";
import NotFound from "@theme/NotFound";

/**
 * Pages are loaded by their address, so nothing is left to create: the component of another path
 * leads there, and that of `*` is the page for what isn't found.
 */
export default function ComponentCreator(path: string): ComponentType {
  if (path === "*") return NotFound;
  return function RoutePage(): ReactElement | null {
    const { history, location } = useRouterState();
    useEffect(() => {
      if (location.pathname !== path) history.replace(path);
    }, [history, location.pathname]);
    return null;
  };
}
