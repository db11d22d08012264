/** Runs through a document's tree with the values of its expressions. */

import type {
  ComponentSegment,
  Json,
  ModuleReference,
  Segment,
  SegmentProps,
} from "../../shared/document.ts";
import { toReactName } from "../../shared/markup/attributes.ts";
import { collapseElement, mergeTexts } from "../../shared/markup/segment-html.ts";
import { AuthorError } from "../system/author-error.ts";
import { keepHeadText } from "./head-text.ts";
import { KeptElements } from "./kept-elements.ts";
import { isElement, isFragment, SegmentList } from "./recording-runtime.ts";
import type { RecordedElement } from "./recording-runtime.ts";

/** Thrown where data ends: at a function, a hook, a context. */
export class NeedsBrowser extends Error {}

export interface CodeResult {
  expressions: ((props: unknown) => unknown)[];
  /** Line and column of each expression. */
  places?: [line: number, column: number][];
  exports: Record<string, unknown>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** React's hooks find no renderer here. */
const isHookError = (error: unknown): boolean =>
  error instanceof Error &&
  /invalid hook call|null \(reading 'use|\buse[A-Z]\w* is not a function/i.test(error.message);

/** What an error of the author's code means for the author; the file is for the caller to add. */
export function explainFailure(
  what: string,
  error: unknown,
  [line, column]: [line?: number, column?: number],
): Error {
  if (error instanceof AuthorError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const name = /^(\S+) is not defined$/.exec(reason)?.[1];
  const hint = name
    ? `Import or export \`${name}\` in the document. If the braces are meant as text, write \\{ or put them in code.`
    : "Expressions in braces are run when the site is built: see what their values are then.";
  return new AuthorError(
    {
      severity: "error",
      message: `${what} failed: ${reason}.`,
      ...(line && column && { line, column }),
      hint,
    },
    { cause: error },
  );
}

interface Surroundings {
  props: Record<string, unknown>;
  references: Map<unknown, ModuleReference>;
  /** HTML of a theme component, where it needs no browser code. */
  renderStatic?: (segment: ComponentSegment) => Segment | undefined;
}

export class Evaluator {
  readonly code: CodeResult;
  readonly #surroundings: Surroundings;
  readonly #kept = new KeptElements();
  readonly #values = new Map<number, unknown>();

  constructor(code: CodeResult, surroundings: Surroundings) {
    this.code = code;
    this.#surroundings = surroundings;
  }

  #evaluate(index: number): unknown {
    if (!this.#values.has(index)) this.#values.set(index, this.#run(index));
    return this.#values.get(index);
  }

  #run(index: number): unknown {
    try {
      return this.code.expressions[index]?.(this.#surroundings.props);
    } catch (error) {
      if (isHookError(error)) throw new NeedsBrowser("A hook can't be data.");
      throw explainFailure(
        "An expression of this document",
        error,
        this.code.places?.[index] ?? [],
      );
    }
  }

  #call(component: unknown, props: Record<string, unknown>, name: string): unknown {
    try {
      return (component as (props: unknown) => unknown)(props);
    } catch (error) {
      if (isHookError(error)) throw new NeedsBrowser("A hook can't be data.");
      throw explainFailure(`The component ${name} of this document`, error, []);
    }
  }

  /** Replaces expressions and local components in a tree, and collapses what became static. */
  fill(segments: Segment[]): Segment[] {
    return mergeTexts(segments.flatMap((segment) => this.#fillSegment(segment)));
  }

  #fillSegment(segment: Segment): Segment[] {
    if (typeof segment === "string") return [segment];
    return this.#kept.convert(segment, () => this.#fillElement(segment));
  }

  #fillElement(segment: Exclude<Segment, string>): Segment[] {
    if ("expression" in segment) return this.#toSegments(this.#evaluate(segment.expression));
    if ("component" in segment) return this.#fillComponent(segment);
    const props = this.#fillProps(segment.props);
    if (!("children" in segment))
      return [segment.props === props ? segment : { ...segment, ...(props && { props }) }];
    return [this.#kept.createElement(segment.tag, props, this.#fillChildren(segment) ?? [])];
  }

  #fillComponent(segment: ComponentSegment): Segment[] {
    const { component } = segment;
    if (component.startsWith("local#")) return this.#callLocal(segment);
    const props = this.#fillProps(segment.props);
    this.#kept.markChildren(component, segment.children, findTag);
    const filled = this.#fillChildren(segment);
    const children =
      filled && component === "@docusaurus/Head#default" ? keepHeadText(filled) : filled;
    return [this.#toStatic({ component, ...(props && { props }), ...(children && { children }) })];
  }

  /** What stands between the tags, or else what a spread gives in its place. */
  #fillChildren({
    children,
    props,
  }: Pick<ComponentSegment, "children" | "props">): Segment[] | undefined {
    if (children && children.length > 0) return this.fill(children);
    if (typeof props?.$expression !== "number") return children;
    const given = this.#toSegments(this.#toLiveProps(props)["children"]);
    return given.length > 0 ? given : children;
  }

  #fillProps(props: SegmentProps | undefined): SegmentProps | undefined {
    if (!props) return undefined;
    if (typeof props.$expression === "number") {
      const { children: _, ...values } = (this.#evaluate(props.$expression) ?? {}) as Record<
        string,
        unknown
      >;
      return this.#toProps(values);
    }
    if (!Object.values(props).some(isMarker)) return props;
    return this.#toProps(this.#toLiveProps(props));
  }

  /** Props as the author's code sees them. */
  #toLiveProps(props: SegmentProps | undefined): Record<string, unknown> {
    if (!props) return {};
    if (typeof props.$expression === "number") {
      return this.#evaluate(props.$expression) as Record<string, unknown>;
    }
    return Object.fromEntries(
      Object.entries(props).map(([name, value]) => [name, this.#toLiveValue(value)]),
    );
  }

  #toLiveValue(value: unknown): unknown {
    if (!isObject(value)) return value;
    if (typeof value["$expression"] === "number") return this.#evaluate(value["$expression"]);
    if (Array.isArray(value["$segments"]))
      return new SegmentList(this.fill(value["$segments"] as Segment[])).toElement();
    return value;
  }

  #toStatic(segment: ComponentSegment): Segment {
    return this.#surroundings.renderStatic?.(segment) ?? segment;
  }

  #callLocal({ component, props, children }: ComponentSegment): Segment[] {
    const local = component
      .slice("local#".length)
      .split(".")
      .reduce<unknown>(
        (value, name) =>
          isObject(value) || typeof value === "function"
            ? (value as Record<string, unknown>)[name]
            : undefined,
        this.code.exports,
      );
    const reference = this.#findReference(local);
    const liveProps = { ...this.#toLiveProps(props), ...this.#toLiveChildren(children) };
    if (reference)
      return this.#toSegments({
        ...new SegmentList([]).toElement(),
        type: local,
        props: liveProps,
      });
    if (typeof local === "string") return this.#toHost(local, liveProps);
    if (typeof local !== "function") throw new NeedsBrowser(`${component} is no plain component.`);
    return this.#toSegments(this.#call(local, liveProps, component.slice("local#".length)));
  }

  #toLiveChildren(children: Segment[] | undefined): { children?: unknown } {
    if (!children || children.length === 0) return {};
    const nodes = this.fill(children).map((segment) =>
      typeof segment === "string" ? segment : new SegmentList([segment]).toElement(),
    );
    return { children: nodes.length === 1 ? nodes[0] : nodes };
  }

  /** What an expression gave as a child → segments. */
  #toSegments(value: unknown): Segment[] {
    if (value === null || value === undefined || typeof value === "boolean") return [];
    if (typeof value === "string" || typeof value === "number" || typeof value === "bigint")
      return [String(value)];
    if (Array.isArray(value)) return mergeTexts(value.flatMap((item) => this.#toSegments(item)));
    if (isElement(value)) return this.#elementToSegments(value);
    throw new NeedsBrowser("Only text and elements can be data.");
  }

  #elementToSegments({ type, props }: RecordedElement): Segment[] {
    if (type instanceof SegmentList) return type.segments;
    if (isFragment(type)) return this.#toSegments(props["children"]);
    if (typeof type === "string") return this.#toHost(type, props);
    const reference = this.#findReference(type);
    if (reference) return [this.#toComponent(reference, props)];
    if (typeof type !== "function") throw new NeedsBrowser("A component with state can't be data.");
    return this.#toSegments(this.#call(type, props, type.name));
  }

  #findReference(type: unknown): ModuleReference | undefined {
    if (isObject(type) && typeof type["$reference"] === "string") return type["$reference"];
    return this.#surroundings.references.get(type);
  }

  #toComponent(
    component: ModuleReference,
    { children, ...rest }: Record<string, unknown>,
  ): Segment {
    const props = this.#toProps(rest);
    const content = this.#toSegments(children);
    return this.#toStatic({
      component,
      ...(props && { props }),
      ...(content.length > 0 && { children: content }),
    });
  }

  #toHost(
    tag: string,
    { children, dangerouslySetInnerHTML: inner, ...rest }: Record<string, unknown>,
  ): Segment[] {
    const props = this.#toProps(
      Object.fromEntries(Object.entries(rest).map(([name, value]) => [toReactName(name), value])),
    );
    if (isObject(inner)) return [{ tag, ...(props && { props }), html: String(inner["__html"]) }];
    return [collapseElement(tag, props, mergeTexts(this.#toSegments(children)))];
  }

  #toProps(values: Record<string, unknown>): SegmentProps | undefined {
    const entries = Object.entries(values)
      .filter(([name, value]) => value !== undefined && name !== "key")
      .map(([name, value]) => [name, this.#toPropValue(value)] as const);
    return entries.length > 0 ? (Object.fromEntries(entries) as SegmentProps) : undefined;
  }

  #toPropValue(value: unknown): Json | { $segments: Segment[] } {
    if (isElement(value) || (Array.isArray(value) && value.some(isElement))) {
      return { $segments: this.#toSegments(value) };
    }
    return toJson(value);
  }
}

const findTag = (segment: Segment): string | undefined =>
  typeof segment === "object" && "tag" in segment ? segment.tag : undefined;

const isMarker = (value: unknown): boolean =>
  isObject(value) && ("$expression" in value || "$segments" in value);

function toJson(value: unknown): Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map((item) => (item === undefined ? null : toJson(item)));
  const prototype: unknown = isObject(value) ? Object.getPrototypeOf(value) : undefined;
  const isPlain =
    isObject(value) && !isElement(value) && (prototype === null || isPlainPrototype(prototype));
  if (!isPlain) throw new NeedsBrowser("A prop isn't JSON.");
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([name, item]) => [name, toJson(item)]),
  );
}

/** Also of another realm: modules may run in a context of their own. */
const isPlainPrototype = (prototype: unknown): boolean =>
  isObject(prototype) &&
  Object.getPrototypeOf(prototype) === null &&
  Object.hasOwn(prototype, "isPrototypeOf");
