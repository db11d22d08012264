import { type ComponentProps, createElement, type ReactNode } from "react";
import { resolveAdmonitionStyle } from "../../../../shared/markup/admonition.ts";

export default function AdmonitionIconInfo(props: ComponentProps<"svg">): ReactNode {
  const outline = createElement("path", { d: resolveAdmonitionStyle("info").icon });
  return createElement("svg", { viewBox: "0 0 16 16", "aria-hidden": true, ...props }, outline);
}
