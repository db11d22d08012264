import { clsx } from "clsx";
import { type ComponentProps, createElement, type ReactNode } from "react";
import * as classes from "../../common/classes.ts";

type Props<Tag extends "div" | "pre"> = { readonly as: Tag } & ComponentProps<Tag>;

/** The highlighter's colours come from the stylesheet, in both colour modes. */
export default function CodeBlockContainer<Tag extends "div" | "pre">({
  as,
  className,
  ...props
}: Props<Tag>): ReactNode {
  return createElement(as, {
    ...props,
    className: clsx(className, "codeBlockContainer_", classes.codeBlock),
  });
}
