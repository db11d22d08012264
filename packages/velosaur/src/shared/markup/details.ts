import type { Child, CreateElement } from "./create.ts";

export interface DetailsMarkup<Node> {
  /** A `<summary>` element; one is made when the author gave none. */
  summary?: Child<Node>;
  content: Child<Node>;
  className?: string | undefined;
  props?: Record<string, unknown>;
}

/** A disclosure box in Infima's alert style. It opens without JavaScript; a listener animates it. */
export function createDetails<Node>(h: CreateElement<Node>, details: DetailsMarkup<Node>): Node {
  const { summary, content, className, props } = details;
  const classes = "details_ alert alert--info";
  return h(
    "details",
    { ...props, className: className ? `${classes} ${className}` : classes },
    summary ?? h("summary", null, "Details"),
    h("div", { className: "collapsibleContent_" }, content),
  );
}
