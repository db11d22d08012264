import type { PageDocument } from "../../shared/payload.ts";
import type { ComponentSegment, Segment } from "../../shared/document.ts";

type Visit = (segment: ComponentSegment) => void;

/** Ids of the modules that a document's tree names, its own program included. */
export function collectModuleIds(document: PageDocument): string[] {
  const ids = new Set<string>();
  if (document.program) ids.add(document.program);
  visitComponents(document.segments, ({ component }) => {
    const id = component.slice(0, component.lastIndexOf("#"));
    if (id !== "local") ids.add(id);
  });
  return [...ids];
}

/** Whether it has code that visitors edit and run. */
export function hasLiveCode({ segments }: PageDocument): boolean {
  let isFound = false;
  visitComponents(segments, ({ props }) => {
    isFound ||= props !== undefined && "live" in props && props["live"] === true;
  });
  return isFound;
}

function visitComponents(segments: readonly Segment[], visit: Visit): void {
  for (const segment of segments) {
    if (typeof segment === "string" || "expression" in segment) continue;
    if ("component" in segment) visit(segment);
    else if (!("children" in segment)) continue;
    visitComponents(segment.children ?? [], visit);
    for (const value of Object.values(segment.props ?? {})) {
      if (typeof value === "object" && value !== null && "$segments" in value)
        visitComponents(value.$segments as Segment[], visit);
    }
  }
}
