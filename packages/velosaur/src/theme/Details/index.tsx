import { type ComponentProps, createElement, type ReactElement, type ReactNode } from "react";
import { createDetails } from "../../shared/markup/details.ts";

export interface Props extends Omit<ComponentProps<"details">, "ref"> {
  readonly summary?: ReactElement | string;
}

export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  return createDetails<ReactNode>(createElement as never, {
    summary: typeof summary === "string" ? <summary>{summary}</summary> : summary,
    content: <>{children}</>,
    className,
    props,
  });
}
