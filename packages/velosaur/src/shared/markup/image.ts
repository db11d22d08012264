import type { CreateElement } from "./create.ts";

/** An image of the text: loaded when it comes near, decoded off the main thread. */
export function createImage<Node>(h: CreateElement<Node>, props: Record<string, unknown>): Node {
  const className = props["className"] ? `img ${String(props["className"])}` : "img";
  return h("img", { decoding: "async", loading: "lazy", ...props, className });
}
