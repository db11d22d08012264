/** What react-router v5 has, by the same names. */

import {
  type AnchorHTMLAttributes,
  Children,
  type ComponentType,
  createElement,
  isValidElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
} from "react";

import type { History } from "../router/history.ts";
import type { Location, LocationDescriptor } from "../router/location.ts";
import { isPlainClick } from "../router/link-target.ts";
import type { Match } from "../router/match-literal.ts";
import { type MatchOptions, matchPath } from "../router/match-path.ts";
import { NavAnchor, type NavProps } from "../router/NavAnchor.tsx";
import { RouterContext, type RouterState, useRouterState } from "../router/router-context.ts";

export { generatePath } from "../router/generate-path.ts";
export { matchPath } from "../router/match-path.ts";
export { RouterContext as __RouterContext } from "../router/router-context.ts";
export {
  BrowserRouter,
  BrowserRouter as HashRouter,
  HistoryContext as __HistoryContext,
  MemoryRouter,
  Router,
  StaticRouter,
} from "../router/routers.tsx";
export type { Match as match } from "../router/match-literal.ts";
export type { MatchOptions } from "../router/match-path.ts";
export type { Action, Location, LocationDescriptor } from "../router/location.ts";
export type { Blocker, History } from "../router/history.ts";

type Params = Record<string, string | undefined>;

export function useHistory(): History {
  return useRouterState().history;
}

export function useLocation<State = unknown>(): Location<State> {
  return useRouterState().location as Location<State>;
}

export function useParams<P extends Params = Params>(): P {
  return useRouteMatch().params as P;
}

export function useRouteMatch(): Match;
export function useRouteMatch<P extends Params = Params>(
  path: string | readonly string[] | MatchOptions,
): Match<P> | null;
export function useRouteMatch(path?: string | readonly string[] | MatchOptions): Match | null {
  const { location, match } = useRouterState();
  if (path !== undefined) return matchPath(location.pathname, path);
  // Routes are matched by their text; who asks for parameters is the first to read a pattern.
  return Object.keys(match.params).length > 0
    ? match
    : (matchPath(location.pathname, match.path) ?? match);
}

interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  to: LocationDescriptor;
  /** Takes the place of the current entry in the history. */
  replace?: boolean;
}

export function Link(props: AnchorProps): ReactElement {
  return <a {...useAnchor(props)} />;
}

export function NavLink(props: AnchorProps & NavProps): ReactElement {
  return <NavAnchor {...useAnchor(props)} />;
}

function useAnchor<Props extends AnchorProps>({ to, replace, ...props }: Props) {
  const history = useHistory();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event);
    if ((props.target ?? "_self") !== "_self" || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    history[replace ? "replace" : "push"](to);
  };
  return {
    ...props,
    // The site follows links to its pages by itself.
    ...(history.isApart && { onClick }),
    "data-replace": replace ? ("" as const) : undefined,
    href: history.createHref(to),
  };
}

/** Goes elsewhere as soon as it is shown in a browser. */
export function Redirect({ to, push = false }: { to: LocationDescriptor; push?: boolean }): null {
  const history = useHistory();
  const href = history.createHref(to);
  useEffect(() => (push ? history.push : history.replace)(href), [history, href, push]);
  return null;
}

/** Asks before the page is left. */
export function Prompt(props: {
  when?: boolean;
  message: string | ((location: Location) => string | boolean);
}): null {
  const { when = true, message } = props;
  const history = useHistory();
  useEffect(() => {
    if (!when) return undefined;
    return history.block((location) => {
      const answer = typeof message === "function" ? message(location) : message;
      return answer === true ? undefined : answer;
    });
  }, [history, message, when]);
  return null;
}

export interface RouteProps extends MatchOptions {
  component?: ComponentType<RouterState>;
  render?: (props: RouterState) => ReactNode;
  children?:
    | ReactNode
    | ((props: Omit<RouterState, "match"> & { match: Match | null }) => ReactNode);
}

export function Route({ component, render, children, ...options }: RouteProps): ReactNode {
  const router = useRouterState();
  const { location } = router;
  const match = options.path === undefined ? router.match : matchPath(location.pathname, options);
  const value = useMemo(() => (match ? { ...router, match } : router), [router, match]);
  if (typeof children === "function")
    return <RouterContext value={value}>{children({ ...router, match })}</RouterContext>;
  if (!match) return null;
  return (
    <RouterContext value={value}>
      {children ?? (component ? createElement(component, value) : render?.(value))}
    </RouterContext>
  );
}

/** The first of its routes that matches. */
export function Switch({ children }: { children?: ReactNode }): ReactNode {
  const { pathname } = useRouterState().location;
  return Children.toArray(children).find((child) => {
    if (!isValidElement<MatchOptions & { from?: string }>(child)) return false;
    const { path = child.props.from, exact, strict } = child.props;
    return path === undefined || matchPath(pathname, { path, exact, strict }) !== null;
  });
}

export function withRouter<Props extends object>(
  Wrapped: ComponentType<Props & RouterState>,
): ComponentType<Props> {
  return function WithRouter(props) {
    return <Wrapped {...props} {...useRouterState()} />;
  };
}
