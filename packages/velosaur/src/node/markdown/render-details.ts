import type { ModuleReference, Segment, SegmentProps } from "../../shared/document.ts";
import { createDetails } from "../../shared/markup/details.ts";
import { createSegment } from "../../shared/markup/segment-element.ts";
import type { MarkupContext } from "./markup-context.ts";

/** Finds the summary among the children, and hands it to the theme's component, which may be the site's own. */
export const MDX_DETAILS: ModuleReference = "@theme/MDXComponents/Details#default";

export function renderDetails(
  props: SegmentProps,
  children: Segment[],
  { labels }: Pick<MarkupContext, "labels">,
): Segment {
  const { className, summary: _, ...rest } = props as Record<string, unknown>;
  const summary = children.find(isSummary) ?? createSegment("summary", null, labels.details);
  const content = children.filter((child) => child !== summary);
  return createDetails<Segment>(createSegment, {
    summary,
    content: content.length > 0 ? content : null,
    className: className as string | undefined,
    props: rest,
  });
}

function isSummary(segment: Segment): boolean {
  return typeof segment !== "string" && "tag" in segment && segment.tag === "summary";
}
