import type { Segment, SegmentProps } from "../document.ts";
import type { Child, Props } from "./create.ts";
import { collapseElement, mergeTexts } from "./segment-html.ts";

function cleanProps(props: Props): SegmentProps | undefined {
  let kept: Record<string, unknown> | undefined;
  for (const name in props) {
    const value = props[name];
    if (
      value === undefined ||
      value === false ||
      name === "dangerouslySetInnerHTML" ||
      name === "key"
    )
      continue;
    kept ??= {};
    kept[name] = value;
  }
  return kept as SegmentProps | undefined;
}

/** `createElement` for segments. A child may be a list; React's `dangerouslySetInnerHTML` is understood. */
export function createSegment(tag: string, props: Props, ...children: Child<Segment>[]): Segment {
  const inner = props?.["dangerouslySetInnerHTML"] as { __html: string } | undefined;
  const own = cleanProps(props);
  if (inner) return own ? { tag, props: own, html: inner.__html } : { tag, html: inner.__html };
  const present: Segment[] = [];
  for (const child of children) {
    if (Array.isArray(child)) present.push(...(child as Segment[]));
    else if (child) present.push(child as Segment);
  }
  return collapseElement(tag, own, mergeTexts(present));
}
