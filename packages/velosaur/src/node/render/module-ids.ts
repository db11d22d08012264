import type { PageDocument } from "../../shared/payload.ts";
import type { Segment } from "../../shared/document.ts";

/** Ids of the modules that a document's tree names, its own program included. */
export function collectModuleIds(document: PageDocument): string[] {
  const ids = new Set<string>();
  if (document.program) ids.add(document.program);
  document.segments.forEach((segment) => visitSegment(segment, ids));
  return [...ids];
}

function visitSegment(segment: Segment, ids: Set<string>): void {
  if (typeof segment === "string" || "expression" in segment) return;
  if ("component" in segment) {
    const id = segment.component.slice(0, segment.component.lastIndexOf("#"));
    if (id !== "local") ids.add(id);
  } else if (!("children" in segment)) return;
  segment.children?.forEach((child) => visitSegment(child, ids));
  for (const value of Object.values(segment.props ?? {})) {
    if (typeof value === "object" && value !== null && "$segments" in value) {
      (value.$segments as Segment[]).forEach((child) => visitSegment(child, ids));
    }
  }
}
