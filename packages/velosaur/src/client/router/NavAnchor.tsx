import type { AnchorHTMLAttributes, CSSProperties, ReactElement, Ref } from "react";

import { type Location, resolveLocation } from "./location.ts";
import { type Match, matchLiteral } from "./match-literal.ts";
import { useRouterState } from "./router-context.ts";

/** What makes a link know that its page is shown. */
export interface NavProps {
  readonly activeClassName?: string;
  readonly activeStyle?: CSSProperties;
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly isActive?: (match: Match | null, location: Location) => boolean;
}

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement>, NavProps {
  "data-replace"?: "" | undefined;
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** An anchor that is marked while the visitor is at its target, or below it. */
export function NavAnchor(props: Props): ReactElement {
  const {
    activeClassName = "active",
    activeStyle,
    isActive,
    exact,
    strict,
    ...anchorProps
  } = props;
  const { location } = useRouterState();
  const path = resolveLocation(props.href, location).pathname;
  const match = matchLiteral(location.pathname, { path, exact, strict });
  const active = isActive ? isActive(match, location) : match !== null;
  if (!active) return <a {...anchorProps} />;
  const className = [props.className, activeClassName].filter(Boolean).join(" ");
  return (
    <a
      aria-current="page"
      {...anchorProps}
      className={className}
      style={{ ...props.style, ...activeStyle }}
    />
  );
}
