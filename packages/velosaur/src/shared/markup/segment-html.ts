/** From segments to HTML and back to one segment: the one place that knows what may collapse. */

import type { ElementSegment, Json, Segment, SegmentProps, StaticSegment } from "../document.ts";
import { formatAttributes, isVoidElement } from "./attributes.ts";
import { escapeText } from "./escape.ts";

export const isStatic = (segment: Segment): segment is string | StaticSegment =>
  typeof segment === "string" || ("tag" in segment && !("children" in segment));

/** Outer HTML of a static segment. */
export function segmentHtml(segment: string | StaticSegment): string {
  if (typeof segment === "string") return escapeText(segment);
  const start = `<${segment.tag}${formatAttributes(segment.props)}>`;
  return isVoidElement(segment.tag) ? start : `${start}${segment.html ?? ""}</${segment.tag}>`;
}

const hasOnlyPlainProps = (props: SegmentProps | undefined): boolean => {
  if (!props) return true;
  for (const name in props) {
    const value = (props as Record<string, unknown>)[name];
    if (name === "$expression") return false;
    if (
      typeof value === "object" &&
      value !== null &&
      ("$expression" in value || "$segments" in value)
    )
      return false;
  }
  return true;
};

/** React's `dangerouslySetInnerHTML`, out of the other props. */
function takeInnerHtml(
  props: SegmentProps,
): { html: string; props: SegmentProps | undefined } | undefined {
  const { dangerouslySetInnerHTML: inner, ...rest } = props as Record<string, Json>;
  if (typeof inner !== "object" || inner === null || !("__html" in inner)) return undefined;
  return { html: String(inner["__html"]), props: Object.keys(rest).length > 0 ? rest : undefined };
}

/** An element as one static segment where everything in it is static. */
export function collapseElement(
  tag: string,
  props: SegmentProps | undefined,
  children: Segment[],
): StaticSegment | ElementSegment {
  const inner = props && takeInnerHtml(props);
  if (inner)
    return inner.props ? { tag, props: inner.props, html: inner.html } : { tag, html: inner.html };
  const isCollapsible = hasOnlyPlainProps(props) && children.every(isStatic);
  if (!isCollapsible) return props ? { tag, props, children } : { tag, children };
  const segment: StaticSegment = props ? { tag, props } : { tag };
  if (!isVoidElement(tag)) {
    // The text of scripts and stylesheets has no entities.
    const isRaw = tag === "script" || tag === "style";
    let html = "";
    for (const child of children) {
      html +=
        isRaw && typeof child === "string" ? child : segmentHtml(child as string | StaticSegment);
    }
    segment.html = html;
  }
  return segment;
}

/** Joins neighbouring texts, which would be one text node in the DOM of the HTML file. */
export function mergeTexts(segments: Segment[]): Segment[] {
  if (segments.length < 2) return segments[0] === "" ? [] : segments;
  const merged: Segment[] = [];
  for (const segment of segments) {
    const last = merged.length - 1;
    if (segment === "") continue;
    if (typeof segment === "string" && typeof merged[last] === "string") merged[last] += segment;
    else merged.push(segment);
  }
  return merged;
}
