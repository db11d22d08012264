/** A JSX runtime that renders nothing: elements are kept as they are called, in React's own shape. */

import type { Segment } from "../../shared/document.ts";

const ELEMENT = Symbol.for("react.transitional.element");
const LEGACY_ELEMENT = Symbol.for("react.element");
const FRAGMENT = Symbol.for("react.fragment");

export interface RecordedElement {
  $$typeof: symbol;
  type: unknown;
  key: string | null;
  props: Record<string, unknown>;
}

const createElement = (
  type: unknown,
  props: Record<string, unknown>,
  key?: unknown,
): RecordedElement => ({
  $$typeof: ELEMENT,
  type,
  key: key === undefined ? null : String(key as string),
  props,
});

export interface JsxRuntime {
  jsx: typeof createElement;
  jsxs: typeof createElement;
  Fragment: symbol;
}

export const createRecordingRuntime = (): JsxRuntime => ({
  jsx: createElement,
  jsxs: createElement,
  Fragment: FRAGMENT,
});

export const isFragment = (type: unknown): boolean => type === FRAGMENT;

export function isElement(value: unknown): value is RecordedElement {
  if (typeof value !== "object" || value === null) return false;
  const kind = (value as RecordedElement).$$typeof;
  return kind === ELEMENT || kind === LEGACY_ELEMENT;
}

/** Finished segments, as an element that the author's components can pass on. */
export class SegmentList {
  readonly segments: Segment[];

  constructor(segments: Segment[]) {
    this.segments = segments;
  }

  toElement(): RecordedElement {
    return createElement(this, {});
  }
}
