import { createElement, type ReactNode } from "react";
import { createAdmonition } from "../../../shared/markup/admonition.ts";

export interface Props {
  readonly type: string;
  readonly title?: ReactNode;
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly id?: string;
  readonly children?: ReactNode;
}

/** The box that a `:::` directive makes. */
export default function AdmonitionLayout({
  type,
  title,
  icon,
  className,
  id,
  children,
}: Props): ReactNode {
  return createAdmonition<ReactNode>(createElement as never, {
    type,
    title: title ? <>{title}</> : null,
    icon,
    className,
    // A site's own type names its colour, as upstream's types do.
    hasColour: !className?.split(" ").includes("alert"),
    id,
    content: children ? <>{children}</> : null,
  });
}
