/** The routers of react-router v5. A site has one already: these are for parts of a page with locations of their own. */

import {
  createContext,
  type ReactElement,
  type ReactNode,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";

import type { History } from "./history.ts";
import type { LocationDescriptor } from "./location.ts";
import { createMemoryHistory } from "./memory-history.ts";
import { RouterContext } from "./router-context.ts";

interface Props {
  children?: ReactNode;
}

/** Whoever wants the history of the site's own router asks `useHistory`. */
export const HistoryContext = /* @__PURE__ */ createContext<History | null>(null);

export function Router({ history, children }: Props & { history: History }): ReactElement {
  const read = () => history.location;
  const location = useSyncExternalStore(history.listen, read, read);
  const value = useMemo(() => {
    const isExact = location.pathname === "/";
    return { history, location, match: { path: "/", url: "/", isExact, params: {} } };
  }, [history, location]);
  return (
    <RouterContext value={value}>
      <HistoryContext value={history}>{children}</HistoryContext>
    </RouterContext>
  );
}

interface MemoryProps extends Props {
  initialEntries?: readonly LocationDescriptor[];
  initialIndex?: number;
}

export function MemoryRouter({
  initialEntries,
  initialIndex,
  children,
}: MemoryProps): ReactElement {
  const [history] = useState(() => createMemoryHistory(initialEntries, initialIndex));
  return <Router history={history}>{children}</Router>;
}

const ignore = () => {};

/** Shows its children at a location that nothing can leave. */
export function StaticRouter({
  location = "/",
  children,
}: Props & { location?: LocationDescriptor }): ReactElement {
  const history = useMemo(
    () => ({ ...createMemoryHistory([location]), push: ignore, replace: ignore }),
    [location],
  );
  return <Router history={history}>{children}</Router>;
}

/** The address belongs to the site's router, which is around it. */
export const BrowserRouter = ({ children }: Props): ReactNode => children;
