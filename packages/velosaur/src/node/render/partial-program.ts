import type { Segment, SegmentProps, SegmentPropValue } from "../../shared/document.ts";
import { AuthorError } from "../system/author-error.ts";

export interface PartialProgram {
  filePath: string;
  /** Module id of its code. */
  program: string;
}

/**
 * A partial whose code the browser needs: on the page that shows it, `local#Name` would be a name of the
 * page's own code, so its components are named by the partial's module.
 */
export function bindPartialProgram(segments: Segment[], partial: PartialProgram): Segment[] {
  return segments.map((segment) => bindSegment(segment, partial));
}

function bindSegment(segment: Segment, partial: PartialProgram): Segment {
  if (typeof segment === "string") return segment;
  if ("expression" in segment) throw describeExpression(partial);
  const bound = { ...segment, ...(segment.props && { props: bindProps(segment.props, partial) }) };
  if ("component" in bound)
    bound.component = bound.component.replace(/^local#/, `${partial.program}#components.`);
  if ("children" in bound && bound.children)
    bound.children = bindPartialProgram(bound.children, partial);
  return bound as Segment;
}

function bindProps(props: SegmentProps, partial: PartialProgram): SegmentProps {
  if ("$expression" in props) throw describeExpression(partial);
  const entries = Object.entries(props).map(([name, value]) => [
    name,
    bindProp(value as SegmentPropValue, partial),
  ]);
  return Object.fromEntries(entries) as SegmentProps;
}

function bindProp(value: SegmentPropValue, partial: PartialProgram): SegmentPropValue {
  if (typeof value !== "object" || value === null) return value;
  if ("$expression" in value) throw describeExpression(partial);
  return "$segments" in value
    ? { $segments: bindPartialProgram(value.$segments as Segment[], partial) }
    : value;
}

const describeExpression = ({ filePath }: PartialProgram): AuthorError =>
  new AuthorError({
    severity: "error",
    message:
      "This partial has functions for the browser and expressions in braces; it can be shown by other documents with one of the two only.",
    filePath,
    hint: "Move the code into a component of its own, in src/components, and import that.",
  });
