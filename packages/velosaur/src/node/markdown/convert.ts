/** Syntax tree → segments. */

import type { Json, ModuleReference, Segment, SegmentProps } from "../../shared/document.ts";
import { hastToReactName, parseStyle } from "../../shared/markup/attributes.ts";
import { mergeTexts } from "../../shared/markup/segment-html.ts";
import type { Compilation } from "./compilation.ts";
import { convertAdmonition } from "./convert-admonition.ts";
import { convertCode } from "./convert-code.ts";
import { convertHeading } from "./convert-heading.ts";
import { convertJsx } from "./convert-jsx.ts";
import { convertImage, convertLink } from "./convert-link.ts";
import { ADMONITION_TAG, HEAD_TAG } from "./directives.ts";
import { isBlankCode, parseLiteral } from "./literal.ts";
import { findOverride } from "./overrides.ts";
import { isJsxElement } from "./tree.ts";
import type { TreeNode } from "./tree.ts";

/** Between blocks a line break means nothing, and as a child of a component it would be one too many. */
const isBreak = (segment: Segment): boolean =>
  typeof segment === "string" && segment.includes("\n") && segment.trim() === "";

const dropBlanks = (segments: Segment[]): Segment[] =>
  segments.filter((segment) => !isBreak(segment));

export function convertChildren(node: TreeNode, compilation: Compilation): Segment[] {
  const segments: Segment[] = [];
  for (const child of node.children ?? []) {
    const converted = convertNode(child, compilation);
    if (Array.isArray(converted)) segments.push(...converted);
    else if (converted !== undefined) segments.push(converted);
  }
  return mergeTexts(segments);
}

/** Children of something that holds blocks. */
export const convertBlocks = (node: TreeNode, compilation: Compilation): Segment[] =>
  dropBlanks(convertChildren(node, compilation));

const BLOCK_TAGS = new Set(
  "address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul".split(
    " ",
  ),
);

/** What may stand in a line with its neighbours: an element that is none of blocks, a component, a value. */
function isInline(node: TreeNode | undefined): boolean {
  if (node?.type.endsWith("Expression")) return !isBlankCode(node.value ?? "");
  return node !== undefined && isJsxElement(node) && !BLOCK_TAGS.has(node.name ?? "");
}

const isBlank = ({ type, value = "" }: TreeNode): boolean =>
  type === "text" && value.trim() === "" && value.includes("\n");

/** Children of a document or a quotation, where Markdown breaks lines: a row of buttons or badges has gaps. */
function convertFlow(node: TreeNode, compilation: Compilation): Segment[] {
  const { children = [] } = node;
  const kept = children.filter(
    (child, index) =>
      !isBlank(child) || (isInline(children[index - 1]) && isInline(children[index + 1])),
  );
  return convertChildren({ ...node, children: kept }, compilation);
}

export const convertNode = (
  node: TreeNode,
  compilation: Compilation,
): Segment | Segment[] | undefined =>
  compilation.kept.convert(node, () => convertByType(node, compilation));

function convertByType(node: TreeNode, compilation: Compilation): Segment | Segment[] | undefined {
  switch (node.type) {
    case "text":
      return node.value ?? "";
    case "element":
      return convertElement(node, compilation);
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return convertJsx(node, compilation);
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return convertExpression(node, compilation);
    case "root":
      return convertFlow(node, compilation);
    default:
      return undefined;
  }
}

/** What a component may look into, among what it is given. */
export function markChildren(
  component: ModuleReference,
  { children }: TreeNode,
  { kept }: Compilation,
): void {
  kept.markChildren(component, children, ({ tagName, name }) => tagName ?? name ?? undefined);
}

function convertExpression(node: TreeNode, compilation: Compilation): Segment | undefined {
  const code = compilation.code.replaceRequires(node.value ?? "", compilation.locate(node));
  if (isBlankCode(code)) return undefined;
  const literal = parseLiteral(code, compilation.literals);
  if (literal && (typeof literal.value === "string" || typeof literal.value === "number"))
    return String(literal.value);
  if (literal && (typeof literal.value === "boolean" || literal.value === null)) return undefined;
  return {
    expression: compilation.code.addExpression({
      code,
      place: { kind: "child" },
      point: compilation.locate(node),
    }),
  };
}

const styles = new Map<string, Record<string, string>>();
function cachedStyle(css: string): Record<string, string> {
  const known = styles.get(css);
  if (known) return known;
  const style = parseStyle(css);
  styles.set(css, style);
  return style;
}

/** hast properties → React props. */
export function toProps(node: TreeNode): SegmentProps | undefined {
  const { properties } = node;
  let props: Record<string, Json> | undefined;
  for (const name in properties) {
    const value = properties[name];
    if (value === undefined || value === null || value === false) continue;
    props ??= {};
    const reactName = hastToReactName(name);
    // As MDX does for React: the attribute is obsolete.
    if (name === "align" && (node.tagName === "td" || node.tagName === "th"))
      props["style"] = { textAlign: String(value) };
    else if (reactName === "style" && typeof value === "string")
      props[reactName] = cachedStyle(value);
    else if (Array.isArray(value))
      props[reactName] = value.join(name === "accept" || name === "srcSet" ? ", " : " ");
    else props[reactName] = value as Json;
  }
  return props;
}

function convertElement(node: TreeNode, compilation: Compilation): Segment | Segment[] | undefined {
  switch (node.tagName) {
    case "a":
      return convertLink(node, compilation);
    case "img":
      return convertImage(node, compilation);
    case "pre":
      return convertCode(node, compilation) ?? convertPlain(node, compilation);
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return convertHeading(node, compilation);
    case ADMONITION_TAG:
      return convertAdmonition(node, compilation);
    case HEAD_TAG:
      return convertJsx({ ...node, tagName: "head" }, compilation);
    case "details":
    case "head":
      return convertJsx(node, compilation);
    default:
      return convertPlain(node, compilation);
  }
}

/** Elements in which blanks mean nothing; in tables, React would even complain about them. */
const BLOCK_PARENTS = new Set(["ol", "section", "table", "tbody", "tfoot", "thead", "tr", "ul"]);

function findConverter(tag: string): typeof convertBlocks {
  if (tag === "blockquote") return convertFlow;
  return BLOCK_PARENTS.has(tag) ? convertBlocks : convertChildren;
}

export function convertPlain(node: TreeNode, compilation: Compilation): Segment {
  const tag = node.tagName ?? "div";
  const props = toProps(node);
  if (props && "id" in props) compilation.addAnchor(props.id);
  const convert = findConverter(tag);
  const component = findOverride(tag, compilation);
  if (component) markChildren(component, node, compilation);
  const children = convert(node, compilation);
  if (component) return { component, ...(props && { props }), children };
  return compilation.kept.createElement(tag, props, children);
}
