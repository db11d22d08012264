import type { Child, CreateElement } from "./create.ts";

export interface HeadingMarkup<Node> {
  tag: string;
  id?: string | undefined;
  className?: string | undefined;
  /** Accessible name of the hash link: `Direct link to {heading}`, filled in. */
  linkLabel: string;
  /** Address of the hash link, where it isn't simply `#id`. */
  href?: string;
  content: Child<Node>;
  /** Other props the author gave. */
  props?: Record<string, unknown>;
}

const ZERO_WIDTH_SPACE = "\u200B";

/** A heading with the link to itself; level 1 and headings without an id have none. */
export function createHeading<Node>(h: CreateElement<Node>, heading: HeadingMarkup<Node>): Node {
  const { tag, id, className, linkLabel, content, props } = heading;
  if (tag === "h1" || !id) return h(tag, { ...props, ...(className && { className }) }, content);
  const anchorClass = "anchor anchorTargetStickyNavbar";
  const link = h(
    "a",
    {
      href: heading.href ?? `#${encodeURI(id)}`,
      className: "hash-link",
      "aria-label": linkLabel,
      title: linkLabel,
      translate: "no",
    },
    ZERO_WIDTH_SPACE,
  );
  return h(
    tag,
    { ...props, className: className ? `${anchorClass} ${className}` : anchorClass, id },
    content,
    link,
  );
}
