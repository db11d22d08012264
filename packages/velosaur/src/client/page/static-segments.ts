/** Static HTML on its way into a page's document and out of its inline data. */

import type {
  Segment,
  SegmentProps,
  SegmentsMarker,
  StaticSegment,
} from "../../shared/document.ts";
import type { PageDocument } from "../../shared/payload.ts";

/** Below this, the mark in the HTML costs more than the text in the inline data. */
const SHORTEST_MARKED = 16;

type Replace = (segment: StaticSegment) => StaticSegment;

export interface NumberedStatics {
  documents: PageDocument[];
  /** Begins to render the page: the numbers that React asks for from now on, as it asks. */
  watch: () => ReadonlySet<number>;
}

/** Numbers the static segments of a page, so that their HTML can be found in the DOM. */
export function numberStatics(documents: readonly PageDocument[]): NumberedStatics {
  let count = 0;
  let rendered = new Set<number>();
  const numbered = mapStatics(documents, (segment) => {
    const { html } = segment;
    if (html === undefined || html.length < SHORTEST_MARKED) return segment;
    const key = count++;
    return { ...segment, key, inner: tellWhenRead(html, () => void rendered.add(key)) };
  });
  const watch = (): ReadonlySet<number> => (rendered = new Set());
  return { documents: numbered, watch };
}

/** React reads `__html` only of elements that it renders. An element in a closed tab is made, but never rendered. */
const tellWhenRead = (html: string, tell: () => void): StaticSegment["inner"] => ({
  get __html() {
    tell();
    return html;
  },
});

/** Leaves the HTML of rendered segments out; what wasn't rendered (a closed tab) keeps it and loses its number. */
export function stripStatics(
  documents: readonly PageDocument[],
  rendered: ReadonlySet<number>,
): PageDocument[] {
  return mapStatics(documents, ({ key, html, inner: _inner, ...segment }) => {
    if (key === undefined) return html === undefined ? segment : { ...segment, html };
    return rendered.has(key) ? { ...segment, key } : { ...segment, html };
  });
}

/** Fills lean documents with what `readHtml` finds. Null if something is missing. */
export function restoreStatics(
  documents: readonly PageDocument[],
  readHtml: (key: number) => string | undefined,
): PageDocument[] | null {
  let isComplete = true;
  const restored = mapStatics(documents, (segment) => {
    if (segment.key === undefined || segment.html !== undefined) return segment;
    const html = readHtml(segment.key);
    if (!html) isComplete = false;
    return { ...segment, html };
  });
  return isComplete ? restored : null;
}

function mapStatics(documents: readonly PageDocument[], replace: Replace): PageDocument[] {
  return documents.map((document) => ({
    ...document,
    segments: mapSegments(document.segments, replace),
  }));
}

function mapSegments(segments: readonly Segment[], replace: Replace): Segment[] {
  return segments.map((segment) => {
    if (typeof segment === "string" || "expression" in segment) return segment;
    if ("tag" in segment && !("children" in segment)) return replace(segment);
    const { props, children } = segment;
    return {
      ...segment,
      ...(props && { props: mapProps(props, replace) }),
      ...(children && { children: mapSegments(children, replace) }),
    } as Segment;
  });
}

function mapProps(props: SegmentProps, replace: Replace): SegmentProps {
  const values = Object.entries(props as Record<string, unknown>);
  if (!values.some(([, value]) => isSegments(value))) return props;
  return Object.fromEntries(
    values.map(([name, value]) => [
      name,
      isSegments(value) ? { $segments: mapSegments(value.$segments, replace) } : value,
    ]),
  ) as SegmentProps;
}

function isSegments(value: unknown): value is SegmentsMarker {
  return typeof value === "object" && value !== null && "$segments" in value;
}
