/** What converters share: children become segments, and hast properties props. */

import type { Json, ModuleReference, Segment, SegmentProps } from "../../shared/document.ts";
import { hastToReactName, parseStyle } from "../../shared/markup/attributes.ts";
import { mergeTexts } from "../../shared/markup/segment-html.ts";
import type { Compilation } from "./compilation.ts";
import { isBlankCode } from "./literal.ts";
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
    const converted = compilation.convert(child);
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
  if (node === undefined || !(isJsxElement(node) || node.type === "element")) return false;
  return !BLOCK_TAGS.has(node.tagName ?? node.name ?? "");
}

const isBlank = ({ type, value = "" }: TreeNode): boolean =>
  type === "text" && value.trim() === "" && value.includes("\n");

/** Children of a document or a quotation, where Markdown breaks lines: a row of buttons or badges has gaps. */
export function convertFlow(node: TreeNode, compilation: Compilation): Segment[] {
  const { children = [] } = node;
  const kept = children.filter(
    (child, index) =>
      !isBlank(child) || (isInline(children[index - 1]) && isInline(children[index + 1])),
  );
  return convertChildren({ ...node, children: kept }, compilation);
}

/** What a component may look into, among what it is given. */
export function markChildren(
  component: ModuleReference,
  { children }: TreeNode,
  { kept }: Compilation,
): void {
  kept.markChildren(component, children, ({ tagName, name }) => tagName ?? name ?? undefined);
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
