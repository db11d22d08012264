import type { PageDocument } from "../../shared/payload.ts";
import type { ComponentSegment, Segment } from "../../shared/document.ts";
import type { DocumentTask } from "./render-task.ts";

type VisitComponent = (segment: ComponentSegment) => void;

/** Ids of the modules that a document's tree names, its own program included. */
export function collectModuleIds({ segments, program }: PageDocument): string[] {
  const ids = listModuleIds(segments).filter((id) => id !== "local");
  return program === undefined ? ids : [program, ...ids];
}

/** Ids of the modules that a document imports for what they do: stylesheets above all. */
export function listEffects({ record, partials }: DocumentTask): string[] {
  const own = record.imports.filter(({ names }) => Object.keys(names).length === 0);
  return [...own.map(({ moduleId }) => moduleId), ...Object.values(partials).flatMap(listEffects)];
}

/** Ids of the modules that a tree names. */
export function listModuleIds(segments: readonly Segment[]): string[] {
  const ids = new Set<string>();
  visitComponents(segments, ({ component }) => {
    ids.add(component.slice(0, component.lastIndexOf("#")));
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

function visitComponents(segments: readonly Segment[], visit: VisitComponent): void {
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
