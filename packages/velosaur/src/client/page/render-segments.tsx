import { createElement, type ElementType, Fragment, type Key, type ReactNode } from "react";

import type {
  ComponentSegment,
  ModuleReference,
  Segment,
  SegmentProps,
  SegmentPropValue,
  StaticSegment,
} from "../../shared/document.ts";

export interface SegmentScope {
  resolve: (reference: ModuleReference) => ElementType;
  /** Values of the document's expressions, of program documents only. */
  expressions?: readonly unknown[] | undefined;
}

type Props = Record<string, unknown>;

interface Keyed {
  key?: Key;
}

/** A partial with expressions of its own. It computes their values, and hands them to `toNodes`. */
export interface PartComponent {
  (input: PartInput): ReactNode;
  isPart: true;
}

interface PartInput {
  /** The author's, apart from ours: they may have any name. */
  props: Props;
  toNodes: (expressions: readonly unknown[]) => ReactNode[];
}

const isPart = (component: unknown): boolean =>
  (component as Partial<PartComponent>).isPart === true;

/** The React nodes of a compiled document: the elements that its MDX would have made. */
export function renderSegments(segments: readonly Segment[], scope: SegmentScope): ReactNode[] {
  // A component keeps its state when the text before it is edited: its key counts its own kind only.
  const counts = new Map<string, number>();
  return segments.map((segment) => {
    if (typeof segment === "string") return segment;
    if ("expression" in segment) return scope.expressions?.[segment.expression] as ReactNode;
    if ("component" in segment) {
      const count = counts.get(segment.component) ?? 0;
      counts.set(segment.component, count + 1);
      return renderComponent(segment, { scope, count });
    }
    const props = resolveProps(segment.props, scope);
    if (!("children" in segment)) return renderStatic(segment, props);
    const children = renderSegments(segment.children, scope);
    // Without other props, so that what React has for refs on fragments can be left out.
    if (segment.tag === "")
      return createElement(Fragment, { key: (props as Keyed).key }, ...children);
    return createElement(segment.tag, props, ...children);
  });
}

/** Children as varargs: they need no keys, and a component sees what it would see in JSX. */
function renderComponent(
  segment: ComponentSegment,
  { scope, count }: { scope: SegmentScope; count: number },
): ReactNode {
  const given = resolveProps(segment.props, scope);
  const { key = `${segment.component} ${count}`, ...props } = given as Props & Keyed;
  const component = scope.resolve(segment.component);
  const toNodes = (expressions = scope.expressions): ReactNode[] =>
    renderSegments(segment.children ?? [], { ...scope, expressions });
  return isPart(component)
    ? createElement(component, { key, props, toNodes })
    : createElement(component, { key, ...props }, ...toNodes());
}

function renderStatic({ tag, html, key, inner }: StaticSegment, props: Props): ReactNode {
  if (html === undefined) return createElement(tag, props);
  return createElement(tag, {
    ...props,
    ...(key !== undefined && { "data-s": key }),
    dangerouslySetInnerHTML: inner ?? { __html: html },
  });
}

function resolveProps(props: SegmentProps | undefined, scope: SegmentScope): Props {
  if (!props) return {};
  // A copy: of its own props, in dev, React warns who asks for a key.
  if (isMarker(props, "$expression"))
    return { ...(scope.expressions?.[props.$expression as number] as Props | undefined) };
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, resolveProp(value, scope)]),
  );
}

function resolveProp(value: SegmentPropValue, scope: SegmentScope): unknown {
  if (isMarker(value, "$expression")) return scope.expressions?.[value.$expression as number];
  if (!isMarker(value, "$segments")) return value;
  const nodes = renderSegments(value.$segments as Segment[], scope);
  return nodes.length === 1 ? nodes[0] : createElement(Fragment, null, ...nodes);
}

function isMarker(value: unknown, name: "$expression" | "$segments"): value is Props {
  return typeof value === "object" && value !== null && name in value;
}
