/** Which elements stay elements, for components that look into what they show. */

import type {
  ElementSegment,
  ModuleReference,
  Segment,
  SegmentProps,
  StaticSegment,
} from "../../shared/document.ts";
import { collapseElement } from "../../shared/markup/segment-html.ts";

/** Of Markdown's elements, those that have parts: rows and cells, items, the code of a block. */
const HAVE_PARTS = new Set(["dl", "ol", "pre", "table", "ul"]);

/** What a site adds to the theme's components is its own. */
const ADDED = /^@theme\/MDXComponents#default\.[A-Z]/;

/**
 * A component of the site in the place of `table` gets the rows as elements, and so does one that stands around a
 * table, a list or a block of code: they read `children.props.children`. Of the theme's own components, none looks
 * further than its children.
 */
function looksInto(component: ModuleReference, tag: string | undefined): boolean {
  if (/^@theme\/MDXComponents#default\.[a-z]/.test(component)) return true;
  const isOwn = ADDED.test(component) || !/^(?:@docusaurus|@theme|local|partial)\b/.test(component);
  return isOwn && HAVE_PARTS.has(tag ?? "");
}

/** What is converted within a component that looks into its elements, for one document. */
export class KeptElements {
  readonly #marked = new WeakSet<object>();
  #depth = 0;

  /** Children of a component, as they stand before they are converted. */
  markChildren<Child extends object | string>(
    component: ModuleReference,
    children: readonly Child[] = [],
    findTag: (child: Child) => string | undefined,
  ): void {
    for (const child of children) {
      if (typeof child === "object" && looksInto(component, findTag(child)))
        this.#marked.add(child);
    }
  }

  /** Whether it stands right within a component that looks into it. */
  isMarked(source: object): boolean {
    return this.#marked.has(source);
  }

  /** Converts what a component may look into; what doesn't stand in one is converted as ever. */
  convert<Result>(source: object, convert: () => Result): Result {
    if (!this.#marked.has(source)) return convert();
    this.#depth++;
    try {
      return convert();
    } finally {
      this.#depth--;
    }
  }

  /** Whether what is converted now stands in what a component looks into. */
  get isKeeping(): boolean {
    return this.#depth > 0;
  }

  /** An element with its children: as one piece of HTML, unless a component looks into it. */
  createElement(
    tag: string,
    props: SegmentProps | undefined,
    children: Segment[],
  ): StaticSegment | ElementSegment {
    const isKept = this.isKeeping && children.length > 0;
    if (!isKept) return collapseElement(tag, props, children);
    return props ? { tag, props, children } : { tag, children };
  }
}
