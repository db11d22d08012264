import { PROGRAM_PREFIX } from "../bundler/plugin-programs.ts";
import type { Segment, SegmentProps, SegmentPropValue } from "../../shared/document.ts";

export interface PartialProgram {
  /** Module id of its code. */
  program: string;
  /** What the document that shows it hands to it. */
  props: SegmentProps;
}

const PART = "Part";
const IS_BOUND = new RegExp(`^${PROGRAM_PREFIX}\\w+#${PART}$`);

/**
 * A partial whose code the browser needs: on the page that shows it, `local#Name` would be a name of the
 * page's own code, so its components are named by the partial's module. Expressions get their values from a
 * component around them, which the module has for this.
 */
export function bindPartialProgram(
  segments: Segment[],
  { program, props }: PartialProgram,
): Segment[] {
  const scope = { program, hasExpressions: false };
  const bound = bindSegments(segments, scope);
  return scope.hasExpressions
    ? [{ component: `${program}#${PART}`, props, children: bound }]
    : bound;
}

interface BindScope {
  program: string;
  hasExpressions: boolean;
}

const bindSegments = (segments: Segment[], scope: BindScope): Segment[] =>
  segments.map((segment) => bindSegment(segment, scope));

function bindSegment(segment: Segment, scope: BindScope): Segment {
  if (typeof segment === "string") return segment;
  if ("expression" in segment) {
    scope.hasExpressions = true;
    return segment;
  }
  const bound = { ...segment, ...(segment.props && { props: bindProps(segment.props, scope) }) };
  if ("component" in bound) {
    // What another partial has around it has been bound already.
    if (IS_BOUND.test(bound.component)) return bound as Segment;
    bound.component = bound.component.replace(/^local#/, `${scope.program}#components.`);
  }
  if ("children" in bound && bound.children) bound.children = bindSegments(bound.children, scope);
  return bound as Segment;
}

function bindProps(props: SegmentProps, scope: BindScope): SegmentProps {
  if ("$expression" in props) {
    scope.hasExpressions = true;
    return props;
  }
  const entries = Object.entries(props).map(([name, value]) => [
    name,
    bindProp(value as SegmentPropValue, scope),
  ]);
  return Object.fromEntries(entries) as SegmentProps;
}

function bindProp(value: SegmentPropValue, scope: BindScope): SegmentPropValue {
  if (typeof value !== "object" || value === null) return value;
  if ("$expression" in value) scope.hasExpressions = true;
  return "$segments" in value
    ? { $segments: bindSegments(value.$segments as Segment[], scope) }
    : value;
}
