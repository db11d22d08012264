import { translate } from "@docusaurus/Translate";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { type ComponentProps, createElement, isValidElement, type ReactNode } from "react";
import { createHeading } from "../../shared/markup/heading.ts";

export interface Props extends ComponentProps<"h1"> {
  readonly as: "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
}

const textOf = (node: ReactNode): string => {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(textOf).join("");
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : "";
};

/** The heading that Markdown makes, for pages written in React. */
export default function Heading({ as, id, className, children, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (id) brokenLinks.collectAnchor(id);
  const linkLabel = translate(
    {
      id: "theme.common.headingLinkTitle",
      message: "Direct link to {heading}",
    },
    { heading: textOf(children) || (id ?? "") },
  );
  return createHeading<ReactNode>(createElement as never, {
    tag: as,
    id,
    className,
    linkLabel,
    content: <>{children}</>,
    props: id && as === "h1" ? { ...props, id } : props,
  });
}
