import type { Segment, StaticSegment } from "../../shared/document.ts";

/** About what stands in the first screen, below the page's title. */
const FIRST_CHARACTERS = 700;

const LAZY_IMAGE = /(<img\b[^>]*?) loading="lazy"/;

/**
 * The image that a page begins with is often the largest thing in its first screen: one that is lazy is asked for only
 * when all of the page has its place.
 */
export function loadFirstImage(segments: Segment[]): Segment[] {
  let before = 0;
  for (const [index, segment] of segments.entries()) {
    if (typeof segment !== "string" && !("html" in segment)) return segments;
    const html = typeof segment === "string" ? segment : (segment.html ?? "");
    const found = typeof segment !== "string" && LAZY_IMAGE.exec(html);
    before += countText(found ? html.slice(0, found.index) : html);
    if (before > FIRST_CHARACTERS) return segments;
    if (found)
      return segments.with(index, {
        ...segment,
        html: html.replace(LAZY_IMAGE, "$1"),
      } as StaticSegment);
  }
  return segments;
}

const countText = (html: string): number => html.replaceAll(/<[^>]*>/g, "").length;
