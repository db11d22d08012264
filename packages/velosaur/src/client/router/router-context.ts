import { createContext, useContext } from "react";

import type { History } from "./history.ts";
import type { Location } from "./location.ts";
import type { Match } from "./match-literal.ts";

export interface RouterState {
  history: History;
  /** Where the page that is shown stands; `history.location` may be ahead of it while a page loads. */
  location: Location;
  match: Match;
}

export const RouterContext = createContext<RouterState | null>(null);

export function useRouterState(): RouterState {
  const state = useContext(RouterContext);
  if (!state)
    throw new Error(
      "Invariant failed: a hook or component of @docusaurus/router was used outside of the site's router.",
    );
  return state;
}
