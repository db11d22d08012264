/**
 * What is done to the HTML that React has made: the little that nobody can tell before it stands there. What a page
 * is known to hold otherwise travels beside the HTML, see `RenderedPage`; what is searched for in a page that is
 * finished stands in `node/output/search-html.ts`.
 */

import { LATE_ATTRIBUTE } from "../../shared/payload.ts";
import type { HtmlPieces } from "../../shared/rendered-page.ts";

/** Around the number of a part that is kept, see `kept-markup.tsx`. HTML can't hold it, and React lets it through. */
export const KEPT_MARK = "\0";

/** At its beginning React asks for images ahead of the document that shows them: twice the bytes, nothing gained. */
const IMAGE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** No option of React's keeps it from asking. */
export const dropImagePreloads = (html: string): string => html.replace(IMAGE_PRELOADS, "");

/** Whether something in it waits for data. Where React renders without waiting, only this comment tells. */
export const isWaiting = (html: string): boolean => html.includes("<!--$!-->");

/** The element that stands before and behind what a late component has rendered. */
export const LATE_MARK = "late-mark";

/** A mark with the element behind it, if that is no mark itself, or with the place of a part that is kept. */
const MARK = new RegExp(
  `<${LATE_MARK}(?: data-id="([^"]*)")?></${LATE_MARK}>(?:<(?!${LATE_MARK}\\b)([\\w-]+)|(${KEPT_MARK}))?`,
  "g",
);

/** What a mark begins with. */
const BEGINNING = `<${LATE_MARK}`;

/**
 * Puts the ids of marked components on their elements: which element is a component's first, only its HTML tells. One
 * that rendered nothing leaves nothing. Where a part comes that is kept, the mark stays until that is there.
 */
export function placeMarks(html: string): string {
  if (!html.includes(BEGINNING)) return html;
  return html.replace(MARK, (mark, ...groups: (string | undefined)[]) => {
    const [id, tag, kept] = groups;
    if (kept !== undefined) return mark;
    if (tag === undefined) return "";
    return id === undefined ? `<${tag}` : `<${tag} ${LATE_ATTRIBUTE}="${id}"`;
  });
}

/**
 * Puts kept parts, which have no marks, in their places. Most marks are placed before that: with all parts in it, the
 * text is several times as long.
 */
export function completeHtml(html: string, complete: (html: string) => HtmlPieces): HtmlPieces {
  const placed = placeMarks(html);
  const pieces = complete(placed);
  return placed.includes(BEGINNING) ? [placeMarks(pieces.join(""))] : pieces;
}
