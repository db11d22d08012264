import type { Segment } from "../../shared/document.ts";

const unescapeText = (html: string): string =>
  html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** `Head` reads its children as elements: their text must be a child, not inner HTML. */
export function keepHeadText(children: Segment[]): Segment[] {
  return children.map((child) => {
    if (typeof child === "string" || !("tag" in child) || !("html" in child) || !child.html)
      return child;
    const { html, ...rest } = child;
    const isRaw = child.tag === "script" || child.tag === "style";
    return { ...rest, children: [isRaw ? html : unescapeText(html)] };
  });
}
